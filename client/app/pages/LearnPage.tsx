import { lazy, Suspense } from 'react';
import { LessonScreen } from '#client/features/lesson/LessonScreen/LessonScreen.tsx';
import { useWhenIdle } from '#client/platform/idle.ts';

// Ten cards away: it comes while the first is being read.
const loadEndFlow = () => import('#client/features/end-flow/EndFlow/EndFlow.tsx');
const EndFlow = lazy(async () => ({ default: (await loadEndFlow()).EndFlow }));

/** A lesson, and what follows it. */
export function LearnPage() {
  useWhenIdle(loadEndFlow);
  return (
    <LessonScreen
      end={(result) => (
        <Suspense>
          <EndFlow {...result} />
        </Suspense>
      )}
    />
  );
}
