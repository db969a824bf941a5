import { lazy, Suspense, useState } from 'react';
import { CardPane } from '../cards/CardPane/CardPane.tsx';
import type { Selection } from '../cards/selection.ts';
import type { CardStats } from '../cards/use-card-stats.ts';
import type { OutlineRow } from '../outline/outline.ts';
import type { Go } from '../workshop-place.ts';
import type { CardCommands } from './use-card-commands.ts';
import type { OpenChapter } from './use-open-chapter.ts';

const FoundElsewhere = lazy(() =>
  import('../finding/FoundElsewhere/FoundElsewhere.tsx').then((it) => ({ default: it.FoundElsewhere })),
);
const MoveDialog = lazy(() => import('../MoveDialog/MoveDialog.tsx').then((it) => ({ default: it.MoveDialog })));

export interface CardsColumnProps {
  packageId: number;
  chapter: OpenChapter;
  rows: readonly OutlineRow[];
  current: number | undefined;
  chosen: Selection;
  commands: CardCommands;
  stats: CardStats;
  onAi: () => void;
  onGo: Go;
}

/** The second column: the cards of the open chapter, and where they may be moved to. */
export function CardsColumn({
  packageId,
  chapter,
  rows,
  current,
  chosen,
  commands,
  stats,
  onAi,
  onGo,
}: CardsColumnProps) {
  const [moving, setMoving] = useState<readonly number[]>();
  const { shownId, read, list, idOf } = chapter;
  return (
    <>
      <CardPane
        title={chapter.chapter?.title ?? ''}
        order={chapter.order}
        contentOf={chapter.contentOf}
        useRow={chapter.useRow}
        count={chapter.chapter?.cardCount ?? 0}
        loading={!read.complete && !read.failed}
        failed={read.failed}
        onRetry={() => void list.readOn()}
        current={current}
        selection={chosen}
        onSelect={commands.select}
        onOpen={commands.open}
        onCreate={commands.create}
        onCreateAt={commands.createAt}
        onAi={onAi}
        onRemove={commands.remove}
        onDuplicate={commands.duplicate}
        onStep={commands.step}
        onMoveTo={setMoving}
        onCopy={commands.copy}
        onPaste={commands.paste}
        statsOf={stats.statsOf}
        onSeen={(keys) => void stats.ask(keys.map(idOf))}
        elsewhere={(asked) => (
          <Suspense>
            <FoundElsewhere packageId={packageId} chapterId={shownId} rows={rows} keyword={asked} onOpen={onGo} />
          </Suspense>
        )}
      />
      {moving && (
        <Suspense>
          <MoveDialog
            count={moving.length}
            rows={rows}
            current={shownId}
            onClose={() => setMoving(undefined)}
            onChoose={(to) => {
              setMoving(undefined);
              commands.moveTo(moving, { chapterId: to, before: null });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
