import { pronounce } from '#client/platform/speech.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { Choice } from '#client/ui/Choice/Choice.tsx';
import type { PickAnswer } from '#domain/cards/faces/answer.ts';
import type { PickImageQuestion } from '#domain/cards/word/questions.ts';
import { REGION_COLOURS } from '#domain/limits.ts';
import { AnswerMark } from '../../AnswerMark/AnswerMark.tsx';
import { CardPicture } from '../../CardPicture/CardPicture.tsx';
import type { FaceBodyProps } from '../../face-props.ts';
import { isOut, pickState } from '../../OptionList/options.ts';
import { SoundButton } from '../../SoundButton/SoundButton.tsx';
import { useFaceKeys } from '../../use-face-keys.ts';
import { useT } from '../../wording.ts';
import styles from './PickImage.module.css';

/** A word and four prints. A print is named by its number only: its word would be the answer. */
export function PickImage({ question, answer, passed, onAction }: FaceBodyProps<PickImageQuestion, PickAnswer>) {
  const t = useT('faces');
  const { word, prons, options } = question;
  const choose = (option: number) => onAction({ type: 'choose', option });
  const listen = () => void pronounce(word, prons[0]?.language ?? 'en-GB');
  useFaceKeys({ enabled: !passed, choose, space: listen });
  return (
    <>
      <Card className={styles.card} pad={false}>
        <p className={styles.word} lang="en">
          {word}
        </p>
        <SoundButton label={t('listen')} onClick={listen} />
      </Card>
      <fieldset className={styles.prints}>
        <legend className="sr-only">{t('options')}</legend>
        {options.map(({ assetId }, option) => {
          const state = pickState(answer, option);
          return (
            <Choice
              key={assetId}
              className={styles.print}
              state={state === 'tried' ? 'plain' : state}
              data-tried={state === 'tried' ? '' : undefined}
              data-region={option % REGION_COLOURS}
              hint={String(option + 1)}
              mark={t(state === 'correct' ? 'right' : 'wrong')}
              aria-disabled={passed || isOut(state)}
              onClick={() => choose(option)}
            >
              <span className={styles.picture}>
                <CardPicture assetId={assetId} className={styles.drawing} />
              </span>
              <span className="sr-only">{t('print', { number: option + 1 })}</span>
              {state === 'tried' && <AnswerMark kind="tried" className={styles.badge} />}
            </Choice>
          );
        })}
      </fieldset>
    </>
  );
}
