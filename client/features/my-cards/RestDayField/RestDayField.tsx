import { Radios } from '#client/ui/Radios/Radios.tsx';
import { Stack } from '#client/ui/Stack/Stack.tsx';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import { dayAfter, REST_DAYS_MAX, useDate } from '../days.ts';
import { OWN_DAY, type RestDay } from '../use-rest-day.ts';
import { useT } from '../wording.ts';

export interface RestDayFieldProps {
  rest: RestDay;
  /** days to choose from */
  lengths: readonly number[];
}

/** Until when something rests: a length that is usual, or a day of one's own. */
export function RestDayField({ rest, lengths }: RestDayFieldProps) {
  const t = useT('myCards');
  const dateOf = useDate();
  const { today, length, setLength, ownUntil, setOwnUntil, possible } = rest;
  return (
    <Stack gap={3}>
      <Radios
        label={t('how_long')}
        value={length}
        onChange={setLength}
        options={[
          ...lengths.map((days) => ({
            value: String(days),
            label: t('days', { days }),
            line: t('back_on', { date: dateOf(dayAfter(today, days)) }),
          })),
          { value: OWN_DAY, label: t('own_day') },
        ]}
      />
      {length === OWN_DAY && (
        <TextField
          label={t('day')}
          type="date"
          min={dayAfter(today, 1)}
          max={dayAfter(today, REST_DAYS_MAX)}
          value={ownUntil}
          error={possible ? undefined : t('day_wrong')}
          onChange={(event) => setOwnUntil(event.target.value)}
        />
      )}
    </Stack>
  );
}
