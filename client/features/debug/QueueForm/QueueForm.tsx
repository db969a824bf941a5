import { type FormEvent, useState } from 'react';
import { type QueueSettings_SettingsFragment, useSaveDebugQueueMutation } from '#client/graphql/generated/debug.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { TextArea } from '#client/ui/TextArea/TextArea.tsx';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { FACE_SETTINGS } from '#domain/cards/faces/settings.ts';
import { PRACTICE_CARD_TIMES, PRACTICE_CARD_TIMES_MAX, PRACTICE_CARD_TIMES_MIN } from '#domain/limits.ts';
import { DEFAULT_FACES, FACES_TO_SET, readFaces, writeFaces } from '#domain/session/face-settings.ts';
import parts from '../debug.module.css';
import { useT } from '../wording.ts';
import styles from './QueueForm.module.css';

interface Props {
  saved: QueueSettings_SettingsFragment;
  onSaved: (saved: QueueSettings_SettingsFragment) => void;
}

const standard = () => ({
  times: String(PRACTICE_CARD_TIMES),
  singleCloze: writeFaces(DEFAULT_FACES.singleCloze),
  multiCloze: writeFaces(DEFAULT_FACES.multiCloze),
  enWord: writeFaces(DEFAULT_FACES.enWord),
});

/** Practice times and faces by difficulty. What is wrong is said where it stands, and then nothing is saved. */
export function QueueForm({ saved, onSaved }: Props) {
  const t = useT('debug');
  const [typed, setTyped] = useState(() => ({ ...saved, times: String(saved.practiceCardTimes) }));
  const [save] = useSaveDebugQueueMutation();
  const { run, busy } = useAction(
    () => {
      const { times, singleCloze, multiCloze, enWord } = typed;
      const input = { practiceCardTimes: Number(times), singleCloze, multiCloze, enWord };
      return save({ variables: { input } });
    },
    { done: () => t('queue_saved'), onDone: ({ saveDebugQueue }) => onSaved(saveDebugQueue) },
  );

  const times = /^\d+$/.test(typed.times) ? Number(typed.times) : 0;
  const timesError =
    times < PRACTICE_CARD_TIMES_MIN
      ? t('practice_times_least')
      : times > PRACTICE_CARD_TIMES_MAX && t('practice_times_most', { max: PRACTICE_CARD_TIMES_MAX });
  const read = FACE_SETTINGS.map((setting) => ({ setting, result: readFaces(setting, typed[setting]) }));
  const isValid = !timesError && read.every(({ result }) => result.ok);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) void run();
  };
  return (
    <form className={parts.part} onSubmit={submit}>
      <h2>{t('queue_settings')}</h2>
      <TextField
        label={t('practice_times')}
        inputMode="numeric"
        value={typed.times}
        error={timesError || undefined}
        onChange={({ target }) => setTyped({ ...typed, times: target.value.trim() })}
      />
      {read.map(({ setting, result }) => (
        <TextArea
          key={setting}
          label={t(`faces_${setting}`)}
          hint={t('faces_hint', { faces: FACES_TO_SET[setting].join(', ') })}
          error={
            !result.ok && (
              <span className={styles.problems}>
                {result.problems.map(({ path, key }) => (
                  <span key={path}>
                    {path && <b className={styles.path}>{path}</b>} {t(key)}
                  </span>
                ))}
              </span>
            )
          }
          className={styles.json}
          rows={5}
          spellCheck={false}
          autoCapitalize="off"
          value={typed[setting]}
          onChange={({ target }) => setTyped({ ...typed, [setting]: target.value })}
        />
      ))}
      <div className={parts.buttons}>
        <Button type="submit" scene="secondary" size="small" loading={busy} disabled={!isValid}>
          {t('queue_save')}
        </Button>
        <Button scene="quiet" size="small" icon="undo" onClick={() => setTyped({ ...typed, ...standard() })}>
          {t('queue_standard')}
        </Button>
      </div>
    </form>
  );
}
