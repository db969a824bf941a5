import type { ReviewRow_CardFragment } from '#client/graphql/generated/atlas.ts';
import { canSpeak, pronounce, type SpeechLang } from '#client/platform/speech.ts';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { type CardContent, parseCardContent } from '#domain/cards/content.ts';
import { cardDetail, cardTitle } from '#domain/cards/summary.ts';
import { typeOf } from '#domain/cards/types.ts';
import { gradeLook } from '../grades.ts';
import { useT } from '../wording.ts';
import styles from './ReviewRow.module.css';

interface Props {
  card: ReviewRow_CardFragment;
  /** 1-based place, for the name of its sound button. */
  number: number;
}

const langOf = (card: CardContent): SpeechLang => (typeOf(card).titleLang === 'en' ? 'en-US' : 'zh-CN');

/** A card of a completed level, with how well it went then. */
export function ReviewRow({ card: { content, lookBackStatus }, number }: Props) {
  const t = useT('review');
  const parsed = parseCardContent(content);
  const look = lookBackStatus && gradeLook[lookBackStatus];
  if (!parsed.ok) return <li className={styles.row}>{t('unreadable')}</li>;
  const title = cardTitle(parsed.card);
  const lang = langOf(parsed.card);
  return (
    <li className={styles.row}>
      {canSpeak() && (
        <IconButton icon="sound" label={t('read', { number })} onClick={() => void pronounce(title, lang)} />
      )}
      <span className={styles.words}>
        <b lang={lang} data-user-text>
          {title}
        </b>
        <small lang="zh-CN">{cardDetail(parsed.card)}</small>
      </span>
      {look && lookBackStatus && (
        <Tag tone={look.tone} icon={look.icon}>
          {t(lookBackStatus)}
        </Tag>
      )}
    </li>
  );
}
