import { Icon } from '#client/art/Icon/Icon.tsx';
import { Choice } from '#client/ui/Choice/Choice.tsx';
import type { Claim, JudgementQuestion } from '#domain/cards/cloze/questions.ts';
import type { PickAnswer } from '#domain/cards/faces/answer.ts';
import { AnswerMark } from '../../AnswerMark/AnswerMark.tsx';
import type { FaceBodyProps } from '../../face-props.ts';
import { isOut, pickState } from '../../OptionList/options.ts';
import { useFaceKeys } from '../../use-face-keys.ts';
import { useT } from '../../wording.ts';
import { Statement } from '../Statement/Statement.tsx';
import styles from './ClozeJudgement.module.css';

const SIDES = [
  { key: 'true', icon: 'check' },
  { key: 'false', icon: 'close' },
] as const;

/** A statement that may have been altered: right or not. Once judged, what was swapped is struck. */
export function ClozeJudgement({ question, answer, passed, onAction }: FaceBodyProps<JudgementQuestion, PickAnswer>) {
  const t = useT('faces');
  const choose = (option: number) => onAction({ type: 'choose', option });
  useFaceKeys({ enabled: !passed, choose });

  return (
    <>
      <Statement
        paragraphs={question.paragraphs}
        renderGap={({ claim }) => <ClaimText claim={claim} judged={passed} />}
      />
      <fieldset className={styles.pair}>
        <legend className="sr-only">{t('options')}</legend>
        {SIDES.map(({ key, icon }, option) => {
          const state = pickState(answer, option);
          const tried = state === 'tried';
          return (
            <Choice
              key={key}
              className={styles.side}
              data-side={key}
              data-tried={tried ? '' : undefined}
              data-judged={passed ? '' : undefined}
              state={tried ? 'plain' : state}
              hint={String(option + 1)}
              mark={t(state === 'correct' ? 'right' : 'wrong')}
              aria-disabled={passed || isOut(state)}
              onClick={() => choose(option)}
            >
              <span className={styles.word}>
                {state === 'plain' && !passed && <Icon name={icon} size={30} />}
                {t(key)}
                {tried && <AnswerMark kind="tried" />}
              </span>
            </Choice>
          );
        })}
      </fieldset>
    </>
  );
}

function ClaimText({ claim: { shown, truth }, judged }: { claim: Claim; judged: boolean }) {
  if (!judged || shown === truth) {
    return (
      <mark className={styles.claim} data-right={judged ? '' : undefined}>
        {shown}
      </mark>
    );
  }
  return (
    <>
      <del className={styles.struck}>{shown}</del>
      <ins className={styles.true}>{truth}</ins>
    </>
  );
}
