import { Card } from '#client/ui/Card/Card.tsx';
import type { PickAnswer } from '#domain/cards/faces/answer.ts';
import type { HanziFromPinyinQuestion } from '#domain/cards/hanzi/questions.ts';
import type { FaceBodyProps } from '../../face-props.ts';
import { OptionList } from '../../OptionList/OptionList.tsx';
import { pickState } from '../../OptionList/options.ts';
import { useFaceKeys } from '../../use-face-keys.ts';
import { Reading } from '../Reading/Reading.tsx';
import { Ruby } from '../Ruby/Ruby.tsx';
import { sayHanzi } from '../say-hanzi.ts';
import styles from './KidHanziFromPinyin.module.css';

/** A reading, seen and heard, and characters to choose from. */
export function KidHanziFromPinyin({
  question,
  answer,
  passed,
  onAction,
}: FaceBodyProps<HanziFromPinyinQuestion, PickAnswer>) {
  const { hanzi, analysis, options } = question;
  const choose = (option: number) => onAction({ type: 'choose', option });
  useFaceKeys({ enabled: !passed, choose, space: () => void sayHanzi(hanzi) });
  return (
    <>
      <Card className={styles.card} pad={false}>
        <Reading hanzi={hanzi} />
        {analysis.length > 0 && <Ruby items={analysis} asked={hanzi.map(({ char }) => char)} />}
      </Card>
      <OptionList
        layout="pair"
        options={options}
        optionClassName={styles.kai}
        stateOf={(option) => pickState(answer, option)}
        disabled={passed}
        onChoose={choose}
      />
    </>
  );
}
