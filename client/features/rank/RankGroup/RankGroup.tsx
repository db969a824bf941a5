import { Fragment } from 'react';
import { type RankUser_UserFragment, useBlockRankUserMutation } from '#client/graphql/generated/rank.ts';
import { Avatar } from '#client/ui/Avatar/Avatar.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Menu } from '#client/ui/Menu/Menu.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { resultOfPlace } from '#domain/league.ts';
import { useT } from '../wording.ts';
import styles from './RankGroup.module.css';

const BANDS = { UP_2: 'up2', UP_1: 'up1', KEEP: 'keep', DOWN_1: 'down1', MISSED: 'down1' } as const;
const bandOf = (index: number) => BANDS[resultOfPlace(index + 1)];
/** The companion of who is not seen. */
const HIDDEN_MASCOT = 1001;

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
          const band = bandOf(index);
          const name = nickname ?? t('anonymous');
          return (
            <Fragment key={userId ?? `place ${index}`}>
              {(index === 0 || band !== bandOf(index - 1)) && (
                <li className={styles.band} data-band={band}>
                  {t(band)}
                </li>
              )}
              <li className={styles.row} data-me={me ? '' : undefined}>
                <b className="num">{index + 1}</b>
                <Avatar mascot={mascotId ?? HIDDEN_MASCOT} src={avatar} size={44} />
                <span className={styles.name} data-user-text>
                  {name}
                </span>
                {me && <Tag tone="solid">{t('me')}</Tag>}
                <span className={styles.exp}>{t('exp', { exp })}</span>
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
