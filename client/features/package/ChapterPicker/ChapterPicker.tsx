import { useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import type { ChapterTree_ChapterFragment } from '#client/graphql/generated/package.ts';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { ChapterTree } from '../ChapterTree/ChapterTree.tsx';
import { useT } from '../wording.ts';
import styles from './ChapterPicker.module.css';

interface Props {
  chapters: readonly ChapterTree_ChapterFragment[];
  current: ChapterTree_ChapterFragment;
  onSelect: (id: number) => void;
}

/** The chapter that is read now; a tap opens the tree. For screens without room for the tree itself. */
export function ChapterPicker({ chapters, current, onSelect }: Props) {
  const t = useT('pkg');
  const common = useT('common');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.picker} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="list" size={22} />
        <span className={styles.title}>{current.title}</span>
        <span className={styles.count}>{t('cards', { count: current.cardCount })}</span>
        <Icon name="down" size={20} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('chapters')} closeLabel={common('close')}>
        <ChapterTree
          chapters={chapters}
          current={current.id}
          onSelect={(id) => {
            setOpen(false);
            onSelect(id);
          }}
        />
      </Dialog>
    </>
  );
}
