import {
  useMarkCardsKnownMutation,
  usePauseCardsMutation,
  usePauseChapterMutation,
  useRestartCardsMutation,
  useResumeCardsMutation,
  useResumeChapterMutation,
  useUndoRestartMutation,
} from '#client/graphql/generated/my-cards.ts';
import { useAction } from '#client/ui/useAction.ts';
import { useDate } from './days.ts';
import { useT } from './wording.ts';

type Ids = readonly number[];
const inputOf = (cardIds: Ids) => ({ variables: { input: { cardIds: [...cardIds] } } });

/** What can be done with cards. Each of it is undone for five seconds; `onDone` follows what was done to cards. */
export function useCardActs(onDone: () => void) {
  const t = useT('myCards');
  const dateOf = useDate();
  const [pauseCards] = usePauseCardsMutation();
  const [markCardsKnown] = useMarkCardsKnownMutation();
  const [resumeCards] = useResumeCardsMutation();
  const [restartCards] = useRestartCardsMutation();
  const [undoRestart] = useUndoRestartMutation();
  const [pauseChapter] = usePauseChapterMutation();
  const [resumeChapter] = useResumeChapterMutation();

  const wake = useAction((ids: Ids) => resumeCards(inputOf(ids)), { parallel: true });
  const wakeChapter = useAction((id: number) => resumeChapter({ variables: { id } }), { parallel: true });
  const remember = useAction((ids: Ids) => undoRestart(inputOf(ids)), { parallel: true });

  const pause = useAction(
    (ids: Ids, until: string) => pauseCards({ variables: { input: { cardIds: [...ids], until } } }),
    {
      done: (_, ids, until) => t('paused_toast', { count: ids.length, date: dateOf(until) }),
      undo: (ids) => wake.run(ids),
      onDone,
    },
  );
  const pauseAll = useAction(
    (chapterId: number, until: string) => pauseChapter({ variables: { input: { chapterId, until } } }),
    {
      done: (_, __, until) => t('chapter_paused_toast', { date: dateOf(until) }),
      undo: (chapterId) => wakeChapter.run(chapterId),
      onDone,
    },
  );
  const know = useAction((ids: Ids) => markCardsKnown(inputOf(ids)), {
    done: (_, ids) => t('known_toast', { count: ids.length }),
    undo: (ids) => wake.run(ids),
    onDone,
  });
  const restart = useAction((ids: Ids) => restartCards(inputOf(ids)), {
    done: (_, ids) => t('restarted_toast', { count: ids.length }),
    undo: (ids) => remember.run(ids),
    onDone,
  });
  const resume = useAction((ids: Ids) => resumeCards(inputOf(ids)), {
    done: (_, ids) => t('resumed_toast', { count: ids.length }),
    onDone,
  });
  const resumeAll = useAction((id: number) => resumeChapter({ variables: { id } }), {
    done: () => t('chapter_resumed_toast'),
    onDone,
  });
  const busy = [pause, pauseAll, know, restart, resume, resumeAll].some((act) => act.busy);
  return { pause, pauseAll, know, restart, resume, resumeAll, busy };
}

export type CardActs = ReturnType<typeof useCardActs>;
