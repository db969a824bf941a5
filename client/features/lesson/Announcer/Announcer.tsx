import { bossHp } from '#domain/session/boss.ts';
import type { Session } from '#domain/session/session.ts';
import type { Verdict } from '../verdict.ts';
import { useT } from '../wording.ts';

export interface AnnouncerProps {
  session: Session;
  verdict: Verdict | null;
}

/** The one polite voice of a lesson: right, wrong, hints, the match and each new question. */
export function Announcer({ session, verdict }: AnnouncerProps) {
  const words = useWords(session, verdict);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {words}
    </p>
  );
}

function useWords(session: Session, verdict: Verdict | null): string {
  const t = useT('lesson');
  const { frame } = session;
  switch (verdict?.kind) {
    case 'right':
      return t('heard_right', { count: verdict.combo });
    case 'lapsed':
      return t('lapsed');
    case 'hint':
      return t('heard_hint', { hint: verdict.hint });
    case 'focusFirst':
      return t('focus_first');
    case 'wrong': {
      const { hint, note } = verdict;
      return [
        t('heard_wrong'),
        note ? t('belongs_to', { ...note }) : '',
        hint === null ? '' : t('heard_hint', { hint }),
      ]
        .filter(Boolean)
        .join(' ');
    }
  }
  if (frame.type === 'match') {
    const { hp, wrong } = frame.match;
    if (wrong) return t('heard_wrong');
    if (hp <= 0) return t('heard_defeated');
    return hp < 100 ? t('heard_matched', { hp: bossHp(session) }) : t('match_title');
  }
  if (frame.type === 'boss') return t('boss_question');
  return frame.type === 'practice' && session.history.length > 0 ? t('next_question') : '';
}
