import { Fragment } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Item } from '#client/art/Item/Item.tsx';
import { type RankUser_UserFragment, useBlockRankUserMutation } from '#client/graphql/generated/rank.ts';
import { Avatar } from '#client/ui/Avatar/Avatar.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Menu } from '#client/ui/Menu/Menu.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { resultOfPlace } from '#domain/league.ts';
import {
  LEAGUE_DOWN_AFTER,
  LEAGUE_GROUP_SIZE,
  LEAGUE_REWARDS,
  LEAGUE_UP_COUNT,
  LEAGUE_UP2_COUNT,
} from '#domain/limits.ts';
import { HIDDEN_MASCOT } from '../rank-name.ts';
import { useT } from '../wording.ts';
import styles from './RankGroup.module.css';

const { top, up, keep } = LEAGUE_REWARDS;
/** Each band with its first and last place, its picture and what its places are paid. */
const BANDS = {
  UP_2: { band: 'up2', icon: 'top', from: 1, to: LEAGUE_UP2_COUNT, reward: top.join(' / ') },
  UP_1: { band: 'up1', icon: 'up', from: LEAGUE_UP2_COUNT + 1, to: LEAGUE_UP_COUNT, reward: String(up) },
  KEEP: { band: 'keep', icon: 'flag', from: LEAGUE_UP_COUNT + 1, to: LEAGUE_DOWN_AFTER, reward: String(keep) },
  DOWN_1: { band: 'down1', icon: 'down', from: LEAGUE_DOWN_AFTER + 1, to: LEAGUE_GROUP_SIZE, reward: null },
} as const;
const resultOf = (index: number) => resultOfPlace(index + 1) as keyof typeof BANDS;

export interface RankGroupProps {
  /** in the order of their places */
  users: readonly RankUser_UserFragment[];
}

/** The learners of a group in the bands of what their places bring. */
export function RankGroup({ users }: RankGroupProps) {
  const t = useT('rank');
  const [blockUser] = useBlockRankUserMutation({ context: { untilFresh: true } });
  const block = useAction((userId: number, blocked: boolean) => blockUser({ variables: { userId, blocked } }));
  return (
    <Card as="section" className={styles.group}>
      <ol aria-label={t('group', { count: users.length })}>
        {users.map(({ userId, exp, nickname, avatar, mascotId, me, blocked }, index) => {
          const { band, icon, from, to, reward } = BANDS[resultOf(index)];
          const name = nickname ?? t('anonymous');
          return (
            <Fragment key={userId ?? `place ${index}`}>
              {(index === 0 || resultOf(index) !== resultOf(index - 1)) && (
                <li className={styles.band} data-band={band}>
                  <Icon name={icon} size={18} />
                  <b>{t(band)}</b>
                  <span className="num">{t('places', { from, to })}</span>
                  {reward ? (
                    <span className={styles.reward}>
                      <Item name="diamond" size={18} />
                      <span className="sr-only">{t('diamonds')}</span>
                      <b className="num">{reward}</b>
                    </span>
                  ) : (
                    <span className={styles.reward}>{t('no_reward')}</span>
                  )}
                </li>
              )}
              <li className={styles.row} data-band={band} data-me={me ? '' : undefined}>
                <b className={`${styles.place} num`} data-place={index + 1}>
                  {index + 1}
                </b>
                <Avatar mascot={mascotId ?? HIDDEN_MASCOT} src={avatar} size={44} />
                <span className={styles.name} data-user-text>
                  {name}
                </span>
                {me && <Tag tone="solid">{t('me')}</Tag>}
                <span className={`${styles.exp} num`}>
                  {t.rich('exp', { exp, unit: (text) => <small>{text}</small> })}
                </span>
                {!me && userId != null && (
                  <Menu
                    label={t('more', { name })}
                    trigger={<IconButton icon="more" label={t('more', { name })} />}
                    groups={[
                      [
                        {
                          key: 'block',
                          label: t(blocked ? 'unblock' : 'block'),
                          icon: 'eye',
                          onAct: () => void block.run(userId, !blocked),
                        },
                      ],
                    ]}
                  />
                )}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </Card>
  );
}
