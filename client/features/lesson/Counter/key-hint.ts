import type { Frame } from '#domain/session/session.ts';

/** The `lesson` message that tells the keys of a frame, with the number of its options; null where none are needed. */
export function keyHintOf(frame: Frame) {
  if (frame.type === 'match') return { message: 'counter_match', count: frame.match.pairs.length } as const;
  if ((frame.type !== 'practice' && frame.type !== 'boss') || !frame.question || !frame.answer) return null;
  const { question, answer } = frame;
  if (answer.kind === 'recall') return answer.open ? ({ message: 'counter_recall', count: 2 } as const) : null;
  if (answer.kind === 'draw') return null;
  if ('altered' in question) return { message: 'counter_judge', count: 2 } as const;
  const options = 'steps' in question ? question.steps[0]?.options : 'options' in question ? question.options : [];
  const count = Math.min(10, options?.length ?? 0) % 10;
  if (answer.kind === 'tick') return { message: 'counter_tick', count } as const;
  return { message: answer.kind === 'fill' ? 'counter_fill' : 'counter_choose', count } as const;
}
