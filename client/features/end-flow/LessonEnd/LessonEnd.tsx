import { useEffect } from 'react';
import { useFormatter } from 'use-intl';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import type { LessonEnd_StatsFragment, MasteryReview_ChangeFragment } from '#client/graphql/generated/end-flow.ts';
import { playSound } from '#client/platform/sounds.ts';
import { CountUp } from '#client/ui/CountUp/CountUp.tsx';
import { Receipt, ReceiptCut, ReceiptLine, ReceiptLines } from '#client/ui/Receipt/Receipt.tsx';
import { REWARD_AUDIO_DELAY_MS } from '#domain/limits.ts';
import { BigStars } from '../BigStars/BigStars.tsx';
import { EndPage } from '../EndPage/EndPage.tsx';
import { MasteryList } from '../MasteryList/MasteryList.tsx';
import type { NamedCard } from '../named-card.ts';
import { WrongCards, type WrongCardsOffer } from '../WrongCards/WrongCards.tsx';
import { useT } from '../wording.ts';
import { formatDuration } from './duration.ts';
import styles from './LessonEnd.module.css';

export interface LessonEndProps {
  /** the companion that celebrates */
  mascot: number;
  stats: LessonEnd_StatsFragment;
  changes: readonly MasteryReview_ChangeFragment[];
  cards: readonly NamedCard[];
  /** the cards with a mistake may be played once more */
  wrongCards?: WrongCardsOffer;
  onNext: () => void;
}

const titles = { 1: 'title_1', 2: 'title_2', 3: 'title_3' } as const;
const shownChanges = 3;

/** The result of a unit: stars, the companion and the receipt. */
export function LessonEnd({ mascot, stats, changes, cards, wrongCards, onNext }: LessonEndProps) {
  const t = useT('endFlow');
  const { level, debutCount, reviewCount } = stats;
  const star = Math.min(3, Math.max(1, stats.star)) as 1 | 2 | 3;
  useEffect(() => {
    const timer = setTimeout(() => playSound('star'), REWARD_AUDIO_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <EndPage
      festive="left"
      action={t('next')}
      aside={wrongCards && <WrongCards {...wrongCards} />}
      onNext={onNext}
      className={styles.end}
    >
      <div className={styles.hero}>
        <BigStars star={star} />
        <Mascot alive id={mascot} pose={star === 1 ? 'happy' : 'cheer'} className={styles.mascot} />
        <h1 className={`${styles.title} display`}>{t(titles[star])}</h1>
        <p className={styles.line}>
          {t(star === 3 ? 'level_clean' : 'level_done', { level, cards: debutCount + reviewCount })}
        </p>
      </div>
      <Slip stats={stats} changes={changes} cards={cards} />
    </EndPage>
  );
}

function Slip({ stats, changes, cards }: Omit<LessonEndProps, 'onNext' | 'mascot' | 'wrongCards'>) {
  const t = useT('endFlow');
  const format = useFormatter();
  const { exp, comboExp, debutCount, reviewCount, comboCount, duration } = stats;
  const total = exp + comboExp;
  const up = changes.filter(({ oldMastery, newMastery }) => newMastery > oldMastery);
  const steepest = [...changes].sort((a, b) => b.newMastery - b.oldMastery - (a.newMastery - a.oldMastery));
  return (
    <Receipt className={styles.slip}>
      <p className={styles.caption}>
        <span>{t('receipt')}</span>
        <time className="num">
          {format.dateTime(Date.now(), {
            month: 'short',
            day: 'numeric',
            hour: '2-digit',
            minute: '2-digit',
            hour12: false,
          })}
        </time>
      </p>
      <p className={styles.exp}>
        <b className="display">
          <CountUp from={0} value={total} format={(value) => `+${value}`} />
        </b>
        <span>{t('exp')}</span>
      </p>
      <p className={styles.shares}>
        <span>{t('exp_cards', { exp })}</span>
        <span>{t('exp_combo', { exp: comboExp })}</span>
      </p>
      <ReceiptCut />
      <ReceiptLines>
        <ReceiptLine label={t('debut')}>{t('cards', { count: debutCount })}</ReceiptLine>
        <ReceiptLine label={t('review')}>{t('cards', { count: reviewCount })}</ReceiptLine>
        <ReceiptLine label={t('max_combo')}>{comboCount}</ReceiptLine>
        <ReceiptLine label={t('duration')}>{formatDuration(duration)}</ReceiptLine>
      </ReceiptLines>
      {changes.length > 0 && (
        <>
          <ReceiptCut />
          <p className={styles.caption}>
            <span>{t('mastery')}</span>
            {up.length > 0 && <span className={styles.up}>{t('mastery_up', { count: up.length })}</span>}
          </p>
          <MasteryList changes={steepest.slice(0, shownChanges)} cards={cards} />
        </>
      )}
    </Receipt>
  );
}
