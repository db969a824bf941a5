import { useState } from 'react';
import type { CalendarScreenQuery } from '#client/graphql/generated/calendar.ts';
import { useSetCheckInTargetMutation } from '#client/graphql/generated/shared.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { Radios } from '#client/ui/Radios/Radios.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { CHECK_IN_TARGETS } from '#domain/limits.ts';
import { targetDay } from '../target.ts';
import { useT } from '../wording.ts';

export interface TargetDialogProps {
  checkIn: CalendarScreenQuery['checkIn'];
  /** YYYY-MM-DD */
  today: string;
  /** a day in words */
  dateOf: (day: string) => string;
  onClose: () => void;
}

/** Promises another number of days; the streak so far counts towards it. */
export function TargetDialog({ checkIn, today, dateOf, onClose }: TargetDialogProps) {
  const t = useT('calendar');
  const [chosen, setChosen] = useState(checkIn.target ?? null);
  const [setTarget] = useSetCheckInTargetMutation({ context: { untilFresh: true } });
  const save = useAction((days: number) => setTarget({ variables: { days } }), {
    done: (_, days) => t('saved', { days }),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dialog')}
      description={t('dialog_text')}
      closeLabel={t('close')}
      width={440}
      actions={
        <Button
          block
          disabled={chosen === null}
          loading={save.busy}
          onClick={() => {
            if (chosen !== null) void save.run(chosen);
          }}
        >
          {t('save')}
        </Button>
      }
    >
      <Radios
        label={t('dialog')}
        labelHidden
        value={chosen === null ? null : String(chosen)}
        onChange={(days) => setChosen(Number(days))}
        options={CHECK_IN_TARGETS.map((days) => ({
          value: String(days),
          label: t('option', { days }),
          line: t('until', { date: dateOf(targetDay(days, checkIn, today)) }),
        }))}
      />
    </Dialog>
  );
}
