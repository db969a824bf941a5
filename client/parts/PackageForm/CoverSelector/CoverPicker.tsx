import { type ReactNode, useState } from 'react';
import { useLocale } from 'use-intl';
import { Chip } from '#client/ui/Chip/Chip.tsx';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import { PickGrid } from '../PickGrid/PickGrid.tsx';
import { useT } from '../wording.ts';
import styles from './CoverSelector.module.css';
import { type Choosable, found } from './found.ts';

interface Props<Category extends string> {
  searchLabel: string;
  name: string;
  all: Readonly<Record<Category, readonly Choosable[]>>;
  titleOf: (category: Category) => string;
  pictureOf: (value: string) => ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** above what was found, such as the way to a picture of one's own */
  children?: ReactNode;
}

/** Pictures or emoji by category, with a search through both. */
export function CoverPicker<Category extends string>({
  searchLabel,
  name,
  all,
  titleOf,
  pictureOf,
  value,
  onChange,
  children,
}: Props<Category>) {
  const t = useT('packageForm');
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<Category>();
  const groups = found(all, { search, titleOf, ...(category && { category }) });
  return (
    <div className={styles.picker}>
      <TextField
        type="search"
        icon="search"
        label={searchLabel}
        labelHidden
        placeholder={searchLabel}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of a toolbar, not fields of a form */}
      <div role="group" aria-label={t('categories')} className={styles.chips}>
        <Chip pressed={!category} onClick={() => setCategory(undefined)}>
          {t('all')}
        </Chip>
        {(Object.keys(all) as Category[]).map((key) => (
          <Chip key={key} pressed={key === category} onClick={() => setCategory(key)}>
            {titleOf(key)}
          </Chip>
        ))}
      </div>
      <div className={styles.found}>
        {children}
        {groups.map(([key, choosables]) => (
          <PickGrid
            key={key}
            title={titleOf(key)}
            name={name}
            value={value}
            onChange={onChange}
            picks={choosables.map((one) => ({
              value: one.value,
              label: one[locale],
              picture: pictureOf(one.value),
            }))}
          />
        ))}
        {groups.length === 0 && <p role="status">{t('none')}</p>}
      </div>
    </div>
  );
}
