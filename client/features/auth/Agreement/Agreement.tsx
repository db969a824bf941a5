import { useEffect, useRef } from 'react';
import { Bubble } from '#client/ui/Bubble/Bubble.tsx';
import { Checkbox } from '#client/ui/Checkbox/Checkbox.tsx';
import { AgreementText } from '../AgreementText/AgreementText.tsx';
import { useT } from '../wording.ts';
import styles from './Agreement.module.css';

interface Props {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  /** How often somebody tried to go on without it. */
  unagreedTries: number;
}

/** The two agreements, never ticked beforehand. Going on without them brings the focus here. */
export function Agreement({ agreed, onChange, unagreedTries }: Props) {
  const t = useT('auth');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (unagreedTries > 0) box.current?.querySelector<HTMLElement>('[role=checkbox]')?.focus();
  }, [unagreedTries]);
  return (
    <div className={styles.agreement} ref={box}>
      {unagreedTries > 0 && !agreed && (
        <div role="alert">
          <Bubble tail="bottom" className={styles.bubble}>
            {t('agree_first')}
          </Bubble>
        </div>
      )}
      <Checkbox checked={agreed} onChange={onChange}>
        <AgreementText sentence="agree" />
      </Checkbox>
    </div>
  );
}
