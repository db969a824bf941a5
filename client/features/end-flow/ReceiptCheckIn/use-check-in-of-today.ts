import { useState } from 'react';
import { useTimeZone } from 'use-intl';
import { type ReceiptCheckInQuery, useReceiptCheckInQuery } from '#client/graphql/generated/end-flow.ts';
import type { DayStripProps } from '#client/parts/DayStrip/DayStrip.tsx';
import { weekOf } from '#client/parts/DayStrip/week.ts';
import { serverNow } from '#client/platform/server-clock.ts';

/** Days that a first goal proposes. */
const PROPOSED_DAYS = 7;

export interface CheckInOfToday extends DayStripProps {
  state: 'none' | 'loading' | 'failed' | 'shown';
  checkIn?: ReceiptCheckInQuery['checkIn'];
  /** the first one ever, which explains itself and asks for a goal */
  isFirst: boolean;
  /** the goal that is set, or that is proposed */
  target: number;
}

/** The check-in of today with the days of its week; nothing is asked where it was celebrated already. */
export function useCheckInOfToday(skip: boolean): CheckInOfToday {
  const [now] = useState(() => serverNow());
  const { days, today } = weekOf(now, useTimeZone());
  const { data, error } = useReceiptCheckInQuery({
    variables: { startDate: days[0] ?? today, endDate: days[6] ?? today },
    context: { quiet: true },
    skip,
  });
  return {
    state: skip ? 'none' : data ? 'shown' : error ? 'failed' : 'loading',
    checkIn: data?.checkIn,
    isFirst: data ? data.checkIn.accumulatedDays <= 1 : false,
    target: data?.checkIn.target ?? PROPOSED_DAYS,
    days,
    done: data?.checkInStats.flatMap(({ date, type }) => (type ? [date] : [])) ?? [],
    today,
  };
}
