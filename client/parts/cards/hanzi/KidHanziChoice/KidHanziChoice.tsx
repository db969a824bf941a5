import { pronounce } from '#client/platform/speech.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import type { PickAnswer } from '#domain/cards/faces/answer.ts';
import { charsOf } from '#domain/cards/hanzi/pinyin.ts';
import type { KidHanziChoiceQuestion } from '#domain/cards/hanzi/questions.ts';
import type { FaceBodyProps } from '../../face-props.ts';
import { OptionList } from '../../OptionList/OptionList.tsx';
import { pickState } from '../../OptionList/options.ts';
import { useFaceKeys } from '../../use-face-keys.ts';
import { HanziGrid } from '../HanziGrid/HanziGrid.tsx';
import { Reading } from '../Reading/Reading.tsx';
import { Ruby } from '../Ruby/Ruby.tsx';
import styles from './KidHanziChoice.module.css';

/** Characters for a reading, or a reading for characters. What would give the answer away is heard only afterwards. */
export function KidHanziChoice({
  question,
  answer,
  passed,
  onAction,
}: FaceBodyProps<KidHanziChoiceQuestion, PickAnswer>) {
  const { asked, hanzi, analysis, options } = question;
  const choose = (option: number) => onAction({ type: 'choose', option });
  const audible = asked === 'char' || passed;
  useFaceKeys({
    enabled: !passed,
    choose,
    space: audible ? () => void pronounce(charsOf(hanzi), 'zh-CN') : undefined,
  });
  return (
    <>
      <Card className={styles.card} pad={false} data-asked={asked}>
        {asked === 'pinyin' && <HanziGrid hanzi={hanzi} />}
        <div>
          {audible && <Reading hanzi={hanzi} />}
          {analysis.length > 0 && <Ruby items={analysis} asked={hanzi.map(({ char }) => char)} />}
        </div>
      </Card>
      <OptionList
        layout="pair"
        options={options}
        optionClassName={asked === 'char' ? styles.kai : undefined}
        stateOf={(option) => pickState(answer, option)}
        disabled={passed}
        onChoose={choose}
      />
    </>
  );
}
