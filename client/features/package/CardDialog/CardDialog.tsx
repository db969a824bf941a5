import { useCardMasteryQuery } from '#client/graphql/generated/package.ts';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { parseCardContent } from '#domain/cards/content.ts';
import { PreviewDialog, type PreviewDialogProps } from '../PreviewDialog/PreviewDialog.tsx';
import { useT } from '../wording.ts';
import styles from './CardDialog.module.css';

interface Props extends Omit<PreviewDialogProps, 'contents' | 'foot'> {
  cards: readonly { id: number; content: string }[];
}

/** All of one card of the learner's, with how often it was practised and how well it is known. */
export function CardDialog({ cards, index, ...preview }: Props) {
  const t = useT('pkg');
  const cardview = useT('cardview');
  const card = cards[index];
  const { data } = useCardMasteryQuery({
    variables: { cardIds: card ? [card.id] : [] },
    skip: !card,
    context: { quiet: true }, // the card can be read without it
  });
  const stat = data?.cardStats.cardStats[0];
  return (
    <PreviewDialog
      {...preview}
      index={index}
      contents={cards.map(({ content }) => content)}
      foot={
        <>
          {stat && (
            <>
              <Meter
                size="s"
                tone={stat.mastery >= 80 ? 'leaf' : 'butter'}
                value={stat.mastery}
                label={t('mastery')}
                valueText={`${stat.mastery}%`}
              />
              <small className={styles.known}>{t('known', { mastery: stat.mastery, times: stat.learnTimes })}</small>
            </>
          )}
          {card && isWordWithoutPicture(card.content) && <small className={styles.tip}>{cardview('tip4')}</small>}
        </>
      }
    />
  );
}

/** Such a word is never asked by its picture. */
function isWordWithoutPicture(content: string): boolean {
  const parsed = parseCardContent(content);
  return parsed.ok && parsed.card.type === 'enWord.card' && parsed.card.illustration === null;
}
