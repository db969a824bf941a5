import { pronounce } from '#client/platform/speech.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import type { PickAnswer } from '#domain/cards/faces/answer.ts';
import type { WordChoiceQuestion } from '#domain/cards/word/questions.ts';
import type { FaceBodyProps } from '../../face-props.ts';
import { OptionList } from '../../OptionList/OptionList.tsx';
import { pickState } from '../../OptionList/options.ts';
import { useFaceKeys } from '../../use-face-keys.ts';
import { WordHead } from '../WordHead/WordHead.tsx';
import styles from './WordChoice.module.css';

/** A word and four meanings. Space reads the word aloud. */
export function WordChoice({ question, answer, passed, onAction }: FaceBodyProps<WordChoiceQuestion, PickAnswer>) {
  const { word, prons, options } = question;
  const choose = (option: number) => onAction({ type: 'choose', option });
  useFaceKeys({
    enabled: !passed,
    choose,
    space: () => void pronounce(word, prons[0]?.language ?? 'en-GB'),
  });
  return (
    <>
      <Card className={styles.card} pad={false}>
        <WordHead word={word} prons={prons} />
      </Card>
      <OptionList
        options={options.map(({ text }) => text)}
        stateOf={(option) => pickState(answer, option)}
        disabled={passed}
        onChoose={choose}
      />
    </>
  );
}
