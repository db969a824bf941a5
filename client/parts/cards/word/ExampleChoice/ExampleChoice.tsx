import { pronounce } from '#client/platform/speech.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import type { PickAnswer } from '#domain/cards/faces/answer.ts';
import type { ExampleChoiceQuestion } from '#domain/cards/word/questions.ts';
import type { FaceBodyProps } from '../../face-props.ts';
import { LongText } from '../../LongText/LongText.tsx';
import { OptionList } from '../../OptionList/OptionList.tsx';
import { pickState } from '../../OptionList/options.ts';
import { SoundButton } from '../../SoundButton/SoundButton.tsx';
import { useFaceKeys } from '../../use-face-keys.ts';
import { useT } from '../../wording.ts';
import styles from './ExampleChoice.module.css';

/** A sentence with a gap and the words that could stand in it. Read aloud, the gap is a pause. */
export function ExampleChoice({
  question,
  answer,
  passed,
  onAction,
}: FaceBodyProps<ExampleChoiceQuestion, PickAnswer>) {
  const t = useT('faces');
  const choose = (option: number) => onAction({ type: 'choose', option });
  const withPauses = question.sentence.map((part) => ('gap' in part ? ' … ' : part.text)).join('');
  const listen = () => void pronounce(passed ? question.source : withPauses, 'en-GB');
  useFaceKeys({ enabled: !passed, choose, space: listen });
  return (
    <>
      <Card className={styles.card} pad={false}>
        <LongText lang="en" className={styles.sentence}>
          {question.sentence.map((part, index) =>
            'gap' in part ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sentence of a question never changes
              <span key={index} className={styles.gap} data-right={passed ? '' : undefined}>
                {passed ? part.gap : <span className="sr-only">{t('gap')}</span>}
              </span>
            ) : (
              part.text
            ),
          )}
        </LongText>
        <p className={styles.translation}>{question.translation}</p>
        <div className={styles.listen}>
          <SoundButton label={t(passed ? 'listenWhole' : 'listenExample')} onClick={listen}>
            {t(passed ? 'listenWhole' : 'listenExample')}
          </SoundButton>
        </div>
      </Card>
      <OptionList
        layout="pair"
        options={question.options.map(({ text }) => text)}
        stateOf={(option) => pickState(answer, option)}
        disabled={passed}
        onChoose={choose}
      />
    </>
  );
}
