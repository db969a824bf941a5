import { Card } from '#client/ui/Card/Card.tsx';
import type { KidHanziCard } from '#domain/cards/content.ts';
import type { FaceAction, RecallAnswer } from '#domain/cards/faces/answer.ts';
import { Covered } from '../../Covered/Covered.tsx';
import { Recall } from '../../Recall/Recall.tsx';
import { useT } from '../../wording.ts';
import { HanziGrid } from '../HanziGrid/HanziGrid.tsx';
import { Reading } from '../Reading/Reading.tsx';
import { Ruby } from '../Ruby/Ruby.tsx';
import styles from './KidHanziSeeAndCheck.module.css';

export interface KidHanziSeeAndCheckProps {
  card: KidHanziCard;
  answer: RecallAnswer;
  passed: boolean;
  onAction: (action: FaceAction) => void;
}

/** A character to read with a parent: first alone, then with its reading and words that hold it. */
export function KidHanziSeeAndCheck({ card, answer, passed, onAction }: KidHanziSeeAndCheckProps) {
  const t = useT('faces');
  const hanzi = card.hanzi[0]?.hanzi ?? [];
  return (
    <>
      <Card className={styles.card} pad={false}>
        <HanziGrid hanzi={hanzi} />
        <Covered open={answer.open} onReveal={() => onAction({ type: 'reveal' })}>
          <Reading hanzi={hanzi} />
          <Ruby items={card.analysis} asked={hanzi.map(({ char }) => char)} />
        </Covered>
      </Card>
      <Recall
        answer={answer}
        passed={passed}
        forgotten={t('unknownHanzi')}
        remembered={t('knownHanzi')}
        onAction={onAction}
      />
    </>
  );
}
