import { Card } from '#client/ui/Card/Card.tsx';
import type { Answer } from '#domain/cards/faces/answer.ts';
import type { McqQuestion } from '#domain/cards/mcq/questions.ts';
import { CardPicture } from '../../CardPicture/CardPicture.tsx';
import type { FaceBodyProps } from '../../face-props.ts';
import { LongText } from '../../LongText/LongText.tsx';
import { OptionList } from '../../OptionList/OptionList.tsx';
import { pickState } from '../../OptionList/options.ts';
import { langOf } from '../../text.ts';
import { useFaceKeys } from '../../use-face-keys.ts';
import { TickList } from '../TickList/TickList.tsx';
import styles from './Mcq.module.css';

/** A question with options: a tap judges a single answer, several are ticked and handed in. */
export function Mcq({ question, answer, passed, onAction }: FaceBodyProps<McqQuestion, Answer>) {
  const choose = (option: number) => onAction({ type: 'choose', option });
  const submit = () => onAction({ type: 'submit' });
  useFaceKeys({ enabled: !passed, choose, submit: answer.kind === 'tick' ? submit : undefined });
  return (
    <>
      <Card className={styles.card} pad={false}>
        {question.illustration && <CardPicture {...question.illustration} className={styles.picture} />}
        <LongText lang={langOf(question.question)} className={styles.stem}>
          {question.question}
        </LongText>
      </Card>
      {answer.kind === 'tick' && (
        <TickList
          options={question.options}
          answer={answer}
          passed={passed}
          onToggle={(option) => onAction({ type: 'toggle', option })}
          onSubmit={submit}
        />
      )}
      {answer.kind === 'pick' && (
        <OptionList
          options={question.options}
          stateOf={(option) => pickState(answer, option)}
          disabled={passed}
          onChoose={choose}
        />
      )}
    </>
  );
}
