import type { ReactNode } from 'react';
import type { Pose } from '#client/art/kit/mascot.ts';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Bubble } from '#client/ui/Bubble/Bubble.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { StepDots } from '#client/ui/StepDots/StepDots.tsx';
import { useHeadingFocus } from '#client/ui/useHeadingFocus.ts';
import { useT } from '../wording.ts';
import styles from './StepFrame.module.css';

interface Props {
  /** 0-based */
  step: 0 | 1;
  pose: Pose;
  title: string;
  text: string;
  /** Beside the button, where there is room. */
  note?: ReactNode;
  onBack?: () => void;
  action: ReactNode;
  children: ReactNode;
}

/** One step of onboarding: the companion asks, the learner chooses, one button goes on. */
export function StepFrame({ step, pose, title, text, note, onBack, action, children }: Props) {
  const t = useT('onboarding');
  const common = useT('common');
  const heading = useHeadingFocus();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {onBack ? <IconButton icon="left" label={common('back')} onClick={onBack} /> : <span className={styles.gap} />}
        <StepDots step={step} of={2} label={t('step', { step: step + 1, of: 2 })} className={styles.dots} />
      </header>
      <main className={styles.main}>
        <div className={styles.ask}>
          <Mascot id={1002} pose={pose} className={styles.companion} />
          <Bubble className={styles.bubble}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p>{text}</p>
          </Bubble>
        </div>
        {children}
      </main>
      <footer className={styles.foot}>
        <div>
          <p aria-live="polite">{note}</p>
          {action}
        </div>
      </footer>
    </div>
  );
}
