import { useState } from 'react';
import { useMedia } from '#client/platform/use-media.ts';
import { useT } from '../wording.ts';
import type { Go } from '../workshop-place.ts';

export type ColumnName = 'tree' | 'cards' | 'desk' | 'play';

/** How many columns there is room for: one at a time, three, or the preview beside them. */
export function useRoom() {
  const wide = useMedia('(min-width: 1000px)');
  const widest = useMedia('(min-width: 1200px)');
  return { wide, widest };
}

interface Open {
  packageName: string;
  /** undefined where the chapters are looked at */
  chapterId: number | undefined;
  /** the chapter of the cards, also then */
  shownId: number;
  chapterTitle: string;
  hasCard: boolean;
  onGo: Go;
}

/** Which columns are seen, and the way back where there is one at a time. */
export function useColumns(
  { wide, widest }: ReturnType<typeof useRoom>,
  { packageName, chapterId, shownId, chapterTitle, hasCard, onGo }: Open,
) {
  const t = useT('workshop');
  const [previewing, setPreviewing] = useState(false);
  const [asked, setAsked] = useState(false);
  // from the first time on it stays, so that it can go as it came
  if (previewing && !asked) setAsked(true);
  const one: ColumnName = hasCard ? (previewing ? 'play' : 'desk') : chapterId === undefined ? 'tree' : 'cards';
  const backs: Record<ColumnName, { label: string; go: () => void } | null> = {
    play: { label: t('back_to_card'), go: () => setPreviewing(false) },
    desk: { label: chapterTitle, go: () => onGo({ chapterId: shownId }) },
    cards: { label: packageName, go: () => onGo({}) },
    tree: null,
  };
  return {
    shows: (name: ColumnName) => (name === 'play' ? widest || (!wide && one === 'play') : wide || one === name),
    back: wide ? null : backs[one],
    /** the preview has no column, and lies over the others */
    floats: wide && !widest,
    previewing,
    /** it was looked at, now or before */
    asked,
    setPreviewing,
  };
}
