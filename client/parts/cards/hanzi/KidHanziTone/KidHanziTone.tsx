import { Card } from '#client/ui/Card/Card.tsx';
import type { PickAnswer } from '#domain/cards/faces/answer.ts';
import type { HanziChar } from '#domain/cards/hanzi/content.ts';
import { charsOf, splitTone, withToneMark } from '#domain/cards/hanzi/pinyin.ts';
import type { ToneByEarQuestion, ToneQuestion } from '#domain/cards/hanzi/questions.ts';
import type { FaceBodyProps } from '../../face-props.ts';
import { Heard } from '../../Heard/Heard.tsx';
import { OptionList } from '../../OptionList/OptionList.tsx';
import { pickState } from '../../OptionList/options.ts';
import { useFaceKeys } from '../../use-face-keys.ts';
import { useT } from '../../wording.ts';
import { HanziGrid } from '../HanziGrid/HanziGrid.tsx';
import { Reading } from '../Reading/Reading.tsx';
import { sayHanzi } from '../say-hanzi.ts';
import styles from './KidHanziTone.module.css';

/** A character that is seen or heard, and the five tones of its syllable: key 1 is the first, 5 the neutral one. */
export function KidHanziTone({
  question,
  answer,
  passed,
  onAction,
}: FaceBodyProps<ToneQuestion | ToneByEarQuestion, PickAnswer>) {
  const t = useT('faces');
  const { hanzi, place, options } = question;
  const asked = hanzi.slice(place, place + 1);
  const choose = (option: number) => onAction({ type: 'choose', option });
  useFaceKeys({ enabled: !passed, choose });
  return (
    <>
      <Card className={styles.card} pad={false}>
        {question.face === 'kidHanziToneByEar' ? (
          <Heard say={() => sayHanzi(asked)} passed={passed} onDecline={() => onAction({ type: 'decline' })}>
            <p className={styles.written} lang="zh-CN">
              {charsOf(hanzi)}
            </p>
          </Heard>
        ) : (
          <>
            <HanziGrid hanzi={hanzi} place={place} />
            <div className={styles.reading}>
              {passed ? <Reading hanzi={hanzi} /> : <p lang="zh-Latn-pinyin">{withoutTone(hanzi, place)}</p>}
            </div>
          </>
        )}
      </Card>
      <OptionList
        layout="five"
        options={options}
        captions={[t('tone1'), t('tone2'), t('tone3'), t('tone4'), t('tone5')]}
        optionLang="zh-Latn-pinyin"
        stateOf={(option) => pickState(answer, option)}
        disabled={passed}
        onChoose={choose}
      />
    </>
  );
}

/** How the characters are read, but for the tone that is asked: "yòu er yuán". */
const withoutTone = (hanzi: readonly HanziChar[], place: number): string =>
  hanzi.map(({ pinyin }, at) => (at === place ? splitTone(pinyin).syllable : withToneMark(pinyin))).join(' ');
