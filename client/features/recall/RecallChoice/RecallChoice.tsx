import { useState } from 'react';
import { useFormatter } from 'use-intl';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { Slider } from '#client/ui/Slider/Slider.tsx';
import { TARGET_RECALL, TARGET_RECALL_MAX, TARGET_RECALL_MIN, TARGET_RECALL_STEP } from '#domain/limits.ts';
import { CostBars } from '../CostBars/CostBars.tsx';
import { HundredAnswers } from '../HundredAnswers/HundredAnswers.tsx';
import { useT } from '../wording.ts';
import styles from './RecallChoice.module.css';

/** Targets below the first are easy, from the second on firm, in percent. */
const MIDDLE = [86, 93] as const;
const percentOf = (target: number) => Math.round(target * 100);

interface RecallChoiceProps {
  plan: {
    targetRecall: number;
    cards: number;
    newCardsADay: number;
    costs: readonly { target: number; cardsADay: number }[];
  };
  /** it is being kept */
  busy: boolean;
  onSave: (target: number) => void;
}

/** A target of recall on a scale; what it means and what it costs follow the finger, and hold once it is taken. */
export function RecallChoice({ plan: { targetRecall, cards, newCardsADay, costs }, busy, onSave }: RecallChoiceProps) {
  const t = useT('recall');
  const format = useFormatter();
  const current = percentOf(targetRecall);
  const [touched, setChosen] = useState<number>();
  const chosen = touched ?? current;
  const shareOf = (percent: number) => format.number(percent / 100, { style: 'percent' });
  const costOf = (percent: number) => costs.find(({ target }) => percentOf(target) === percent)?.cardsADay ?? 0;
  const known = costs.some(({ cardsADay }) => cardsADay > 0);
  const cardsAt = (percent: number) => {
    const cost = costOf(percent);
    return cost > 0 && cost < 1 ? t('under_one') : t('cards', { count: Math.round(cost) });
  };
  const difference = Math.round(costOf(chosen)) - Math.round(costOf(current));
  const zone = chosen < MIDDLE[0] ? 'low' : chosen < MIDDLE[1] ? 'middle' : 'high';
  return (
    <div className={styles.parts}>
      <p className={styles.what}>{t('what')}</p>
      <Card className={styles.sheet}>
        <div className={styles.share}>
          <p>{t('of_hundred')}</p>
          <b className="display num">{shareOf(chosen)}</b>
        </div>
        <HundredAnswers kept={chosen} />
        <p className={styles.line}>{t('hundred', { kept: chosen, lost: 100 - chosen })}</p>
        <Slider
          className={styles.slider}
          label={t('target')}
          labelHidden
          value={chosen}
          onChange={setChosen}
          min={percentOf(TARGET_RECALL_MIN)}
          max={percentOf(TARGET_RECALL_MAX)}
          step={percentOf(TARGET_RECALL_STEP)}
          disabled={busy}
          words={(percent) =>
            known ? t('said', { share: shareOf(percent), cards: cardsAt(percent) }) : shareOf(percent)
          }
        />
        <div className={styles.ends} aria-hidden="true">
          <span>{t('less')}</span>
          <span>{t('firm')}</span>
        </div>
        <p className={styles.zone} data-zone={zone}>
          {t(zone, { every: Math.round(100 / (100 - chosen)) })}
        </p>
      </Card>
      <Card className={styles.cost}>
        {known ? (
          <>
            <div className={styles.sum}>
              <p>{t('cost')}</p>
              <b className="display num">{cardsAt(chosen)}</b>
              <p>{t('cost_end')}</p>
              <p className={styles.change} data-change={Math.sign(difference)}>
                {chosen === current
                  ? t('now')
                  : difference === 0
                    ? t('same')
                    : t(difference > 0 ? 'more' : 'fewer', { count: Math.abs(difference) })}
              </p>
            </div>
            <CostBars costs={costs} chosen={chosen} current={current} />
            <p className={styles.source}>
              {newCardsADay > 0
                ? t('source_new', { cards: format.number(cards), pace: format.number(newCardsADay) })
                : t('source', { cards: format.number(cards) })}
            </p>
          </>
        ) : (
          <p className={styles.unknown}>{t('unknown')}</p>
        )}
      </Card>
      <Button size="large" block loading={busy} disabled={chosen === current} onClick={() => onSave(chosen / 100)}>
        {t('save')}
      </Button>
      {chosen !== percentOf(TARGET_RECALL) && (
        <Button scene="quiet" block disabled={busy} onClick={() => setChosen(percentOf(TARGET_RECALL))}>
          {t('usual', { share: shareOf(percentOf(TARGET_RECALL)) })}
        </Button>
      )}
      <p className={styles.promise}>{t('promise')}</p>
    </div>
  );
}
