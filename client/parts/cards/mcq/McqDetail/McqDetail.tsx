import { Icon } from '#client/art/Icon/Icon.tsx';
import type { McqCard } from '#domain/cards/content.ts';
import { CardPicture } from '../../CardPicture/CardPicture.tsx';
import styles from '../../cloze/ClozeDetail/ClozeDetail.module.css';
import { LongText } from '../../LongText/LongText.tsx';
import { useT } from '../../wording.ts';
import own from './McqDetail.module.css';

/** A question with its right answers among the others, and why. */
export function McqDetail({ card: { question, options, analysis, illustration } }: { card: McqCard }) {
  const t = useT('card');
  return (
    <>
      {illustration && <CardPicture {...illustration} className={styles.picture} />}
      <p className={own.question}>{question}</p>
      <ul className={own.options}>
        {options.map(({ content, isAnswer }) => (
          <li key={content} className={own.option} data-answer={isAnswer ? '' : undefined}>
            {content}
            {isAnswer && (
              <span className={own.mark}>
                <Icon name="check" size={18} />
                {t('answer')}
              </span>
            )}
          </li>
        ))}
      </ul>
      {analysis && (
        <section className={styles.analysis}>
          <h2>{t('analysis')}</h2>
          <LongText>{analysis}</LongText>
        </section>
      )}
    </>
  );
}
