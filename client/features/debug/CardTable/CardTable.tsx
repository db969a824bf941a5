import { Checkbox } from '#client/ui/Checkbox/Checkbox.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { parseCardContent } from '#domain/cards/content.ts';
import { cardDetail, cardTitle } from '#domain/cards/summary.ts';
import type { QueueCard } from '../debug-unit.ts';
import { useT } from '../wording.ts';
import styles from './CardTable.module.css';

interface Props {
  cards: readonly QueueCard[];
  /** ids of what is chosen, here or elsewhere */
  chosen: readonly number[];
  onChoose: (cards: readonly QueueCard[], wanted: boolean) => void;
  /** shows the JSON of a card */
  onRaw: (card: QueueCard) => void;
}

/** Cards to choose from, by their number and what they say. */
export function CardTable({ cards, chosen, onChoose, onRaw }: Props) {
  const t = useT('debug');
  const all = cards.length > 0 && cards.every(({ id }) => chosen.includes(id));
  return (
    <div className={styles.frame}>
      <Checkbox checked={all} onChange={(wanted) => onChoose(cards, wanted)} className={styles.all}>
        {t('queue_all', { count: cards.length })}
      </Checkbox>
      <table className={styles.table}>
        <caption className="sr-only">{t('queue_cards')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('queue_cards')}</th>
            <th scope="col">{t('raw_card')}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => {
            const parsed = parseCardContent(card.content);
            const title = parsed.ok ? cardTitle(parsed.card) : t('card_unreadable');
            return (
              <tr key={card.id}>
                <th scope="row">
                  <Checkbox checked={chosen.includes(card.id)} onChange={(wanted) => onChoose([card], wanted)}>
                    <span className={styles.card}>
                      <b>{title}</b>
                      <small>
                        <span className="num">#{card.id}</span> {parsed.ok && cardDetail(parsed.card)}
                      </small>
                    </span>
                  </Checkbox>
                </th>
                <td>
                  <IconButton icon="doc" label={t('raw_of', { id: card.id })} onClick={() => onRaw(card)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
