import { lazy, Suspense } from 'react';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { useWhenIdle } from '#client/platform/idle.ts';
import { useMedia } from '#client/platform/use-media.ts';
import styles from './BlankPanel.module.css';
import { blankCount } from './counting.ts';
import { NARROW } from './narrow.ts';
import { useCloze } from './state/ClozeEditing.tsx';
import { useT } from './wording.ts';

/* Comes before the first blank is chosen. */
const load = () => import('./ChosenBlank.tsx').then((it) => ({ default: it.ChosenBlank }));
const ChosenBlank = lazy(() =>
  // where the network went before it came, one writes on
  load().catch(() => ({ default: () => <></> })),
);

/**
 * The wrong answers of the selected blank, under or beside the text. In one column it comes up from below, in the place of the
 * keyboard, when a blank is tapped.
 */
export function BlankPanel({ placement = 'side' }: { placement?: 'side' | 'under' }) {
  const blank = useCloze((state) => state.blank);
  const isWriting = useCloze((state) => state.isWriting);
  const isNarrow = useMedia(NARROW);
  useWhenIdle(load);
  const isShown = blank && !(isNarrow && isWriting);
  if (!isShown) return isNarrow ? null : <FocusFirst />;
  return (
    <Suspense fallback={isNarrow ? null : <FocusFirst />}>
      <ChosenBlank blank={blank} isDocked={isNarrow} placement={placement} />
    </Suspense>
  );
}

function FocusFirst() {
  const t = useT('cloze_panel');
  const hasBlanks = useCloze(({ card }) => blankCount(card.content) > 0);
  return (
    <section className={styles.first} aria-label={t('title')}>
      <Mascot id={1011} pose="think" size={72} />
      <b>{t(hasBlanks ? 'focus_first' : 'no_blank')}</b>
      <p>{t(hasBlanks ? 'focus_first_hint' : 'no_blank_hint')}</p>
    </section>
  );
}
