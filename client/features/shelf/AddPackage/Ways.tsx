import type { ReactNode } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Item } from '#client/art/Item/Item.tsx';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { MIN_CARDS_TO_LEARN } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './AddPackage.module.css';

interface WayProps {
  picture: ReactNode;
  title: ReactNode;
  text: string;
  onPick: () => void;
}

function Way({ picture, title, text, onPick }: WayProps) {
  return (
    <button type="button" className={styles.way} onClick={onPick}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words}>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <Icon name="right" size={24} />
    </button>
  );
}

interface Props {
  onExplore: () => void;
  onCreate: () => void;
  onImport: () => void;
  onRestore: () => void;
}

/** The ways to a package more. */
export function Ways({ onExplore, onCreate, onImport, onRestore }: Props) {
  const t = useT('shelf');
  return (
    <div className={styles.ways}>
      <Way
        picture={<Mascot id={1004} pose="happy" size={64} />}
        title={t('way_explore')}
        text={t('way_explore_text')}
        onPick={onExplore}
      />
      <Way
        picture={
          <span className={styles.bag}>
            <Icon name="plus" size={30} />
          </span>
        }
        title={t('way_create')}
        text={t('way_create_text', { count: MIN_CARDS_TO_LEARN })}
        onPick={onCreate}
      />
      <Way
        picture={<Item name="chest" size={52} />}
        title={
          <>
            {t('way_import')}
            <Tag tone="sky">Beta</Tag>
          </>
        }
        text={t('way_import_text')}
        onPick={onImport}
      />
      <Way
        picture={<Icon name="undo" size={34} />}
        title={t('way_restore')}
        text={t('way_restore_text')}
        onPick={onRestore}
      />
    </div>
  );
}
