import { ClozeMark } from '#client/ui/ClozeMark/ClozeMark.tsx';
import { groupIndex } from '#domain/cards/cloze/blanks.ts';
import type { ClozeCard } from '#domain/cards/content.ts';
import { CardPicture } from '../../CardPicture/CardPicture.tsx';
import { LongText } from '../../LongText/LongText.tsx';
import { useT } from '../../wording.ts';
import { Statement } from '../Statement/Statement.tsx';
import styles from './ClozeDetail.module.css';

/** A cloze text with its key points in place, each in the colour of its group, and what there is to say about it. */
export function ClozeDetail({ card: { content, analysis, illustration } }: { card: ClozeCard }) {
  const t = useT('card');
  return (
    <>
      {illustration && <CardPicture {...illustration} className={styles.picture} />}
      <div className={styles.flat}>
        <Statement
          whole
          paragraphs={content}
          renderGap={({ cloze }) => <ClozeMark group={groupIndex(cloze.group)}>{cloze.text}</ClozeMark>}
        />
      </div>
      {analysis && (
        <section className={styles.analysis}>
          <h2>{t('analysis')}</h2>
          <LongText>{analysis}</LongText>
        </section>
      )}
    </>
  );
}
