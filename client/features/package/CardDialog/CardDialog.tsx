import { useCardMasteryQuery } from '#client/graphql/generated/package.ts';
import { cardLookOf } from '#client/parts/cards/card-looks.ts';
import { useT as useCardT } from '#client/parts/cards/wording.ts';
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
  const say = useCardT('card');
  const card = cards[index];
  const { data } = useCardMasteryQuery({
    variables: { cardIds: card ? [card.id] : [] },
    skip: !card,
    context: { quiet: true }, // the card can be read without it
  });
  const parsed = card && parseCardContent(card.content);
  const tip = parsed?.ok ? cardLookOf(parsed.card).tip?.(parsed.card) : null;
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
          {tip && <small className={styles.tip}>{say(tip)}</small>}
        </>
      }
    />
  );
}
