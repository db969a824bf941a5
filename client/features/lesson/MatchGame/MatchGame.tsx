import { useEffect, useState } from 'react';
import { langOf } from '#client/parts/cards/text.ts';
import { Choice, type ChoiceState } from '#client/ui/Choice/Choice.tsx';
import { useHeadingFocus } from '#client/ui/useHeadingFocus.ts';
import { WRONG_SELECTION_RESET_MS } from '#domain/limits.ts';
import { type Match, rightText } from '#domain/session/match.ts';
import { useKeys } from '../use-keys.ts';
import { useT } from '../wording.ts';
import styles from './MatchGame.module.css';

export type MatchSide = 'left' | 'right';

export interface MatchGameProps {
  match: Match;
  onSelect: (side: MatchSide, place: number) => void;
}

/** Connect the pairs: one of the left, one of the right. Keys 1 to 5 and 6 to 0. */
export function MatchGame({ match, onSelect }: MatchGameProps) {
  const t = useT('lesson');
  const wrong = useBriefly(match.wrong, WRONG_SELECTION_RESET_MS);
  const rows = match.pairs.map((_, place) => place);
  const heading = useHeadingFocus();
  const gone = match.goneLeft.filter(Boolean).length;
  useEffect(() => {
    // A pair that is found takes the button along that had the focus.
    if (gone > 0 && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [gone, heading]);
  useKeys(
    Object.fromEntries(
      rows.flatMap((place) => [
        [keyOf('left', place), () => onSelect('left', place)],
        [keyOf('right', place), () => onSelect('right', place)],
      ]),
    ),
  );

  const tile = (side: MatchSide, place: number, text: string) => {
    const gone = side === 'left' ? match.goneLeft[place] : match.goneRight[place];
    if (gone) return <Crumbs key={`${side}${place}`} />;
    const state: ChoiceState = wrong?.[side] === place ? 'wrong' : match[side] === place ? 'selected' : 'plain';
    return (
      <Choice
        key={`${side}${place}`}
        className={styles.tile}
        state={state}
        hint={keyOf(side, place)}
        lang={langOf(text)}
        aria-pressed={state === 'selected'}
        onClick={() => onSelect(side, place)}
      >
        {text}
      </Choice>
    );
  };

  return (
    <section className={styles.match} aria-labelledby="match-title">
      <h1 id="match-title" ref={heading} className={styles.title} tabIndex={-1}>
        {t(match.pairs.some(({ left }) => langOf(left)) ? 'match_title' : 'match_title_hanzi')}
      </h1>
      <div className={styles.columns}>
        <fieldset className={styles.column}>
          <legend className="sr-only">{t('match_left')}</legend>
          {rows.map((place) => tile('left', place, match.pairs[place]?.left ?? ''))}
        </fieldset>
        <fieldset className={styles.column}>
          <legend className="sr-only">{t('match_right')}</legend>
          {rows.map((place) => tile('right', place, rightText(match, place) ?? ''))}
        </fieldset>
      </div>
    </section>
  );
}

const keyOf = (side: MatchSide, place: number) => String((place + (side === 'left' ? 1 : 6)) % 10);

function Crumbs() {
  return (
    <span className={styles.gone} aria-hidden="true">
      <i />
    </span>
  );
}

/** The value for `ms` from each change to something, then null. */
function useBriefly<T>(value: T | null, ms: number): T | null {
  const [over, setOver] = useState<T | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setOver(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value === over ? null : value;
}
