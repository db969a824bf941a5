import { useState } from 'react';
import { useTimeZone } from 'use-intl';
import {
  type CheckInPopupQuery,
  useCheckInPopupQuery,
  useMarkCheckInPoppedMutation,
} from '#client/graphql/generated/end-flow.ts';
import { useSetCheckInTargetMutation } from '#client/graphql/generated/shared.ts';
import type { DayStripProps } from '#client/parts/DayStrip/DayStrip.tsx';
import { weekOf } from '#client/parts/DayStrip/week.ts';
import { serverNow } from '#client/platform/server-clock.ts';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { StepDots } from '#client/ui/StepDots/StepDots.tsx';
import { CheckInStamp } from '../CheckInStamp/CheckInStamp.tsx';
import { CheckInStreak } from '../CheckInStreak/CheckInStreak.tsx';
import { CheckInTarget } from '../CheckInTarget/CheckInTarget.tsx';
import { EndPage } from '../EndPage/EndPage.tsx';
import { useT } from '../wording.ts';
import styles from './CheckInPopup.module.css';

export interface CheckInPopupProps {
  onNext: () => void;
}

type CheckIn = CheckInPopupQuery['checkIn'];
const firstTime = ['stamp', 'streak', 'target'] as const;

/** The stamp of the day. The first one ever explains itself in three steps and asks for a goal. */
export function CheckInPopup({ onNext }: CheckInPopupProps) {
  const t = useT('endFlow');
  const [now] = useState(() => serverNow());
  const { days: week, today } = weekOf(now, useTimeZone());
  const { data, error } = useCheckInPopupQuery({
    variables: { startDate: week[0] ?? today, endDate: week[6] ?? today },
    context: { quiet: true },
  });
  const [markPopped] = useMarkCheckInPoppedMutation({ context: { quiet: true } });
  const leave = () => {
    // The celebration is over whether or not the server hears of it.
    void markPopped().catch(() => undefined);
    onNext();
  };
  if (!data) {
    return (
      <EndPage festive={Boolean(error)} action={t('next')} onNext={leave} className={styles.page}>
        {error ? (
          <div role="alert" className={styles.failed}>
            <CheckInStamp title={t('checkin_done')} text={t('checkin_failed')} />
          </div>
        ) : (
          <Skeletons label={t('loading')} className={styles.loading}>
            <Skeleton shape="round" width={120} height={120} />
            <Skeleton width="60%" height={32} />
            <Skeleton shape="box" height={96} />
          </Skeletons>
        )}
      </EndPage>
    );
  }
  const done = data.checkInStats.flatMap(({ date, type }) => (type ? [date] : []));
  const days = { days: week, done, today };
  return data.checkIn.accumulatedDays <= 1 ? (
    <FirstCheckIn checkIn={data.checkIn} {...days} onNext={leave} />
  ) : (
    <EndPage festive action={t('next')} onNext={leave} className={`${styles.page} ${styles.streak}`}>
      <h1 className="sr-only">{t('checkin_title')}</h1>
      <CheckInStreak checkIn={data.checkIn} {...days} />
    </EndPage>
  );
}

function FirstCheckIn({ checkIn, onNext, ...days }: DayStripProps & { checkIn: CheckIn; onNext: () => void }) {
  const t = useT('endFlow');
  const [place, setPlace] = useState(0);
  const [target, setTarget] = useState(checkIn.target ?? 7);
  const [saveTarget] = useSetCheckInTargetMutation();
  const step = firstTime[place] ?? 'target';
  const next = () => {
    if (step !== 'target') return setPlace(place + 1);
    // A failure is told by the failure link; the goal can be set on the check-in page.
    if (target !== checkIn.target) void saveTarget({ variables: { days: target } }).catch(() => undefined);
    onNext();
  };
  return (
    <EndPage
      key={step}
      festive={step === 'stamp'}
      action={t(step === 'target' ? 'save_target' : 'next')}
      onNext={next}
      className={styles.page}
    >
      <StepDots
        step={place}
        of={firstTime.length}
        label={t('checkin_step', { step: place + 1, of: firstTime.length })}
        className={styles.dots}
      />
      {step === 'stamp' && <CheckInStamp />}
      {step === 'streak' && (
        <>
          <h1 className="sr-only">{t('checkin_streak_first')}</h1>
          <CheckInStreak checkIn={checkIn} {...days} />
          <p className={styles.text}>{t('checkin_streak_text')}</p>
        </>
      )}
      {step === 'target' && <CheckInTarget value={target} onChange={setTarget} />}
    </EndPage>
  );
}
