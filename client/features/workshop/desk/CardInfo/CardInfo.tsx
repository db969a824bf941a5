import { useLocale } from 'use-intl';
import { useT } from '../../wording.ts';
import styles from './CardInfo.module.css';

export interface CardInfoProps {
  id: number;
  kind: string;
  /** ISO time; null while it is not on the server */
  updatedAt: string | null;
  createdType: 'NORMAL' | 'DUPLICATE' | 'AIGC' | 'EXCEL_IMPORT';
  stats: { learnTimes: number; mastery: number } | undefined;
  /** the JSON of the card, for those who build the product; null in production */
  raw: string | null;
}

/** JSON with room to read it; what is none stays as it is. */
function spread(raw: string): string {
  try {
    return JSON.stringify(JSON.parse(raw), null, 2);
  } catch {
    return raw;
  }
}

/** What is to be known of a card beside what it says. */
export function CardInfo({ id, kind, updatedAt, createdType, stats, raw }: CardInfoProps) {
  const t = useT('workshop');
  const locale = useLocale();
  const time =
    updatedAt && new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(updatedAt));
  const facts: [string, string][] = [
    [t('info_id'), id > 0 ? String(id) : t('info_draft')],
    [t('info_kind'), kind],
    [t('info_created'), t(`created_${createdType}`)],
    [t('info_updated'), time ?? t('info_never')],
    [
      t('info_learned'),
      stats ? t('card_stats', { times: stats.learnTimes, mastery: Math.round(stats.mastery) }) : t('info_never'),
    ],
  ];
  return (
    <div className={styles.info}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {raw && (
        <details>
          <summary>JSON</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too */}
          <pre className={styles.raw} tabIndex={0}>
            {spread(raw)}
          </pre>
        </details>
      )}
    </div>
  );
}
