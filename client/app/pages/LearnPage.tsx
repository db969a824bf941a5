import { lazy, Suspense } from 'react';
import { LessonScreen } from '#client/features/lesson/LessonScreen/LessonScreen.tsx';
import { useWhenIdle } from '#client/platform/idle.ts';

// Ten cards away: it comes while the first is being read.
const loadEndFlow = () => import('#client/features/end-flow/EndFlow/EndFlow.tsx');
const EndFlow = lazy(async () => ({ default: (await loadEndFlow()).EndFlow }));
// Only who learns what they wrote themselves asks for it.
const CardEditDialog = lazy(async () => ({
  default: (await import('#client/features/workshop/in-lesson/CardEditDialog/CardEditDialog.tsx')).CardEditDialog,
}));

/** A lesson, what follows it, and the editor of an own card in its middle. */
export function LearnPage() {
  useWhenIdle(loadEndFlow);
  return (
    <LessonScreen
      end={(result) => (
        <Suspense>
          <EndFlow {...result} />
        </Suspense>
      )}
      editor={(card) => (
        <Suspense>
          <CardEditDialog {...card} />
        </Suspense>
      )}
    />
  );
}
