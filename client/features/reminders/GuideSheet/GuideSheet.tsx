import { useState } from 'react';
import { Item } from '#client/art/Item/Item.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Chip } from '#client/ui/Chip/Chip.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { Row } from '#client/ui/Row/Row.tsx';
import { TimePicker } from '#client/ui/TimePicker/TimePicker.tsx';
import type { Guide } from '../guide-due.ts';
import { clockOf, type TimeOfDay, timeOf } from '../plan.ts';
import { useT } from '../wording.ts';
import styles from './GuideSheet.module.css';

interface Props {
  /** which prompt; null while there is none */
  guide: Guide | null;
  /** the time it begins with */
  initial?: TimeOfDay;
  busy: boolean;
  onCall: (time: TimeOfDay) => void;
  onClose: () => void;
}

const NINE: TimeOfDay = { hour: 9, minute: 0 };
const TIMES = [
  ['morning', '07:00'],
  ['noon', '12:30'],
  ['evening', '20:00'],
] as const;

/** Asks whether to be reminded, and when: in steps of five minutes, or at a usual time of the day. */
export function GuideSheet({ guide, initial = NINE, busy, onCall, onClose }: Props) {
  const t = useT('reminders');
  const [picked, setPicked] = useState<string | null>(null);
  const clock = picked ?? clockOf(initial);
  const first = guide === 'FIRST';
  return (
    <Dialog
      open={guide !== null}
      onClose={onClose}
      title={<span className="display">{first ? t('guide_first') : t('guide')}</span>}
      description={first ? t('guide_first_text') : t('guide_text')}
      picture={<Item name="bell" size={96} />}
      closeLabel={t('close')}
      align="center"
      actions={
        <>
          <Button size="large" block icon="bell" loading={busy} onClick={() => onCall(timeOf(clock))}>
            {t('call_me', { time: clock })}
          </Button>
          <Button scene="quiet" block onClick={onClose}>
            {t('later')}
          </Button>
          <p className={styles.note}>{t('asks_next')}</p>
        </>
      }
    >
      <div className={styles.wheels}>
        <TimePicker label={t('guide')} labelHidden value={clock} onChange={setPicked} step={5} />
      </div>
      <Row gap={2} className={styles.times}>
        {TIMES.map(([name, time]) => (
          <Chip key={name} pressed={clock === time} onClick={() => setPicked(time)}>
            {t(name)}
          </Chip>
        ))}
      </Row>
    </Dialog>
  );
}
