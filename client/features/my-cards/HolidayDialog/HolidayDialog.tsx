import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { RestDayField } from '../RestDayField/RestDayField.tsx';
import { useRestDay } from '../use-rest-day.ts';
import { useT } from '../wording.ts';

export interface HolidayDialogProps {
  busy: boolean;
  onBegin: (until: string) => void;
  onClose: () => void;
}

const LENGTHS = [3, 7, 14];

/** Asks how long everything rests, and says what that does to the streak. */
export function HolidayDialog({ busy, onBegin, onClose }: HolidayDialogProps) {
  const t = useT('myCards');
  const rest = useRestDay(7);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('holiday_title')}
      description={t('holiday_text')}
      closeLabel={t('close')}
      width={440}
      actions={
        <Button block disabled={!rest.possible} loading={busy} onClick={() => onBegin(rest.until)}>
          {t('holiday_begin')}
        </Button>
      }
    >
      <RestDayField rest={rest} lengths={LENGTHS} />
    </Dialog>
  );
}
