import { useState } from 'react';
import type { ReviewRow_CardFragment } from '#client/graphql/generated/atlas.ts';
import { WholeCard } from '#client/parts/cards/WholeCard/WholeCard.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { useHeadingFocus } from '#client/ui/useHeadingFocus.ts';
import { parseCardContent } from '#domain/cards/content.ts';
import { useT } from '../wording.ts';
import styles from './LeafThrough.module.css';

export interface LeafThroughProps {
  /** at least one */
  cards: readonly ReviewRow_CardFragment[];
  /** back to the list, by its button or beyond the last card */
  onDone: () => void;
}

/** The cards of a level one by one, whole, as they would lie on the table. */
export function LeafThrough({ cards, onDone }: LeafThroughProps) {
  const t = useT('review');
  const [place, setPlace] = useState(0);
  const card = cards[place];
  const parsed = card && parseCardContent(card.content);
  const last = place + 1 >= cards.length;
  return (
    <section className={styles.leaf} aria-label={t('leaf', { count: cards.length })}>
      <Place key={place} words={t('leaf_place', { place: place + 1, of: cards.length })} />
      <Card className={styles.card}>{parsed?.ok ? <WholeCard card={parsed.card} /> : <p>{t('unreadable')}</p>}</Card>
      <div className={styles.turn}>
        <Button scene="secondary" icon="left" onClick={() => (place > 0 ? setPlace(place - 1) : onDone())}>
          {t(place > 0 ? 'leaf_back' : 'leaf_list')}
        </Button>
        <Button onClick={() => (last ? onDone() : setPlace(place + 1))}>{t(last ? 'leaf_done' : 'leaf_on')}</Button>
      </div>
    </section>
  );
}

/** Takes the focus with every card, so that its place is heard. */
function Place({ words }: { words: string }) {
  const heading = useHeadingFocus();
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.place}>
      {words}
    </h3>
  );
}
