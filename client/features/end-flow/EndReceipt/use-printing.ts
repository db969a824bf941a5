import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { spokenText } from './spoken-text.ts';

/** One line of a receipt rises in so many ms; a line with `data-line="3"` takes three times as long. */
const LINE_MS = 150;

export interface Printing {
  paper: RefObject<HTMLDivElement | null>;
  /** What the paper comes out of: its upper edge is the slot. */
  printer: RefObject<HTMLDivElement | null>;
  isPrinting: boolean;
  printAll: () => void;
}

interface PrintingOptions {
  /** nothing moves: all is there at once */
  still: boolean;
  /** what comes next is not known yet: the printer waits before it ends */
  waits: boolean;
  announce: (text: string) => void;
}

const linesOf = (paper: HTMLElement) => [...paper.querySelectorAll<HTMLElement>('[data-line]')];
const partsOf = (paper: HTMLElement) => [...paper.querySelectorAll<HTMLElement>('[data-part]')];
const durationOf = (line: HTMLElement) => LINE_MS * (Number(line.dataset.line) || 1);
const easeOut = (share: number) => 1 - (1 - share) ** 3;

/**
 * Lets a receipt rise line by line out of its printer. Lines are marked `data-line` and, once they are out, `data-printed`; each
 * part (`data-part`) is announced once, when its last line is out. The paper stands in the page from the beginning: only its
 * transform and how far the page is scrolled change.
 */
export function usePrinting({ still, waits, announce }: PrintingOptions): Printing {
  const paper = useRef<HTMLDivElement>(null);
  const printer = useRef<HTMLDivElement>(null);
  const [isPrinting, setPrinting] = useState(!still);
  const printAll = useCallback(() => setPrinting(false), []);
  const told = useRef(new Set<string>());
  const line = useRef({ at: 0, share: 0 });

  const tell = useCallback(() => {
    if (!paper.current) return;
    const news = partsOf(paper.current).filter(
      (part) =>
        !told.current.has(part.dataset.part as string) && linesOf(part).every(({ dataset }) => 'printed' in dataset),
    );
    for (const part of news) told.current.add(part.dataset.part as string);
    if (news.length > 0) announce(news.map(spokenText).join('\n'));
  }, [announce]);

  useLayoutEffect(() => {
    if (!isPrinting) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      frame = requestAnimationFrame(step);
      if (!paper.current || !printer.current) return;
      const lines = linesOf(paper.current);
      const here = line.current;
      here.share += Math.max(0, now - last) / (lines[here.at] ? durationOf(lines[here.at] as HTMLElement) : LINE_MS);
      last = now;
      while (here.share >= 1 && here.at < lines.length) {
        (lines[here.at] as HTMLElement).dataset.printed = '';
        here.at += 1;
        here.share = 0;
        tell();
      }
      here.share = Math.min(1, here.share);
      if (here.at < lines.length || waits) rise(paper.current, printer.current, outOf(paper.current, lines, here));
      else setPrinting(false);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPrinting, waits, tell]);

  // What a printed receipt shows later, such as the days of a slow calendar, is there at once.
  useLayoutEffect(() => {
    if (isPrinting || !paper.current || !printer.current) return;
    for (const one of linesOf(paper.current)) one.dataset.printed = '';
    rise(paper.current, printer.current, paper.current.offsetHeight, !still);
  }, [isPrinting, still]);
  useEffect(() => {
    if (isPrinting || !paper.current) return;
    for (const one of linesOf(paper.current)) one.dataset.printed = '';
    tell();
  });

  return { paper, printer, isPrinting, printAll };
}

/** How many px of the paper are out. */
function outOf(paper: HTMLElement, lines: readonly HTMLElement[], { at, share }: { at: number; share: number }) {
  const top = paper.getBoundingClientRect().top;
  const foot = (place: number) => (lines[place] ? lines[place].getBoundingClientRect().bottom - top : 0);
  const before = at > 0 ? foot(at - 1) : 0;
  return before + (at < lines.length ? (foot(at) - before) * easeOut(share) : 0);
}

/** Puts the paper so far out of the slot: what has no room below the head of the page scrolls it away. */
function rise(paper: HTMLElement, printer: HTMLElement, out: number, follows = true) {
  const slot = printer.getBoundingClientRect().top;
  paper.style.transform = '';
  const natural = paper.getBoundingClientRect().top + scrollY;
  const scrolled = Math.max(0, natural + out - slot);
  if (out < paper.offsetHeight) paper.style.transform = `translateY(${slot - out - natural + scrolled}px)`;
  if (follows) scrollTo({ top: scrolled, behavior: 'instant' });
}
