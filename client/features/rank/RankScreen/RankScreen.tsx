import { Link } from '@tanstack/react-router';
import { TierBadge } from '#client/art/TierBadge/TierBadge.tsx';
import { useRankScreenQuery } from '#client/graphql/generated/rank.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { TierLadder } from '../TierLadder/TierLadder.tsx';
import { useT } from '../wording.ts';
import styles from './RankScreen.module.css';

/** Level to complete before one may join the league. */
const REQUIRED_LEVEL = 3;

/** The league, which has not opened yet: says so, what it asks for, and the tiers there are to climb. */
export function RankScreen() {
  const t = useT('rank');
  const { data } = useRankScreenQuery({ fetchPolicy: 'cache-and-network' });
  const done = Math.min(REQUIRED_LEVEL, data?.statsOverview.stageCount ?? 0);
  const qualified = done >= REQUIRED_LEVEL;
  return (
    <Page>
      <PageHead title={<span className="display">{t('title')}</span>} />
      <div className={styles.columns}>
        <Card as="section" className={styles.closed}>
          <TierBadge tier="bronze" size={132} />
          <h2 className="display">{t('closed')}</h2>
          <p>{qualified ? t('qualified') : t('need', { level: REQUIRED_LEVEL })}</p>
          {data && (
            <div className={styles.progress}>
              <Meter
                value={done}
                max={REQUIRED_LEVEL}
                tone={qualified ? 'leaf' : 'butter'}
                label={t('levels')}
                valueText={`${done} / ${REQUIRED_LEVEL}`}
              />
              <span className="num" aria-hidden="true">
                {done}/{REQUIRED_LEVEL}
              </span>
            </div>
          )}
          <Button block render={<Link to="/atlas" />}>
            {t('learn')}
          </Button>
        </Card>
        <TierLadder />
      </div>
    </Page>
  );
}
