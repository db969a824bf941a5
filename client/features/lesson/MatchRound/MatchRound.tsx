import { useEffect, useEffectEvent, useState } from 'react';
import { COMBO_TEXT_MS, MATCH_DAMAGE, NEXT_CARD_DELAY_MS } from '#domain/limits.ts';
import { isMatchOver, type Match, type MatchOutcome } from '#domain/session/match.ts';
import { BossArena } from '../BossArena/BossArena.tsx';
import styles from '../BossQuestion/BossQuestion.module.css';
import { MatchGame, type MatchSide } from '../MatchGame/MatchGame.tsx';

export interface MatchRoundProps {
  guest: number;
  match: Match;
  onSelect: (side: MatchSide, place: number) => MatchOutcome;
  /** the boss is beaten and has fallen */
  onOver: () => void;
}

/** The boss and the pairs that beat it: 20 hp each. */
export function MatchRound({ guest, match, onSelect, onOver }: MatchRoundProps) {
  const [blow, setBlow] = useState<{ kind: 'hit' | 'missed' } | null>(null);
  const over = isMatchOver(match);

  useEffect(() => {
    if (blow === null) return;
    const timer = setTimeout(() => setBlow(null), COMBO_TEXT_MS);
    return () => clearTimeout(timer);
  }, [blow]);

  const fall = useEffectEvent(onOver);
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => fall(), NEXT_CARD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [over]);

  const select = (side: MatchSide, place: number) => {
    const outcome = onSelect(side, place);
    if (outcome === 'matched' || outcome === 'defeated') setBlow({ kind: 'hit' });
    if (outcome === 'wrong') setBlow({ kind: 'missed' });
  };
  const pose = over ? 'defeated' : blow?.kind === 'hit' ? 'hit' : blow?.kind === 'missed' ? 'win' : 'idle';
  return (
    <div className={styles.duo} data-over={over ? '' : undefined}>
      <BossArena
        guest={guest}
        fills={over}
        pose={pose}
        hp={match.hp}
        damage={blow?.kind === 'hit' ? MATCH_DAMAGE : null}
        streak={match.streak}
      />
      <div className={styles.question}>
        <MatchGame match={match} onSelect={select} />
      </div>
    </div>
  );
}
