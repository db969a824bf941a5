import { EndFlow } from '#client/features/end-flow/EndFlow/EndFlow.tsx';
import { LessonScreen } from '#client/features/lesson/LessonScreen/LessonScreen.tsx';

/** A lesson, and what follows it. */
export const LearnPage = () => <LessonScreen end={(result) => <EndFlow {...result} />} />;
