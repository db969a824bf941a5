import type { Drafts } from '#client/features/workshop/drafts/drafts.ts';

/** How often cards and the titles of chapters were read, which whoever draws them does. */
export interface Reads {
  cards: Map<number, number>;
  titles: number;
}

/** Drafts that count how often each card is read. */
export const countingDrafts = (drafts: Drafts, reads: Reads): Drafts => ({
  ...drafts,
  card(id) {
    reads.cards.set(id, (reads.cards.get(id) ?? 0) + 1);
    return drafts.card(id);
  },
});

/** A package whose chapters count how often their titles are read. */
export const countingTitles = <T extends { chapters?: readonly { title: string }[] | null }>(
  pkg: T,
  reads: Reads,
): T => ({
  ...pkg,
  chapters: pkg.chapters?.map(({ title, ...chapter }) => ({
    ...chapter,
    get title() {
      reads.titles++;
      return title;
    },
  })),
});
