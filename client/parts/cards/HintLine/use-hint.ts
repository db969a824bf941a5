import { useState } from 'react';
import type { Answer } from '#domain/cards/faces/answer.ts';
import { hintOf } from '#domain/session/hint.ts';
import type { Question } from '#domain/session/question.ts';

const placeOf = (answer: Answer) => {
  if (answer.kind === 'fill') return answer.focus;
  return answer.kind === 'spell' ? answer.typed : 0;
};

/** The hint to show now. A mistake or a request earns the hint of one blank or letter, not that of the next. */
export function useHint(question: Question, answer: Answer) {
  const attempts = answer.wrongs + answer.hints;
  const place = placeOf(answer);
  const [earned, setEarned] = useState({ attempts, place });
  if (attempts !== earned.attempts) setEarned({ attempts, place });
  const shown = attempts > 0 && (attempts !== earned.attempts || place === earned.place);
  const hint = hintOf(question, answer);
  return { hint: shown ? hint : null, canAsk: !shown && hint !== null };
}
