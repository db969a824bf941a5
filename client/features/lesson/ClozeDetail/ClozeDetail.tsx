import { ClozeMark } from '#client/ui/ClozeMark/ClozeMark.tsx';
import { groupIndex } from '#domain/cards/blanks.ts';
import type { ClozeCard } from '#domain/cards/content.ts';
import { CardPicture } from '#client/parts/cards/CardPicture/CardPicture.tsx';
import { LongText } from '../faces/LongText/LongText.tsx';
import { Statement } from '../faces/Statement/Statement.tsx';
import { useT } from '../wording.ts';
import styles from './ClozeDetail.module.css';

/** A cloze text with its key points in place, each in the colour of its group, and what there is to say about it. */
export function ClozeDetail({ card: { content, analysis, illustration } }: { card: ClozeCard }) {
  const t = useT('lesson');
  return (
    <>
      {illustration && <CardPicture assetId={illustration.assetId} className={styles.picture} />}
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
