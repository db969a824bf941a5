import { Link } from '@tanstack/react-router';
import { Item } from '#client/art/Item/Item.tsx';
import { LevelNode } from '#client/art/LevelNode/LevelNode.tsx';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { TierBadge } from '#client/art/TierBadge/TierBadge.tsx';
import type { RankScreenQuery } from '#client/graphql/generated/rank.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { LEAGUE_GROUP_SIZE, LEAGUE_REWARDS, LEAGUE_UP_COUNT, LEAGUE_UP2_COUNT } from '#domain/limits.ts';
import { RankWindow } from '../RankWindow/RankWindow.tsx';
import { useT } from '../wording.ts';
import styles from './RankNotQualified.module.css';

export interface RankNotQualifiedProps {
  home: RankScreenQuery['rankHome'];
  mascot: number;
}

const LOWEST = 'BRONZE_1';

/** The league before one may join it: the cake under a cloth, the levels that lift it, and what waits below. */
export function RankNotQualified({ home: { atlasLevel, requiredAtlasLevel }, mascot }: RankNotQualifiedProps) {
  const t = useT('rank');
  const levels = Array.from({ length: requiredAtlasLevel }, (_, place) => place + 1);
  return (
    <>
      <RankWindow rank={LOWEST} mascot={mascot} mood="veil" icon="lock">
        {t('need', { level: requiredAtlasLevel })}
      </RankWindow>
      <div className={styles.side}>
        <Card as="section" className={styles.way}>
          <h2>{t('levels_left', { count: requiredAtlasLevel - atlasLevel })}</h2>
          <p>{t('need_text')}</p>
          <ol className={styles.trail} aria-label={t('levels', { done: atlasLevel, of: requiredAtlasLevel })}>
            {levels.map((level) => {
              const state = level <= atlasLevel ? 'done' : level === atlasLevel + 1 ? 'active' : 'locked';
              return (
                <li key={level} aria-current={state === 'active' ? 'step' : undefined}>
                  <LevelNode state={state} size={56} />
                  <b className="num">{level}</b>
                  <small>{t(`level_${state}`)}</small>
                </li>
              );
            })}
          </ol>
          <Button block size="large" render={<Link to="/atlas" />}>
            {t('to_level', { level: Math.min(atlasLevel + 1, requiredAtlasLevel) })}
          </Button>
        </Card>
        <Card as="section">
          <h3>{t('once_in')}</h3>
          <ul className={styles.peek}>
            <li>
              <Mascot id={1009} pose="happy" size={40} />
              {t('then_group', { count: LEAGUE_GROUP_SIZE })}
            </li>
            <li>
              <TierBadge tier="silver" size={40} />
              {t('then_bands', { up: LEAGUE_UP_COUNT, up2: LEAGUE_UP2_COUNT })}
            </li>
            <li>
              <Item name="chest" on size={40} />
              {t('then_reward', { count: LEAGUE_REWARDS.top[0] ?? 0 })}
            </li>
          </ul>
        </Card>
      </div>
    </>
  );
}
