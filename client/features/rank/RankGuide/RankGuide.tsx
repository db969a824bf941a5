import { type CSSProperties, type ReactNode, useId } from 'react';
import { Chest } from '#client/art/Chest/Chest.tsx';
import { Item } from '#client/art/Item/Item.tsx';
import type { Pose } from '#client/art/kit/mascot.ts';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Picture } from '#client/art/Picture/Picture.tsx';
import { Price } from '#client/parts/Price/Price.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { useHeadingFocus } from '#client/ui/useHeadingFocus.ts';
import { resultOfPlace } from '#domain/league.ts';
import {
  LEAGUE_DOWN_AFTER,
  LEAGUE_GROUP_SIZE,
  LEAGUE_REWARDS,
  LEAGUE_TIER_STARS,
  LEAGUE_UP_COUNT,
  LEAGUE_UP2_COUNT,
} from '#domain/limits.ts';
import { useT } from '../wording.ts';
import { loaf } from './loaf.ts';
import styles from './RankGuide.module.css';

export interface RankGuideProps {
  /** the learner's own companion */
  mascot: number;
  /** what leads on */
  action: string;
  onClose: () => void;
}

/** Where somebody or something of a picture is, in hundredths of its width and height. */
type Spot = readonly [left: number, top: number, width: number];

/** The others of a group, around the own companion. */
const CROWD: readonly (readonly [id: number, ...spot: Spot])[] = [
  [1008, 8, 16, 20],
  [1003, 30, 11, 19.5],
  [1007, 51.5, 11, 19.5],
  [1011, 72.5, 16, 20],
  [1005, 0.5, 43, 20.5],
  [1010, 19.5, 38.5, 19.5],
  [1001, 61.5, 38.5, 19.5],
  [1012, 79.5, 43, 20.5],
  [1004, 7, 66, 23],
  [1009, 70, 66, 23],
];
const SEATS: readonly (readonly [id: number, pose: Pose, ...spot: Spot])[] = [
  [1011, 'cheer', 3.2, 19.6, 14.4],
  [1002, 'happy', 14.3, 2.9, 17.5],
  [1007, 'happy', 36.2, 7.8, 15],
  [1008, 'think', 61.2, 6.5, 15.6],
  [1003, 'oops', 82.1, 17.8, 14.4],
];
const GEMS: readonly Spot[] = [
  [5, 55, 22],
  [73, 55, 22],
  [23, 74, 14],
  [63, 74, 14],
  [0.5, 76, 11],
  [89, 76, 11],
];

const place = ([left, top, width]: Spot): CSSProperties => ({ left: `${left}%`, top: `${top}%`, width: `${width}%` });

/** The first place of each band with its last one. */
const BANDS = [
  [1, LEAGUE_UP2_COUNT],
  [LEAGUE_UP2_COUNT + 1, LEAGUE_UP_COUNT],
  [LEAGUE_UP_COUNT + 1, LEAGUE_DOWN_AFTER],
  [LEAGUE_DOWN_AFTER + 1, LEAGUE_GROUP_SIZE],
] as const;

/** How the league goes, on three cards: whom one plays with, what places bring, and what is paid for them. */
export function RankGuide({ mascot, action, onClose }: RankGuideProps) {
  const t = useT('rank');
  const heading = useHeadingFocus();
  const { top, up, keep } = LEAGUE_REWARDS;
  const prizes = [
    ...top.map((amount, index) => [t('place', { place: index + 1 }), amount] as const),
    [t('guide_rise'), up] as const,
    [t('guide_stay'), keep] as const,
  ];
  return (
    <section className={styles.guide} aria-label={t('rules')}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className="display">
          {t('guide_title')}
        </h2>
        <p>{t('guide_text')}</p>
      </div>
      <ol className={styles.cards}>
        <Step
          number={1}
          title={t('guide_group', { count: LEAGUE_GROUP_SIZE - 1 })}
          picture={
            <div className={styles.crowd} aria-hidden="true">
              {CROWD.map(([id, ...spot]) => (
                <span key={id} style={place(spot)}>
                  <Mascot id={id} pose="happy" />
                </span>
              ))}
              <span style={place([29, 41, 43])}>
                <Mascot id={mascot} pose="cheer" />
              </span>
            </div>
          }
        >
          <p>{t('guide_group_text')}</p>
        </Step>
        <Step
          number={2}
          title={t('guide_places')}
          picture={
            <div className={styles.loaf}>
              <div aria-hidden="true">
                {SEATS.map(([id, pose, ...spot]) => (
                  <span key={id} style={place(spot)}>
                    <Mascot id={id} pose={pose} />
                  </span>
                ))}
                <Picture drawing={loaf} className={styles.bread} />
              </div>
              <dl className={styles.bands}>
                {BANDS.map(([from, to]) => (
                  <div key={from}>
                    <dt className="num">{t('places_short', { from, to })}</dt>
                    <dd>{t(`band_${resultOfPlace(from)}` as 'band_KEEP')}</dd>
                  </div>
                ))}
              </dl>
            </div>
          }
        >
          <p>{t('guide_places_text', { count: LEAGUE_TIER_STARS })}</p>
        </Step>
        <Step
          number={3}
          title={t('guide_reward')}
          picture={
            <div className={styles.chest} aria-hidden="true">
              <span style={place([24, 15, 52])}>
                <Chest state="open" />
              </span>
              {GEMS.map((spot) => (
                <span key={spot[0]} style={place(spot)}>
                  <Item name="diamond" on />
                </span>
              ))}
            </div>
          }
        >
          <dl className={styles.prizes}>
            {prizes.map(([label, amount]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Price unit="diamond" amount={amount} size={18} />
                </dd>
              </div>
            ))}
          </dl>
        </Step>
      </ol>
      <div className={styles.foot}>
        <Button block size="large" onClick={onClose}>
          {action}
        </Button>
      </div>
    </section>
  );
}

interface StepProps {
  number: 1 | 2 | 3;
  title: string;
  picture: ReactNode;
  children: ReactNode;
}

function Step({ number, title, picture, children }: StepProps) {
  const name = useId();
  return (
    <li className={styles.card} data-step={number} aria-labelledby={name}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <h3 id={name}>
          <b className="display num" aria-hidden="true">
            {number}
          </b>
          {title}
        </h3>
        {children}
      </div>
    </li>
  );
}
