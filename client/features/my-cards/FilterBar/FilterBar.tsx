import { useFormatter } from 'use-intl';
import { Chip } from '#client/ui/Chip/Chip.tsx';
import { SearchField } from '#client/ui/SearchField/SearchField.tsx';
import { countOf, FILTERS, type MyCardsFound } from '../use-my-cards.ts';
import { useT } from '../wording.ts';
import styles from './FilterBar.module.css';

export interface FilterBarProps {
  found: Pick<MyCardsFound, 'filter' | 'search' | 'show' | 'counts' | 'busy'>;
}

/** What is searched, and which of the cards are shown, with how many there are of each. */
export function FilterBar({ found: { filter, search, show, counts, busy } }: FilterBarProps) {
  const t = useT('myCards');
  const format = useFormatter();
  return (
    <div className={styles.bar}>
      <SearchField
        label={t('search')}
        placeholder={t('placeholder')}
        value={search}
        loading={busy && search !== ''}
        onSearch={(text) => show(filter, text.slice(0, 50))}
        className={styles.search}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame */}
      <div role="group" aria-label={t('filters')} className={styles.filters}>
        {FILTERS.map((name) => (
          <Chip key={name} pressed={name === filter} onClick={() => show(name, search)}>
            {t(name)}
            {counts && <b className="num">{format.number(countOf(counts, name))}</b>}
          </Chip>
        ))}
      </div>
    </div>
  );
}
