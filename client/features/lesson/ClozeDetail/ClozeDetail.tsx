import { useT } from '#client/i18n/useT.ts';
import type { ClozeCard } from '#domain/cards/content.ts';
import { CardPicture } from '../faces/CardPicture/CardPicture.tsx';
import { groupLook } from '../faces/groups.ts';
import { LongText } from '../faces/LongText/LongText.tsx';
import { Statement } from '../faces/Statement/Statement.tsx';
import styles from './ClozeDetail.module.css';

/** A cloze text with its key points in place, each in the colour of its group, and what there is to say about it. */
export function ClozeDetail({ card: { content, analysis, illustration } }: { card: ClozeCard }) {
  const t = useT('lesson');
  return (
    <>
      {illustration && <CardPicture assetId={illustration.assetId} className={styles.picture} />}
      <div className={styles.flat}>
        <Statement
          paragraphs={content}
          renderGap={({ cloze }) => (
            <mark className={styles.point} data-group={groupLook(cloze.group).colour}>
              {cloze.text}
            </mark>
          )}
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
