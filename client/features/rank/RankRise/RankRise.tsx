import { Icon } from '#client/art/Icon/Icon.tsx';
import { Item } from '#client/art/Item/Item.tsx';
import type { RankScreenQuery } from '#client/graphql/generated/rank.ts';
import { Price } from '#client/parts/Price/Price.tsx';
import { Avatar } from '#client/ui/Avatar/Avatar.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { CountUp } from '#client/ui/CountUp/CountUp.tsx';
import { Receipt, ReceiptCut, ReceiptLine, ReceiptLines } from '#client/ui/Receipt/Receipt.tsx';
import { LEAGUE_REWARDS, LEAGUE_UP2_COUNT } from '#domain/limits.ts';
import { RankChip } from '../RankChip/RankChip.tsx';
import { HIDDEN_MASCOT } from '../rank-name.ts';
import { useT } from '../wording.ts';
import styles from './RankRise.module.css';

export interface RankRiseProps {
  home: RankScreenQuery['rankHome'];
  busy: boolean;
  onClaim: () => void;
}

/** The slip of a season in which the rank did not fall, or could not: from where to where, what it brings, who stood on top. */
export function RankRise({ home, busy, onClaim }: RankRiseProps) {
  const t = useT('rank');
  const { position, reward, beforeRank, afterRank, users } = home;
  const me = users.find((user) => user.me);
  return (
    <div className={styles.rise}>
      {beforeRank && afterRank && (
        <div className={styles.way}>
          <RankChip rank={beforeRank} />
          {beforeRank !== afterRank && (
            <>
              <span className={styles.on}>
                <Icon name="right" size={20} />
                <span className="sr-only">{t('becomes')}</span>
              </span>
              <RankChip rank={afterRank} on />
            </>
          )}
        </div>
      )}
      <Receipt>
        <p className={styles.caption}>{t('slip')}</p>
        {Boolean(reward) && (
          <p className={styles.reward}>
            <b className="display">
              <CountUp from={0} value={reward ?? 0} format={(value) => `+${value}`} />
            </b>
            <Item name="diamond" size={24} />
            <span>{t('diamonds')}</span>
          </p>
        )}
        <ReceiptCut />
        <ReceiptLines>
          <ReceiptLine label={t('place_label')}>
            {position == null ? t('no_place') : `${position} / ${users.length}`}
          </ReceiptLine>
          <ReceiptLine label={t('exp_label')}>{me?.exp ?? 0}</ReceiptLine>
        </ReceiptLines>
        {users.length > 0 && (
          <>
            <ReceiptCut />
            <ol className={styles.top} aria-label={t('top')}>
              {users.slice(0, LEAGUE_UP2_COUNT).map(({ userId, nickname, avatar, mascotId, me: mine }, place) => (
                <li key={userId ?? `place ${place}`} data-me={mine ? '' : undefined}>
                  <b className={`${styles.medal} num`} data-place={place + 1}>
                    {place + 1}
                  </b>
                  <Avatar mascot={mascotId ?? HIDDEN_MASCOT} src={avatar} size={36} />
                  <span className={styles.name} data-user-text>
                    {nickname ?? t('anonymous')}
                  </span>
                  <Price unit="diamond" amount={LEAGUE_REWARDS.top[place] ?? 0} />
                </li>
              ))}
            </ol>
          </>
        )}
      </Receipt>
      <Button
        block
        size="large"
        loading={busy}
        icon={reward ? <Item name="diamond" size={24} /> : undefined}
        onClick={onClaim}
      >
        {reward ? t('claim', { count: reward }) : t('go_on')}
      </Button>
    </div>
  );
}
