import { ClozeMark } from '#client/ui/ClozeMark/ClozeMark.tsx';
import { groupIndex } from '#domain/cards/cloze/blanks.ts';
import { type CardContent, type Cloze, parseCardContent } from '#domain/cards/content.ts';
import { withToneMark } from '#domain/cards/hanzi/pinyin.ts';
import { cardDetail } from '#domain/cards/summary.ts';
import { useT } from '../wording.ts';
import styles from './CardFront.module.css';

interface Props {
  /** JSON of the card */
  content: string;
}

/** What a card is about, at a glance: the text with its key points, the word, the question, the characters. */
export function CardFront({ content }: Props) {
  const t = useT('pkg');
  const parsed = parseCardContent(content);
  return (
    <span className={styles.front} data-user-text>
      {parsed.ok ? <Front card={parsed.card} /> : <em>{t('card_parse_failed')}</em>}
    </span>
  );
}

function Front({ card }: { card: CardContent }) {
  switch (card.type) {
    case 'cloze.card':
      return card.content.map((paragraph, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a card never changes
        <span key={line} className={styles.line}>
          {paragraph.map((part, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            'cloze' in part ? <Point key={at} cloze={part.cloze} /> : part.text,
          )}
        </span>
      ));
    case 'enWord.card':
      return (
        <>
          <b lang="en">{card.word}</b>
          <span className={styles.more}>{card.definition}</span>
        </>
      );
    case 'mcq.card':
      return (
        <>
          <span className={styles.line}>{card.question}</span>
          <span className={styles.more}>{cardDetail(card)}</span>
        </>
      );
    case 'kidHanzi.card':
      return (
        <span className="kai" lang="zh-CN">
          {card.hanzi[0]?.hanzi.map(({ char, pinyin }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <ruby key={at} className={styles.hanzi}>
              {char}
              <rt>{withToneMark(pinyin)}</rt>
            </ruby>
          ))}
        </span>
      );
  }
}

function Point({ cloze: { group, text } }: { cloze: Cloze }) {
  return <ClozeMark group={groupIndex(group)}>{text}</ClozeMark>;
}
