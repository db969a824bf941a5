import { useMemo, useState } from 'react';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Face } from '#client/parts/cards/Face/Face.tsx';
import { Difficulty } from '#client/ui/Difficulty/Difficulty.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Segmented } from '#client/ui/Segmented/Segmented.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import type { CardContent } from '#domain/cards/content.ts';
import type { Answer, FaceAction } from '#domain/cards/faces/answer.ts';
import { normaliseCardContent } from '#domain/cards/normalise.ts';
import { seededRandom } from '#domain/random.ts';
import { buildQuestion, isAskable } from '#domain/session/faces.ts';
import { judge, openAnswer } from '#domain/session/judge.ts';
import type { Question } from '#domain/session/question.ts';
import { useT } from '../../wording.ts';
import { PhoneFrame } from '../PhoneFrame/PhoneFrame.tsx';
import { previewFaces } from '../preview-faces.ts';
import styles from './PreviewPane.module.css';

export interface PreviewPaneProps {
  /** the card as it is written now; null where there is none to be played */
  card: CardContent | null;
  /** other cards of its chapter, that wrong answers may come from */
  alternates: readonly CardContent[];
}

type Level = '1' | '2' | '3';
const LEVELS: readonly Level[] = ['1', '2', '3'];

/** The card on a phone, to be played while it is written: at every difficulty, with every face, and why one is not asked. */
export function PreviewPane({ card: written, alternates }: PreviewPaneProps) {
  const t = useT('workshop');
  const [level, setLevel] = useState<Level>('1');
  const [chosen, setChosen] = useState(0);
  const [round, setRound] = useState(1);
  const card = useMemo(() => written && normaliseCardContent(written), [written]);
  const difficulty = Number(level) as 1 | 2 | 3;
  const offered = useMemo(
    () => (card && isAskable(card) ? previewFaces(card, difficulty, alternates) : []),
    [card, difficulty, alternates],
  );
  const face = offered[Math.min(chosen, offered.length - 1)];
  const question = useMemo(
    () =>
      card && face
        ? buildQuestion(face.asked, card, { cardId: 0, difficulty, alternates, random: seededRandom(round) })
        : null,
    [card, face, difficulty, alternates, round],
  );
  return (
    <section className={styles.pane} aria-label={t('preview')}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {t('preview')} <small>{t('preview_line')}</small>
        </h2>
        <IconButton icon="undo" label={t('preview_again')} onClick={() => setRound(round + 1)} />
      </header>
      <Segmented
        label={t('preview_difficulty')}
        className={styles.levels}
        value={level}
        onChange={(next) => {
          setLevel(next);
          setChosen(0);
        }}
        options={LEVELS.map((value) => ({
          value,
          label: <Difficulty level={Number(value) as 1 | 2 | 3} label={t('preview_level', { level: value })} />,
        }))}
      />
      {face && (
        <>
          <div role="group" aria-label={t('preview_faces')} className={styles.faces}>
            {offered.map(({ wished, asked }, at) => (
              <button
                key={wished}
                type="button"
                aria-pressed={at === offered.indexOf(face)}
                className={styles.face}
                onClick={() => setChosen(at)}
              >
                {wished === asked ? (
                  t(`face_${asked}`)
                ) : (
                  <>
                    <s>{t(`face_${wished}`)}</s> → {t(`face_${asked}`)}
                  </>
                )}
              </button>
            ))}
          </div>
          {face.passedOver.length > 0 && (
            <div className={styles.reason} role="note">
              <p>
                {face.passedOver.map((name) => (
                  <span key={name}>{t(`reason_${name}`)} </span>
                ))}
                {t('reason_so', { face: t(`face_${face.asked}`) })}
              </p>
            </div>
          )}
        </>
      )}
      <PhoneFrame title={t('preview')}>
        {question && card ? (
          <Played
            key={`${JSON.stringify(question)} ${round}`}
            card={card}
            question={question}
            difficulty={difficulty}
            onAgain={() => setRound(round + 1)}
          />
        ) : (
          <StateMessage as="p" mascot={1003} pose="think" title={t('preview_none')} text={t('preview_none_text')} />
        )}
        <Mascot id={1002} pose={question ? 'think' : 'sleep'} size={64} className={styles.mascot} />
      </PhoneFrame>
    </section>
  );
}

interface PlayedProps {
  card: CardContent;
  question: Question;
  difficulty: 1 | 2 | 3;
  onAgain: () => void;
}

/** One question with its answer in progress; what is written anew begins anew. */
function Played({ card, question, difficulty, onAgain }: PlayedProps) {
  const t = useT('workshop');
  const [answer, setAnswer] = useState<Answer>(() => openAnswer(question));
  const act = (action: FaceAction) => setAnswer((now) => judge(question, now, action).answer);
  return (
    <>
      <Face
        question={question}
        answer={answer}
        card={card}
        cardStatus="DEBUT"
        difficulty={difficulty}
        passed={answer.passed}
        onAction={act}
      />
      {answer.passed && (
        <p className={styles.passed} role="status">
          {t(answer.wrongs + answer.hints > 0 ? 'preview_passed_late' : 'preview_passed')}{' '}
          <button type="button" onClick={onAgain}>
            {t('preview_again')}
          </button>
        </p>
      )}
    </>
  );
}
