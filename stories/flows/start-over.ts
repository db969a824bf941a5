import { useLesson } from '#client/features/lesson/lesson-store.ts';
import { useOutbox } from '#client/features/lesson/outbox.ts';
import { forgetLesson } from '#client/features/lesson/saved-lesson.ts';
import { setToken } from '#client/platform/session.ts';
import { dropUnit } from '#client/platform/unit-handover.ts';

/** A device that knows nobody, or one on which somebody is logged in. */
export function startOver(token: string | null) {
  const forget = () => {
    setToken(null);
    dropUnit();
    forgetLesson();
    useOutbox.setState({ reports: [] });
    useLesson.setState({ session: null, verdict: null });
  };
  forget();
  setToken(token);
  return forget;
}
