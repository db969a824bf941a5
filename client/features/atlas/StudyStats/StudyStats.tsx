import { Item } from '#client/art/Item/Item.tsx';
import type { ItemName } from '#client/art/kit/items.ts';
import { LevelNode } from '#client/art/LevelNode/LevelNode.tsx';
import { useStudyStatsQuery } from '#client/graphql/generated/atlas.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { useT } from '../wording.ts';
import styles from './StudyStats.module.css';

const items: Record<'exp' | 'accumulatedCheckInDays' | 'maxCheckInCtDays', ItemName> = {
  exp: 'exp',
  accumulatedCheckInDays: 'calendar',
  maxCheckInCtDays: 'flame',
};

/** What was learned so far, in four numbers. */
export function StudyStats() {
  const t = useT('atlas');
  const { data } = useStudyStatsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { stageCount, exp, accumulatedCheckInDays, maxCheckInCtDays } = data.statsOverview;
  const rest = { exp, accumulatedCheckInDays, maxCheckInCtDays };
  return (
    <Card as="section" pad={false}>
      <dl className={styles.stats}>
        <div>
          <LevelNode state="done" size={34} />
          <dt>{t('stat_stageCount')}</dt>
          <dd className="hero">{stageCount}</dd>
        </div>
        {(Object.keys(rest) as (keyof typeof rest)[]).map((key) => (
          <div key={key}>
            <Item name={items[key]} size={34} />
            <dt>{t(`stat_${key}`)}</dt>
            <dd className="hero">{rest[key]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
