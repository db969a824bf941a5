import { useEffect, useRef, useState } from 'react';
import { CounterBun } from '#client/art/CounterBun/CounterBun.tsx';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Printer } from '#client/art/Printer/Printer.tsx';
import { type EndFlow_CompletionFragment, useMarkCheckInPoppedMutation } from '#client/graphql/generated/end-flow.ts';
import { useSetCheckInTargetMutation } from '#client/graphql/generated/shared.ts';
import { useReducedMotion } from '#client/platform/motion.ts';
import { playSound } from '#client/platform/sounds.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { useAnnouncer } from '#client/ui/useAnnouncer.tsx';
import { REWARD_AUDIO_DELAY_MS } from '#domain/limits.ts';
import { ChallengeHero } from '../ChallengeHero/ChallengeHero.tsx';
import { ChallengeLines } from '../ChallengeLines/ChallengeLines.tsx';
import type { NamedCard } from '../named-card.ts';
import { ReceiptCheckIn } from '../ReceiptCheckIn/ReceiptCheckIn.tsx';
import { useCheckInOfToday } from '../ReceiptCheckIn/use-check-in-of-today.ts';
import { ReceiptMastery } from '../ReceiptMastery/ReceiptMastery.tsx';
import { ReceiptTasks } from '../ReceiptTasks/ReceiptTasks.tsx';
import { RegionCard } from '../RegionCard/RegionCard.tsx';
import { ResultHero } from '../ResultHero/ResultHero.tsx';
import { ResultLines } from '../ResultLines/ResultLines.tsx';
import { partsOf } from '../steps.ts';
import { WrongCards, type WrongCardsOffer } from '../WrongCards/WrongCards.tsx';
import { useT } from '../wording.ts';
import styles from './EndReceipt.module.css';
import { flyToMap } from './fly-to-map.ts';
import { tearOff } from './tear-off.ts';
import { usePrinting } from './use-printing.ts';

export interface EndReceiptProps {
  completion: EndFlow_CompletionFragment;
  cards: readonly NamedCard[];
  /** the companion that celebrates */
  mascot: number;
  /** the cards with a mistake may be played once more */
  wrongCards?: WrongCardsOffer;
  /** the map is behind it; otherwise another page */
  isLast: boolean;
  onTorn: () => void;
}

/** Keys that move the focus or stand for nothing alone: they do not hurry the printer. */
const QUIET_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);

/**
 * The one receipt of a unit: result, mastery, the stamp of the day and daily tasks, printed line by line, torn off at the end. A
 * tap or a key prints all of it; the button has the focus, so that Enter does, and then tears it off.
 */
export function EndReceipt({ completion, cards, mascot, wrongCards, isLast, onTorn }: EndReceiptProps) {
  const t = useT('endFlow');
  const { stats, challenge, masteryChanges, dailyTaskResponse } = completion;
  const [parts] = useState(() => partsOf(completion));
  const checkIn = useCheckInOfToday(!parts.includes('checkIn'));
  const [target, setTarget] = useState<number>();
  const [markPopped] = useMarkCheckInPoppedMutation({ context: { quiet: true } });
  const [saveTarget] = useSetCheckInTargetMutation();
  const reduced = useReducedMotion();
  const { announce, region } = useAnnouncer();
  const { paper, printer, isPrinting, printAll } = usePrinting({
    // It was printed before its wrong cards were baked again.
    still: reduced || wrongCards?.rebaked === true,
    waits: checkIn.state === 'loading',
    announce,
  });
  const way = useRef<HTMLButtonElement>(null);
  const focusWay = () => way.current?.focus({ preventScroll: true });
  const bun = useRef<HTMLSpanElement>(null);
  const isTearing = useRef(false);
  useEffect(() => way.current?.focus({ preventScroll: true }), []);
  const won = challenge?.won ?? true;
  useEffect(() => {
    if (!won) return;
    const timer = setTimeout(() => playSound('star'), REWARD_AUDIO_DELAY_MS);
    return () => clearTimeout(timer);
  }, [won]);
  useHurry(isPrinting, printAll);

  const tear = async () => {
    if (isTearing.current) return;
    isTearing.current = true;
    // The celebration is over whether or not the server hears of it.
    if (parts.includes('checkIn')) void markPopped().catch(() => undefined);
    // A failure is told by the failure link; the goal can be set on the check-in page.
    const goal = checkIn.isFirst ? (target ?? checkIn.target) : null;
    if (goal && goal !== checkIn.checkIn?.target) void saveTarget({ variables: { days: goal } }).catch(() => undefined);
    if (!reduced) {
      await tearOff(paper.current);
      if (isLast && bun.current) flyToMap(bun.current, stats.level);
    }
    // The map knows its own place: until it is there the empty printer stays where it is.
    if (!isLast) scrollTo({ top: 0, behavior: 'instant' });
    onTorn();
  };
  // What follows the check-in is printed once that is known.
  const goesOn = checkIn.state !== 'loading' || !isPrinting;

  return (
    <div className={styles.page} data-printing={isPrinting ? '' : undefined}>
      {won && <span className={styles.rays} />}
      <main className={styles.inside}>
        <div className={styles.hero}>
          {challenge ? (
            <ChallengeHero mascot={mascot} challenge={challenge} />
          ) : (
            <ResultHero stats={stats} spotless={!wrongCards} />
          )}
        </div>
        <div className={styles.column}>
          <div ref={paper} className={styles.paper}>
            <section data-part="result">
              {challenge ? (
                won && <ChallengeLines challenge={challenge} stats={stats} />
              ) : (
                <ResultLines stats={stats} />
              )}
              {challenge && won && (
                <div data-line="2">
                  <RegionCard region={challenge.region} />
                </div>
              )}
              {wrongCards && (
                <div data-line="2" className={styles.coupon}>
                  <WrongCards {...wrongCards} />
                </div>
              )}
            </section>
            {parts.includes('mastery') && <ReceiptMastery changes={masteryChanges} cards={cards} />}
            {parts.includes('checkIn') && (
              <ReceiptCheckIn {...checkIn} target={target ?? checkIn.target} onTarget={setTarget} />
            )}
            {parts.includes('tasks') && goesOn && (
              <ReceiptTasks unitId={stats.unitId} board={dailyTaskResponse} onAllClaimed={focusWay} />
            )}
          </div>
        </div>
        <div className={styles.foot}>
          <div className={styles.counter}>
            <div ref={printer} className={styles.printer}>
              <Printer className={styles.machine} />
            </div>
            {!challenge && (
              <span ref={bun} className={styles.bun}>
                <CounterBun progress={1} />
              </span>
            )}
            {!challenge && <Mascot alive id={mascot} pose="cheer" className={styles.mascot} />}
          </div>
          <div className={styles.bench}>
            <Button ref={way} block size="large" onClick={() => (isPrinting ? printAll() : void tear())}>
              {t(isPrinting ? 'print_all' : isLast ? 'tear_to_map' : 'tear_off')}
            </Button>
          </div>
        </div>
      </main>
      {region}
    </div>
  );
}

/** One tap, one key or a turn of the wheel, anywhere, and all is printed. What is pressed meanwhile is not also a step on. */
function useHurry(isPrinting: boolean, printAll: () => void) {
  useEffect(() => {
    if (!isPrinting) return;
    const onKey = (event: KeyboardEvent) => {
      // Enter and Space press the button, which does the same, once they are let go.
      if (!QUIET_KEYS.has(event.key) && !(event.target instanceof HTMLButtonElement)) printAll();
    };
    const onClick = (event: MouseEvent) => {
      if (!(event.target as Element).closest('button, label, input')) printAll();
    };
    addEventListener('keydown', onKey);
    addEventListener('click', onClick);
    addEventListener('wheel', printAll, { passive: true });
    addEventListener('touchmove', printAll, { passive: true });
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('click', onClick);
      removeEventListener('wheel', printAll);
      removeEventListener('touchmove', printAll);
    };
  }, [isPrinting, printAll]);
}
