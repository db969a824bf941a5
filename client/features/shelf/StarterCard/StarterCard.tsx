import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { StarterCard_PackageFragment } from '#client/graphql/generated/shelf.ts';
import { PackageCover } from '#client/parts/PackageCover/PackageCover.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { useT } from '../wording.ts';
import styles from './StarterCard.module.css';

interface Props {
  package: StarterCard_PackageFragment;
  onAdd: (pkg: { id: number; name: string }) => Promise<unknown>;
}

/** A package to begin with: what is in it, and one tap to put it on the shelf. */
export function StarterCard({ package: pkg, onAdd }: Props) {
  const t = useT('shelf');
  const types = useT('cards');
  const [adding, setAdding] = useState(false);
  const { id, name, description, hashId, cardType, cardCount, addedShelf, style } = pkg;
  const link = useRef<HTMLAnchorElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone: who goes by keyboard goes on from this package.
    if (addedShelf && pressed.current && document.activeElement === document.body)
      link.current?.focus({ preventScroll: true });
  }, [addedShelf]);
  const add = async () => {
    pressed.current = true;
    setAdding(true);
    await onAdd({ id, name });
    setAdding(false);
  };
  return (
    <li className={styles.card} data-added={addedShelf ? '' : undefined}>
      <PackageCover
        package={{ id, name, style }}
        pose={addedShelf ? 'happy' : 'idle'}
        width={72}
        className={styles.bag}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link ref={link} to="/pkgs/$hashId" params={{ hashId }} className={styles.open}>
            {name}
          </Link>
        </h3>
        <p className={styles.facts}>{t('facts', { type: types(cardType ?? 'MIXED'), count: cardCount })}</p>
      </div>
      <p className={styles.description}>{description}</p>
      <div className={styles.act}>
        {addedShelf ? (
          <Tag tone="leaf" icon="check">
            {t('added')}
          </Tag>
        ) : (
          <Button
            scene="secondary"
            size="small"
            icon="plus"
            loading={adding}
            aria-label={t('add_named', { name })}
            onClick={() => void add()}
          >
            {t('add')}
          </Button>
        )}
      </div>
    </li>
  );
}
