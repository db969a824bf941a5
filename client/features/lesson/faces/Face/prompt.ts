import type { CardContent } from '#domain/cards/content.ts';
import type { Answer } from '#domain/cards/faces/answer.ts';
import type { Question } from '#domain/session/question.ts';
import { poemTitle } from '../verse.ts';

/** The `faces` message that says what to do on a face. */
export function promptOf(question: Question, answer: Answer) {
  switch (question.face) {
    case 'clozeChoice':
    case 'clozeGiveAwayChoice':
    case 'clozeMinimalChoice':
      return poemTitle(question.paragraphs) ? 'fillPoem' : 'fill';
    case 'clozeJudgement':
    case 'clozeGiveAwayJudgement':
      return 'judge';
    case 'wordChoice':
      return 'chooseMeaning';
    case 'wordPickImage':
      return 'pickImage';
    case 'wordExampleChoice':
      return 'chooseWord';
    case 'wordSpell':
      return 'spell';
    case 'wordSeeAndCheck':
      return answer.kind === 'recall' && answer.open ? 'compare' : 'recallMeaning';
    case 'mcq':
      return question.answers.length > 1 ? 'chooseAll' : 'chooseOne';
    case 'kidHanziChoice':
      return question.asked === 'char' ? 'chooseHanzi' : 'choosePinyin';
    case 'kidHanziSeeAndCheck':
      return answer.kind === 'recall' && answer.open ? 'readTogether' : 'recallHanzi';
  }
}

/** The `faces` message that calls a card new, by what the card holds. */
export function newTagOf({ type }: CardContent) {
  if (type === 'enWord.card') return 'newWord';
  return type === 'kidHanzi.card' ? 'newHanzi' : 'newCard';
}
