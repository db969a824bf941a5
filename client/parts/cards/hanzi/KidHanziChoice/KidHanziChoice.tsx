import { Card } from '#client/ui/Card/Card.tsx';
import type { PickAnswer } from '#domain/cards/faces/answer.ts';
import type { KidHanziChoiceQuestion } from '#domain/cards/hanzi/questions.ts';
import type { FaceBodyProps } from '../../face-props.ts';
import { OptionList } from '../../OptionList/OptionList.tsx';
import { pickState } from '../../OptionList/options.ts';
import { useFaceKeys } from '../../use-face-keys.ts';
import { HanziGrid } from '../HanziGrid/HanziGrid.tsx';
import { Reading } from '../Reading/Reading.tsx';
import { Ruby } from '../Ruby/Ruby.tsx';
import styles from './KidHanziChoice.module.css';

/** Characters, and readings to choose from. How they are read is seen and heard only afterwards. */
export function KidHanziChoice({
  question,
  answer,
  passed,
  onAction,
}: FaceBodyProps<KidHanziChoiceQuestion, PickAnswer>) {
  const { hanzi, analysis, options } = question;
  const choose = (option: number) => onAction({ type: 'choose', option });
  useFaceKeys({ enabled: !passed, choose });
  return (
    <>
      <Card className={styles.card} pad={false}>
        <HanziGrid hanzi={hanzi} />
        <div>
          {passed && <Reading hanzi={hanzi} />}
          {analysis.length > 0 && <Ruby items={analysis} asked={hanzi.map(({ char }) => char)} />}
        </div>
      </Card>
      <OptionList
        layout="pair"
        options={options}
        stateOf={(option) => pickState(answer, option)}
        disabled={passed}
        onChoose={choose}
      />
    </>
  );
}
