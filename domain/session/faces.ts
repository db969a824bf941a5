import { blanksOf } from '#domain/cards/blanks.ts';
import type { CardContent, ClozeCard, EnWordCard } from '#domain/cards/content.ts';
import { pickOne } from '#domain/random.ts';
import { downgrade } from './downgrade.ts';
import type { ClozeFace, FaceName, WordFace } from './face.ts';
import { difficultyConfigOf, hardnessOf } from './face-config.ts';
import { buildClozeChoice, buildGiveAwayChoice, buildMinimalChoice } from './faces/cloze-fill.ts';
import { buildGiveAwayJudgement, buildJudgement } from './faces/cloze-judgement.ts';
import type { FaceContext } from './faces/context.ts';
import { buildExampleChoice } from './faces/example-choice.ts';
import { buildKidHanziChoice } from './faces/kid-hanzi-choice.ts';
import { buildMcq } from './faces/mcq.ts';
import { buildPickImage } from './faces/pick-image.ts';
import { buildSeeAndCheck } from './faces/see-and-check.ts';
import { buildSpell } from './faces/spell.ts';
import { buildWordChoice } from './faces/word-choice.ts';
import type { Question } from './question.ts';

interface FaceWish {
  /** The last face of a REVIEW card that was right at once: a harder one follows where there is one. */
  harderThan: FaceName | null;
  spelling: boolean;
}

/** Whether any face can ask the card; a card without blanks, answers or characters cannot be asked. */
export function isAskable(card: CardContent): boolean {
  switch (card.type) {
    case 'cloze.card':
      return blanksOf(card.content).length > 0 && blanksOf(card.content).every((blank) => blank.text !== '');
    case 'enWord.card':
      return card.word.trim() !== '' && card.definition.trim() !== '';
    case 'mcq.card':
      return card.options.length > 1 && card.options.some((option) => option.isAnswer);
    case 'kidHanzi.card':
      return (card.hanzi[0]?.hanzi.length ?? 0) > 0;
  }
}

/** A face that the difficulty allows, after all downgrades. */
export function chooseFace(card: CardContent, context: FaceContext, wish: FaceWish): FaceName {
  const allowed = difficultyConfigOf(card, wish.spelling)[context.difficulty];
  const faces = [...new Set(allowed.map((face) => downgrade(face, card, context.alternates)))];
  const { harderThan } = wish;
  const harder = harderThan ? faces.filter((face) => hardnessOf(face) > hardnessOf(harderThan)) : faces;
  // Without a harder one the hardest that is left is the nearest to it.
  const hardest = [...faces].sort((a, b) => hardnessOf(b) - hardnessOf(a)).slice(0, 1);
  return pickOne(harder.length > 0 ? harder : hardest, context.random) as FaceName;
}

/** The question of a face, which must be one of the card's type and already be downgraded. */
export function buildQuestion(face: FaceName, card: CardContent, context: FaceContext): Question {
  switch (card.type) {
    case 'cloze.card':
      return clozeQuestion(face as ClozeFace, card, context);
    case 'enWord.card':
      return wordQuestion(face as WordFace, card, context);
    case 'mcq.card':
      return buildMcq(card, context);
    case 'kidHanzi.card':
      return face === 'kidHanziChoice' ? buildKidHanziChoice(card, context) : buildSeeAndCheck(card, context);
  }
}

function clozeQuestion(face: ClozeFace, card: ClozeCard, context: FaceContext): Question {
  switch (face) {
    case 'clozeChoice':
      return buildClozeChoice(card, context);
    case 'clozeJudgement':
      return buildJudgement(card, context);
    case 'clozeGiveAwayChoice':
      return buildGiveAwayChoice(card, context);
    case 'clozeGiveAwayJudgement':
      return buildGiveAwayJudgement(card, context);
    case 'clozeMinimalChoice':
      return buildMinimalChoice(card, context);
  }
}

function wordQuestion(face: WordFace, card: EnWordCard, context: FaceContext): Question {
  switch (face) {
    case 'wordChoice':
      return buildWordChoice(card, context);
    case 'wordPickImage':
      return buildPickImage(card, context);
    case 'wordExampleChoice':
      return buildExampleChoice(card, context);
    case 'wordSeeAndCheck':
      return buildSeeAndCheck(card, context);
    case 'wordSpell':
      return buildSpell(card, context);
  }
}
