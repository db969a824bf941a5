import type { CardContent, EnWordCard, KidHanziCard } from '#domain/cards/content.ts';
import type {
  Answer,
  FaceAction,
  FillAnswer,
  PickAnswer,
  RecallAnswer,
  SpellAnswer,
} from '#domain/cards/faces/answer.ts';
import type { Question } from '#domain/session/question.ts';
import { ClozeChoice } from '../ClozeChoice/ClozeChoice.tsx';
import { ClozeJudgement } from '../ClozeJudgement/ClozeJudgement.tsx';
import { ExampleChoice } from '../ExampleChoice/ExampleChoice.tsx';
import { KidHanziChoice } from '../KidHanziChoice/KidHanziChoice.tsx';
import { KidHanziSeeAndCheck } from '../KidHanziSeeAndCheck/KidHanziSeeAndCheck.tsx';
import { Mcq } from '../Mcq/Mcq.tsx';
import { PickImage } from '../PickImage/PickImage.tsx';
import { Spell } from '../Spell/Spell.tsx';
import { WordChoice } from '../WordChoice/WordChoice.tsx';
import { WordSeeAndCheck } from '../WordSeeAndCheck/WordSeeAndCheck.tsx';

interface FaceBodyDispatch {
  question: Question;
  answer: Answer;
  card: CardContent;
  passed: boolean;
  onAction: (action: FaceAction) => void;
}

/** The component of a face. The kind of the answer follows from the face: `openAnswer` pairs them. */
export function FaceBody({ question, answer, card, ...rest }: FaceBodyDispatch) {
  switch (question.face) {
    case 'clozeChoice':
    case 'clozeGiveAwayChoice':
    case 'clozeMinimalChoice':
      return <ClozeChoice question={question} answer={answer as FillAnswer} {...rest} />;
    case 'clozeJudgement':
    case 'clozeGiveAwayJudgement':
      return <ClozeJudgement question={question} answer={answer as PickAnswer} {...rest} />;
    case 'wordChoice':
      return <WordChoice question={question} answer={answer as PickAnswer} {...rest} />;
    case 'wordPickImage':
      return <PickImage question={question} answer={answer as PickAnswer} {...rest} />;
    case 'wordExampleChoice':
      return <ExampleChoice question={question} answer={answer as PickAnswer} {...rest} />;
    case 'wordSpell':
      return <Spell question={question} answer={answer as SpellAnswer} {...rest} />;
    case 'wordSeeAndCheck':
      return <WordSeeAndCheck card={card as EnWordCard} answer={answer as RecallAnswer} {...rest} />;
    case 'mcq':
      return <Mcq question={question} answer={answer} {...rest} />;
    case 'kidHanziChoice':
      return <KidHanziChoice question={question} answer={answer as PickAnswer} {...rest} />;
    case 'kidHanziSeeAndCheck':
      return <KidHanziSeeAndCheck card={card as KidHanziCard} answer={answer as RecallAnswer} {...rest} />;
  }
}
