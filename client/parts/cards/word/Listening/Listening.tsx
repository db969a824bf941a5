import { pronounce } from '#client/platform/speech.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import type { PickAnswer } from '#domain/cards/faces/answer.ts';
import type { ListeningQuestion } from '#domain/cards/word/questions.ts';
import type { FaceBodyProps } from '../../face-props.ts';
import { Heard } from '../../Heard/Heard.tsx';
import { OptionList } from '../../OptionList/OptionList.tsx';
import { pickState } from '../../OptionList/options.ts';
import { useFaceKeys } from '../../use-face-keys.ts';
import { WordHead } from '../WordHead/WordHead.tsx';
import styles from './Listening.module.css';

/** A word that is heard, and four meanings. It is written down only once it was understood. */
export function Listening({ question, answer, passed, onAction }: FaceBodyProps<ListeningQuestion, PickAnswer>) {
  const { word, prons, options } = question;
  const choose = (option: number) => onAction({ type: 'choose', option });
  useFaceKeys({ enabled: !passed, choose });
  return (
    <>
      <Card className={styles.card} pad={false}>
        <Heard
          say={() => pronounce(word, prons[0]?.language ?? 'en-GB')}
          passed={passed}
          onDecline={() => onAction({ type: 'decline' })}
        >
          <WordHead word={word} prons={prons} />
        </Heard>
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
