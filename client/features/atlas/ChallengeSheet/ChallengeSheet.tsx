import { skipToken } from '@apollo/client/react';
import { Guest } from '#client/art/Guest/Guest.tsx';
import { Item } from '#client/art/Item/Item.tsx';
import { Gateway } from '#client/art/Region/Gateway.tsx';
import { useChallengeSheetQuery } from '#client/graphql/generated/atlas.ts';
import { useEnergy } from '#client/graphql/use-energy.ts';
import { useGuestName } from '#client/parts/guest-name/use-guest-name.ts';
import { openDialog } from '#client/platform/dialogs.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Sheet } from '#client/ui/Sheet/Sheet.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import { challengePlace, namedChallenge } from '#domain/challenges.ts';
import { bossGuest } from '#domain/guests.ts';
import { MIN_CARDS_TO_LEARN, REGION_COLOURS } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './ChallengeSheet.module.css';
import { useHint } from './use-hint.ts';
import { useStartChallenge } from './use-start-challenge.ts';

interface Props {
  /** 1 and up, over the whole map. */
  index: number;
  activeLevel: number;
  /** The most stars of a victory, 0 to 3. */
  star: number;
  onClose: () => void;
}

const captions = ['caption_0', 'caption_1', 'caption_2', 'caption_3'] as const;
const hints = ['hint_blood', 'hint_once', 'hint_stars'] as const;

/**
 * An oven: who waits there, the stars so far, what a duel takes and brings, and its start. An address may name one that is
 * not open yet, which says what comes first.
 */
export function ChallengeSheet({ index, activeLevel, star, onClose }: Props) {
  const t = useT('challenge');
  const atlas = useT('atlas');
  const common = useT('common');
  const guest = bossGuest(index);
  const name = useGuestName(guest);
  const { region, startLevel, endLevel } = challengePlace(index);
  const colour = (region - 1) % REGION_COLOURS;
  const open = endLevel < activeLevel;
  const query = useChallengeSheetQuery(
    open ? { variables: { input: namedChallenge(index) }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const { energy } = useEnergy();
  const { startChallenge, starting } = useStartChallenge();
  const hint = hints[useHint(hints.length)] ?? hints[0];
  const start = (required: number) =>
    energy !== undefined && energy.currentEnergy < required ? openDialog('energy') : void startChallenge(index);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('title', { index, name })}
      titleHidden
      className={styles.sheet}
      closeLabel={common('close')}
    >
      <div className={styles.face}>
        <div className={styles.view} data-region={colour}>
          <Gateway region={colour} className={styles.land} />
          <p className={styles.hint} aria-live="off">
            {t(hint)}
          </p>
          <Guest alive id={guest} size={150} className={styles.guest} />
        </div>
        <Stars className={styles.stars} value={star} size={44} label={t('stars', { star })} />
        <p className={styles.name}>{name}</p>
        <p className={styles.caption}>
          {open ? t(captions[star] ?? 'caption_0') : atlas('challenge_inactive', { level: endLevel })}
        </p>
      </div>
      {open && (
        <Loaded
          query={query}
          label={t('loading')}
          failed={{ as: 'p', title: t('failed') }}
          skeleton={<Skeleton shape="box" height={132} />}
        >
          {({ challengePreparation: { requiredEnergy, exp } }) => (
            <>
              <dl className={styles.facts}>
                <div>
                  <dt>{t('levels')}</dt>
                  <dd className="num">{t('levels_range', { first: startLevel, last: endLevel })}</dd>
                </div>
                <div>
                  <dt>{t('cards')}</dt>
                  <dd>{t('cards_count', { count: MIN_CARDS_TO_LEARN })}</dd>
                </div>
                <div>
                  <dt>{t('exp')}</dt>
                  <dd className="num">{t('exp_gain', { exp })}</dd>
                </div>
              </dl>
              <Button
                size="large"
                block
                loading={starting}
                cost={
                  <>
                    <Item name="bread" size={20} />
                    {requiredEnergy}
                  </>
                }
                onClick={() => start(requiredEnergy)}
              >
                {t(star === 0 ? 'start' : 'again')}
              </Button>
            </>
          )}
        </Loaded>
      )}
    </Sheet>
  );
}
