import { Card } from '#client/ui/Card/Card.tsx';
import type { EnWordCard, Example } from '#domain/cards/content.ts';
import type { FaceAction, RecallAnswer } from '#domain/cards/faces/answer.ts';
import { Covered } from '../../Covered/Covered.tsx';
import { LongText } from '../../LongText/LongText.tsx';
import { Recall } from '../../Recall/Recall.tsx';
import { langOf } from '../../text.ts';
import { useT } from '../../wording.ts';
import { WordHead } from '../WordHead/WordHead.tsx';
import { aroundWord, splitWordClass } from './example.ts';
import styles from './WordSeeAndCheck.module.css';

export interface WordSeeAndCheckProps {
  card: EnWordCard;
  answer: RecallAnswer;
  passed: boolean;
  onAction: (action: FaceAction) => void;
}

/** A word whose meaning lies under a cover: think, lift it, and say whether it was known. */
export function WordSeeAndCheck({ card, answer, passed, onAction }: WordSeeAndCheckProps) {
  const t = useT('faces');
  const { wordClass, meaning } = splitWordClass(card.definition);
  const [example] = card.examples;
  return (
    <>
      <Card className={styles.card} pad={false}>
        <WordHead word={card.word} prons={card.prons} />
        <Covered open={answer.open} onReveal={() => onAction({ type: 'reveal' })}>
          <LongText lang={langOf(meaning)} className={styles.definition}>
            {wordClass && <span className={styles.class}>{wordClass}</span>}
            {meaning}
          </LongText>
          {example && <ExampleText word={card.word} example={example} />}
        </Covered>
      </Card>
      <Recall
        answer={answer}
        passed={passed}
        forgotten={t('forgotten')}
        remembered={t('remembered')}
        onAction={onAction}
      />
    </>
  );
}

function ExampleText({ word, example: { source, translation } }: { word: string; example: Example }) {
  const [before, found, ...after] = aroundWord(word, source);
  return (
    <div className={styles.example}>
      <LongText lang="en">
        {before}
        {found && <b>{found}</b>}
        {after.join('')}
      </LongText>
      <p className={styles.translation}>{translation}</p>
    </div>
  );
}
