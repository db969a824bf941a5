import type { CSSProperties } from 'react';
import { Card } from '#client/ui/Card/Card.tsx';
import { Choice } from '#client/ui/Choice/Choice.tsx';
import type { SpellAnswer } from '#domain/cards/faces/answer.ts';
import type { SpellQuestion } from '#domain/cards/word/questions.ts';
import type { FaceBodyProps } from '../../face-props.ts';
import { LongText } from '../../LongText/LongText.tsx';
import { langOf } from '../../text.ts';
import { useFaceKeys } from '../../use-face-keys.ts';
import { useT } from '../../wording.ts';
import styles from './Spell.module.css';

/** A meaning, and the word to type letter by letter out of four at a time. */
export function Spell({ question, answer, passed, onAction }: FaceBodyProps<SpellQuestion, SpellAnswer>) {
  const t = useT('faces');
  const { word, definition, steps } = question;
  const step = steps[answer.typed] ?? steps.at(-1);
  const choose = (option: number) => onAction({ type: 'choose', option });
  useFaceKeys({ enabled: !passed, choose });

  const letterAt = (char: string, position: number) => {
    const index = steps.findIndex((other) => other.position === position);
    if (index < 0) return { state: 'given', char };
    if (index < answer.typed) return { state: 'typed', char };
    return { state: index === answer.typed ? 'next' : 'empty', char: '' };
  };
  const letters = [...word].map(letterAt);
  const typed = letters.map(({ char }) => char || '_').join('');
  return (
    <>
      <Card className={styles.card} pad={false}>
        <LongText lang={langOf(definition)} className={styles.definition}>
          {definition}
        </LongText>
        <p className={styles.word} lang="en" style={{ '--letters': letters.length } as CSSProperties}>
          <span className="sr-only">{typed}</span>
          {letters.map(({ state, char }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a word never move
            <span key={position} className={styles.letter} data-state={state} aria-hidden="true">
              {char}
            </span>
          ))}
        </p>
      </Card>
      {!passed && (
        <fieldset className={styles.keys} lang="en">
          <legend className="sr-only">{t('options')}</legend>
          {step?.options.map((letter, option) => (
            <Choice
              key={letter}
              fit
              className={styles.key}
              state={answer.lastWrong === option ? 'wrong' : 'plain'}
              mark={t('wrong')}
              hint={String(option + 1)}
              aria-disabled={answer.lastWrong === option}
              onClick={() => choose(option)}
            >
              {letter}
            </Choice>
          ))}
        </fieldset>
      )}
    </>
  );
}
