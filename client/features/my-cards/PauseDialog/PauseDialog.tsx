import { useState } from 'react';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { Radios } from '#client/ui/Radios/Radios.tsx';
import { Stack } from '#client/ui/Stack/Stack.tsx';
import { RestDayField } from '../RestDayField/RestDayField.tsx';
import { useRestDay } from '../use-rest-day.ts';
import { useT } from '../wording.ts';

export interface PauseDialogProps {
  /** cards that would be paused, one or more */
  cardIds: readonly number[];
  /** the chapter that could be paused instead */
  chapter?: { id: number; title: string };
  busy: boolean;
  onPause: (cardIds: readonly number[], until: string) => void;
  onPauseChapter: (chapterId: number, until: string) => void;
  onClose: () => void;
}

const LENGTHS = [3, 7, 30];

/** Asks until when cards are paused, or their whole chapter. */
export function PauseDialog({ cardIds, chapter, busy, onPause, onPauseChapter, onClose }: PauseDialogProps) {
  const t = useT('myCards');
  const [what, setWhat] = useState<'cards' | 'chapter'>('cards');
  const rest = useRestDay(7);
  const count = cardIds.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('pause_title')}
      description={t('pause_text')}
      closeLabel={t('close')}
      width={440}
      actions={
        <Button
          block
          disabled={!rest.possible}
          loading={busy}
          onClick={() =>
            what === 'chapter' && chapter ? onPauseChapter(chapter.id, rest.until) : onPause(cardIds, rest.until)
          }
        >
          {t('pause')}
        </Button>
      }
    >
      <Stack>
        {chapter && (
          <Radios
            label={t('pause_what')}
            value={what}
            onChange={setWhat}
            options={[
              { value: 'cards', label: count === 1 ? t('this_card') : t('these_cards', { count }) },
              { value: 'chapter', label: t('whole_chapter', { title: chapter.title }) },
            ]}
          />
        )}
        <RestDayField rest={rest} lengths={LENGTHS} />
      </Stack>
    </Dialog>
  );
}
