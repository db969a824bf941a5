import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { companionOf } from '#client/parts/PackageCover/package-look.ts';
import { usePainted } from '#client/platform/after-paint.ts';
import { useWhenIdle } from '#client/platform/idle.ts';
import { usePreferences } from '#client/platform/preferences.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import type { FaceAction } from '#domain/cards/faces/answer.ts';
import { NEXT_CARD_DELAY_MS } from '#domain/limits.ts';
import { enemyOf } from '#domain/session/boss.ts';
import { duelOf, isDefeated } from '#domain/session/duel.ts';
import { losesByLeaving, progressOf, showsDetail, unfinishedCards } from '#domain/session/progress.ts';
import { getCard, type Session } from '#domain/session/session.ts';
import { Announcer } from '../Announcer/Announcer.tsx';
import { ComboCrumbs } from '../ComboCrumbs/ComboCrumbs.tsx';
import { Counter } from '../Counter/Counter.tsx';
import type { DrawEditor } from '../edited-card.ts';
import { FeedbackSheet } from '../FeedbackSheet/FeedbackSheet.tsx';
import { CELEBRATED_COMBOS, feel } from '../feel.ts';
import { LessonFrame } from '../LessonFrame/LessonFrame.tsx';
import { LessonTop } from '../LessonTop/LessonTop.tsx';
import { loadDefeatDialog, loadDialogs, loadQuitDialog, loadShortcutsDialog } from '../lesson-dialogs.ts';
import { actOnFace, actOnPair, dismissVerdict, goOn, useLesson } from '../lesson-store.ts';
import type { MatchSide } from '../MatchGame/MatchGame.tsx';
import { OvenMouth } from '../OvenMouth/OvenMouth.tsx';
import { useEditing } from '../use-editing.ts';
import { useKeys } from '../use-keys.ts';
import { useMeans } from '../use-means.ts';
import { usePauseOnTouch } from '../use-pause-on-touch.ts';
import type { Verdict } from '../verdict.ts';
import { useT } from '../wording.ts';
import styles from './LessonPlay.module.css';

// Nobody waits for them: they come while the first card is read.
const QuitDialog = lazy(async () => ({ default: (await loadQuitDialog()).QuitDialog }));
const DefeatDialog = lazy(async () => ({ default: (await loadDefeatDialog()).DefeatDialog }));
const ShortcutsDialog = lazy(async () => ({ default: (await loadShortcutsDialog()).ShortcutsDialog }));

export interface LessonPlayProps {
  session: Session;
  /** leaves the unit for good */
  onLeave: () => void;
  /** leaves a duel that was lost, to start it again */
  onRetry: () => void;
  /** draws the editor of a card; without it no card can be edited */
  editor?: DrawEditor;
}

/** A unit being learned, from its first frame to its last. Nothing in here waits for the network. */
export function LessonPlay({ session, onLeave, onRetry, editor: draw }: LessonPlayProps) {
  const t = useT('lesson');
  const verdict = useLesson((lesson) => lesson.verdict);
  const [dialog, setDialog] = useState<'quit' | 'keys' | null>(null);
  const [idle, setIdle] = useState(false);
  // What did not come is not drawn: a network that is gone by now must not take the lesson along.
  useWhenIdle(useCallback(() => loadDialogs().then(() => setIdle(true)), []));
  const lesson = useRef<HTMLDivElement>(null);
  usePauseOnTouch(lesson);
  const wantsDetail = usePreferences((preferences) => preferences.cardDetail);
  const [detailOf, setDetailOf] = useState<number | null>(null);
  useMeans(session);
  const { isOwn, edit, editor, isEditing, edits } = useEditing(session, draw);
  const { frame } = session;
  const quiz = frame.type === 'practice' || frame.type === 'boss' ? frame : null;
  const card = quiz && getCard(session, quiz.cardId);
  const passed = quiz?.answer?.passed === true;
  const inDetail = detailOf === session.drawn;
  const mascot = companionOf(session.packageId);
  const isDuel = session.queueType === 'Duel';
  const defeated = isDefeated(session);
  const inOven = !isDuel && (frame.type === 'bossStart' || frame.type === 'boss' || frame.type === 'match');
  const verdictSheet = inDetail || defeated ? null : sheetOf(verdict, passed, quiz?.answer?.kind === 'draw');
  // What was tapped shows its verdict first; the sheet about it and all that stands around the question follow a frame later.
  const now = useMemo(() => ({ session, verdictSheet }), [session, verdictSheet]);
  const painted = usePainted(now);
  const sheet = painted.verdictSheet === verdictSheet ? verdictSheet : null;
  const around = painted.session.drawn === session.drawn ? painted.session : session;
  const progress = progressOf(around);
  const left = unfinishedCards(around).length;
  // A right answer is told over the counter: the bun waits, and rises from where it was once the next frame is there.
  const [risen, setRisen] = useState({ drawn: session.drawn, from: progress, to: progress });
  if (risen.drawn !== session.drawn) setRisen({ drawn: session.drawn, from: risen.to, to: progress });

  const proceed = () => {
    dismissVerdict();
    if (wantsDetail && !inDetail && showsDetail(session)) setDetailOf(session.drawn);
    else goOn(Date.now());
  };
  const proceedAlone = useEffectEvent(proceed);
  // A reload may come back to a card that was already right: it goes on without a word.
  const told = verdict !== null;
  useEffect(() => {
    if (!passed || inDetail || isEditing) return;
    const timer = setTimeout(() => proceedAlone(), told ? NEXT_CARD_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [passed, inDetail, isEditing, told]);

  const act = (action: FaceAction) => {
    const outcome = actOnFace(action, Date.now());
    feel(outcome, comboNow());
    if (outcome === 'focusFirst') toast({ kind: 'info', text: t('focus_first') });
  };
  const selectPair = (side: MatchSide, place: number) => {
    const outcome = actOnPair(side, place, Date.now());
    feel(outcome, comboNow());
    return outcome;
  };
  // The way out is another function after each answer, which is no reason to draw anew what offers it.
  const wayOut = useRef(onLeave);
  useEffect(() => {
    wayOut.current = onLeave;
  }, [onLeave]);
  const leave = useCallback(() => wayOut.current(), []);
  const loses = losesByLeaving(session);
  const quit = useCallback(() => (loses ? setDialog('quit') : leave()), [loses, leave]);
  const showShortcuts = useCallback(() => setDialog('keys'), []);
  useKeys({
    '?': () => setDialog('keys'),
    Escape: quit,
    h: () => act({ type: 'hint' }),
    H: () => act({ type: 'hint' }),
  });

  // Dialogs that are shut, and what no answer changes, are not drawn anew with each.
  const dialogs = useMemo(
    () => (
      <Suspense>
        <QuitDialog
          open={dialog === 'quit'}
          mascot={mascot}
          left={left}
          isDuel={isDuel}
          onStay={() => setDialog(null)}
          onLeave={leave}
        />
        <ShortcutsDialog open={dialog === 'keys'} onClose={() => setDialog(null)} />
      </Suspense>
    ),
    [dialog, mascot, left, isDuel, leave],
  );
  return (
    <div ref={lesson} className={styles.lesson} data-sheet={sheet ?? undefined} data-oven={inOven ? '' : undefined}>
      {inOven && <OvenMouth />}
      <LessonTop progress={progress} combo={around.combo.current} onQuit={quit} onShortcuts={showShortcuts} />
      <main
        className={styles.stage}
        data-wide={isDuel || frame.type === 'boss' || frame.type === 'match' ? '' : undefined}
      >
        <LessonFrame
          key={`${session.drawn} ${quiz?.question?.face} ${edits}`}
          session={session}
          verdict={verdict}
          inDetail={inDetail}
          onAction={act}
          onSelectPair={selectPair}
          onProceed={proceed}
          onEdit={edit}
        />
      </main>
      {/* A page that grew or shrank with its question has a new counter, where the old one would jump. */}
      <Counter
        key={`${session.drawn} ${inDetail}`}
        mascot={isDuel ? undefined : mascot}
        pose={sheet || inDetail ? 'idle' : 'think'}
        frame={around.frame}
        progress={risen.to}
        from={inDetail ? risen.to : risen.from}
        sags={sagsIn(around)}
        left={isDuel ? undefined : left}
      />
      {sheet && (
        <FeedbackSheet
          kind={sheet}
          combo={session.combo.current}
          mascot={mascot}
          card={card?.content ?? null}
          help={verdict?.kind === 'wrong' ? verdict : undefined}
          onAct={sheet === 'wrong' ? dismissVerdict : proceed}
          onEdit={quiz && isOwn(quiz.cardId) ? () => edit(quiz.cardId) : undefined}
        />
      )}
      {sheet === 'right' && verdict?.kind === 'right' && CELEBRATED_COMBOS.includes(verdict.combo) && (
        <ComboCrumbs combo={verdict.combo} />
      )}
      <Announcer session={session} verdict={verdict} />
      {editor}
      {defeated && (
        <Suspense>
          <DefeatDialog
            open
            guest={enemyOf(session)}
            session={session}
            duel={duelOf(session)}
            onRetry={onRetry}
            onQuit={onLeave}
          />
        </Suspense>
      )}
      {(idle || dialog !== null) && dialogs}
    </div>
  );
}

const comboNow = () => useLesson.getState().session?.combo.current ?? 0;

/** Whether the question was answered wrong and not yet right. */
function sagsIn({ frame }: Session): boolean {
  const answer = frame.type === 'practice' || frame.type === 'boss' ? frame.answer : null;
  return answer?.passed === false && answer.wrongs > 0;
}

/** A stroke that went wrong shows so itself: a sheet would lie where the hand is. */
function sheetOf(verdict: Verdict | null, passed: boolean, drawing: boolean): 'right' | 'wrong' | 'lapsed' | null {
  if (verdict?.kind === 'wrong') return passed || drawing ? null : 'wrong';
  return verdict?.kind === 'right' || verdict?.kind === 'lapsed' ? verdict.kind : null;
}
