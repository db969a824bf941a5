import { Card } from '#client/ui/Card/Card.tsx';
import type { DrawAnswer } from '#domain/cards/faces/answer.ts';
import type { StrokesQuestion } from '#domain/cards/hanzi/questions.ts';
import { Decline } from '../../Decline/Decline.tsx';
import type { FaceBodyProps } from '../../face-props.ts';
import { useT } from '../../wording.ts';
import { Reading } from '../Reading/Reading.tsx';
import { StrokePad } from '../StrokePad/StrokePad.tsx';
import { STROKES_LICENCE_URL } from '../strokes/stroke-data.ts';
import styles from './KidHanziStrokes.module.css';

/** A character that is heard and read, to be written from memory. Who cannot see or draw is asked to recall it instead. */
export function KidHanziStrokes({ question, answer, passed, onAction }: FaceBodyProps<StrokesQuestion, DrawAnswer>) {
  const t = useT('faces');
  const { hanzi, place, strokes } = question;
  const char = hanzi[place]?.char ?? '';
  return (
    <>
      <Card className={styles.card} pad={false}>
        <div className={styles.asked}>
          <Reading hanzi={hanzi} />
          {hanzi.length > 1 && (
            <p className={styles.word} lang="zh-CN">
              {hanzi.map((entry, at) => (at === place ? '＿' : entry.char)).join('')}
            </p>
          )}
        </div>
        <StrokePad
          char={char}
          drawn={answer.drawn}
          strokes={strokes}
          hints={answer.hints}
          onStroke={(right) => onAction({ type: 'stroke', right })}
        />
      </Card>
      <div className={styles.below}>
        {!passed && <Decline what="draw" onDecline={() => onAction({ type: 'decline' })} />}
        <a className={styles.source} href={STROKES_LICENCE_URL} target="_blank" rel="noreferrer">
          {t('strokesSource')} Make Me a Hanzi · Arphic PL
        </a>
      </div>
    </>
  );
}
