import { useState } from 'react';
import { neighbourBlank } from '#domain/cards/cloze/fill.ts';
import type { FillQuestion } from '#domain/cards/cloze/questions.ts';
import type { FillAnswer } from '#domain/cards/faces/answer.ts';
import type { FaceBodyProps } from '../../face-props.ts';
import { useFaceKeys } from '../../use-face-keys.ts';
import { useT } from '../../wording.ts';
import { Blank } from '../Blank/Blank.tsx';
import { OptionPool } from '../OptionPool/OptionPool.tsx';
import { Statement } from '../Statement/Statement.tsx';
import styles from './ClozeChoice.module.css';

/** Blanks to fill from a pool of options: choice, give-away choice and minimal choice. */
export function ClozeChoice({ question, answer, passed, onAction }: FaceBodyProps<FillQuestion, FillAnswer>) {
  const t = useT('faces');
  const [homeless, setHomeless] = useState(false);
  const { filled, focus } = answer;

  const choose = (option: number) => {
    if (filled.includes(option)) return;
    setHomeless(focus === null);
    onAction({ type: 'choose', option });
  };
  const tap = (blank: number) => {
    if (passed) return;
    if (filled[blank] !== null) onAction({ type: 'free', blank });
    else onAction({ type: 'focus', blank: blank === focus ? null : blank });
  };
  const move = (step: 1 | -1, tab: boolean) => {
    const next = neighbourBlank(answer, step);
    if (next === null || next === focus) return false;
    if (tab && !staysInText(next, step, focus)) return false;
    onAction({ type: 'focus', blank: next });
    return true;
  };
  useFaceKeys({ enabled: !passed, choose, move });

  const optionState = (option: number) => {
    if (filled.includes(option)) return 'used';
    return answer.lastWrong === option ? 'wrong' : 'plain';
  };
  return (
    <>
      <Statement
        paragraphs={question.paragraphs}
        renderGap={({ blank }) => {
          const option = filled[blank] ?? null;
          return (
            <Blank
              number={blank + 1}
              group={question.blanks[blank]?.group ?? ''}
              text={option === null ? null : (question.options[option] ?? null)}
              active={!passed && blank === focus}
              right={passed}
              onTap={() => tap(blank)}
            />
          );
        }}
      />
      <OptionPool options={question.options} stateOf={optionState} disabled={passed} onChoose={choose} />
      {homeless && focus === null && !passed && (
        <p className={styles.focusFirst} role="status">
          {t('focusFirst')}
        </p>
      )}
    </>
  );
}

/** Tab leaves the text after its last empty blank, or the keyboard would never get out of it. */
function staysInText(next: number, step: 1 | -1, focus: number | null): boolean {
  const { activeElement } = document;
  const inText = activeElement === document.body || activeElement?.matches('h1, [data-blank]');
  return Boolean(inText) && (focus === null || (step === 1 ? next > focus : next < focus));
}
