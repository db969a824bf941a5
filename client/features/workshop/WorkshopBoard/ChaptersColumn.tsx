import { lazy, Suspense, useState } from 'react';
import type { WorkshopPackageFragment } from '#client/graphql/generated/workshop.ts';
import { ChapterOutline } from '../outline/ChapterOutline/ChapterOutline.tsx';
import type { OutlineRow } from '../outline/outline.ts';
import type { ChapterActs } from '../outline/use-chapter-acts.ts';
import { WorkshopBanner } from '../WorkshopBanner/WorkshopBanner.tsx';
import { useT } from '../wording.ts';
import type { Go } from '../workshop-place.ts';
import styles from './WorkshopBoard.module.css';

const RemovedDialog = lazy(() =>
  import('../removed/RemovedDialog/RemovedDialog.tsx').then((it) => ({ default: it.RemovedDialog })),
);

export interface ChaptersColumnProps {
  pkg: WorkshopPackageFragment;
  rows: readonly OutlineRow[];
  current: number | undefined;
  collapsed: ReadonlySet<number>;
  onCollapse: (id: number, collapsed: boolean) => void;
  acts: ChapterActs;
  onGo: Go;
  /** a chapter is gone, with its cards */
  onRemoved: (id: number) => void;
  /** a card that was removed earlier is there again */
  onCardBack: (card: { id: number; chapterId: number }) => void;
  onEditPackage: () => void;
}

/** The first column: the package, and its chapters. */
export function ChaptersColumn({
  pkg,
  rows,
  current,
  collapsed,
  onCollapse,
  acts,
  onGo,
  onRemoved,
  onCardBack,
  onEditPackage,
}: ChaptersColumnProps) {
  const t = useT('workshop');
  const [renaming, setRenaming] = useState<number>();
  const [showsRemoved, setShowsRemoved] = useState(false);
  return (
    <nav className={styles.chapters} aria-label={t('chapters')} data-stop="">
      <WorkshopBanner pkg={pkg} onEdit={onEditPackage} />
      <ChapterOutline
        rows={rows}
        current={current}
        collapsed={collapsed}
        onCollapse={onCollapse}
        onSelect={(id) => onGo({ chapterId: id })}
        onCreate={async (parentId) => {
          const made = await acts.create(parentId, t('chapter_untitled'));
          if (made === undefined) return;
          if (parentId !== null) onCollapse(parentId, false);
          setRenaming(made);
          onGo({ chapterId: made });
        }}
        onRename={(id, title) => void acts.rename(id, title)}
        onMove={(id, to) => void acts.move(id, to)}
        onRemove={(id) => {
          if (id === current) onGo({}, { replace: true });
          void acts.remove(id).then(() => onRemoved(id));
        }}
        renaming={renaming}
        onRenamingEnd={() => setRenaming(undefined)}
        onShowRemoved={() => setShowsRemoved(true)}
      />
      {showsRemoved && (
        <Suspense>
          <RemovedDialog packageId={pkg.id} onCardBack={onCardBack} onClose={() => setShowsRemoved(false)} />
        </Suspense>
      )}
    </nav>
  );
}
