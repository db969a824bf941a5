import { Icon } from '#client/art/Icon/Icon.tsx';
import type { Tier } from '#client/art/kit/tiers.ts';
import {
  type RankUp_PlaceFragment,
  type RankUp_UserFragment,
  useRankUpGroupQuery,
} from '#client/graphql/generated/end-flow.ts';
import { Avatar } from '#client/ui/Avatar/Avatar.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { parseRank } from '#domain/league.ts';
import { LEAGUE_TIER_STARS, LEAGUE_UP2_COUNT } from '#domain/limits.ts';
import { EndPage } from '../EndPage/EndPage.tsx';
import { RankLadder } from '../RankLadder/RankLadder.tsx';
import { useT } from '../wording.ts';
import styles from './RankUp.module.css';

export interface RankUpProps {
  /** the learner's own companion */
  mascot: number;
  place: RankUp_PlaceFragment;
  onNext: () => void;
}

/** The companion of who is not seen. */
const HIDDEN_MASCOT = 1001;

/** The place in the league that a unit brought: the ladder, who stands around it, and what is left to the next one. */
export function RankUp({ mascot, place: { rank, position, previousPosition, exp }, onNext }: RankUpProps) {
  const t = useT('endFlow');
  const { tier, star } = parseRank(rank);
  const badge = tier.toLowerCase() as Tier;
  const { data } = useRankUpGroupQuery({ fetchPolicy: 'network-only', context: { quiet: true } });
  const users = data?.rankHome.users ?? [];
  // Somebody may have risen meanwhile: the group is shown as it is now, around where the learner stands in it.
  const own = users.findIndex(({ me }) => me);
  const nameOf = (user: RankUp_UserFragment) => user.nickname ?? t('rank_anonymous');
  const neighbour = (user?: RankUp_UserFragment) =>
    user && { name: nameOf(user), mascot: user.mascotId ?? HIDDEN_MASCOT };
  const around = own < 0 ? [] : users.slice(Math.max(0, own - 1), own + 2);
  const above = own > 0 ? users[own - 1] : undefined;
  const top = own >= LEAGUE_UP2_COUNT ? users[LEAGUE_UP2_COUNT - 1] : undefined;
  const rose = previousPosition == null ? null : previousPosition - position;
  return (
    <EndPage action={t('next')} onNext={onNext} className={styles.page}>
      <RankLadder
        tier={badge}
        place={position}
        mascot={mascot}
        above={neighbour(above)}
        below={rose ? neighbour(users[own + 1]) : null}
        title={t(rose == null ? 'rank_joined' : 'rank_title', { place: position })}
      />
      <div className={styles.side}>
        <Card as="section" pad={false} className={styles.group}>
          <p className={styles.rank}>
            <span>
              <b>{t(`rank_${badge}`)}</b>{' '}
              {badge === 'legendary' ? (
                star > 1 && <span className="num">{t('rank_stars', { star })}</span>
              ) : (
                <Stars value={star} of={LEAGUE_TIER_STARS} label={t('rank_stars', { star })} size={16} />
              )}
            </span>
            <b className="num">{t('rank_exp', { exp })}</b>
          </p>
          {around.length > 0 && (
            <ol start={Math.max(0, own - 1) + 1}>
              {around.map((user, index) => {
                const at = Math.max(0, own - 1) + index;
                return (
                  <li key={user.userId ?? `place ${at}`} data-me={user.me ? '' : undefined}>
                    <b className="num">{at + 1}</b>
                    <Avatar mascot={user.mascotId ?? HIDDEN_MASCOT} src={user.avatar} size={40} />
                    <span className={styles.name} data-user-text>
                      {nameOf(user)}
                    </span>
                    {user.me && Boolean(rose) && (
                      <Tag tone="leaf" icon="up">
                        <span className="sr-only">{t('rank_rose', { count: rose ?? 0 })}</span>
                        <span aria-hidden="true">{rose}</span>
                      </Tag>
                    )}
                    <b className="num">{user.exp}</b>
                  </li>
                );
              })}
            </ol>
          )}
        </Card>
        {above && (
          <Card as="section" className={styles.next}>
            <p data-user-text>
              <Icon name="up" size={20} /> {t('rank_next', { exp: above.exp - exp + 1, name: nameOf(above) })}
            </p>
            {top && (
              <Meter
                tone="leaf"
                value={exp}
                max={Math.max(1, top.exp)}
                label={t('rank_top')}
                valueText={`${exp} / ${top.exp}`}
              />
            )}
            {top && (
              <p className={styles.top}>
                <span>{t('rank_top')}</span>
                <b className="num">
                  {exp} / {top.exp}
                </b>
              </p>
            )}
          </Card>
        )}
      </div>
    </EndPage>
  );
}
