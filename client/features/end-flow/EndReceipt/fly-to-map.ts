/** ms from the counter to the map. */
const FLIGHT_MS = 760;
/** ms that the bun waits for its place before it is let go. */
const PATIENCE_MS = 4000;

const placeOf = (level: number) => document.querySelector<HTMLElement>(`[data-level="${level}"] [data-bun]`);

/** Lets a copy of the bun outlive the page that it is on, and fly to the stop of its level once the map is there and stands still. */
export function flyToMap(bun: HTMLElement, level: number): void {
  const from = bun.getBoundingClientRect();
  const copy = bun.cloneNode(true) as HTMLElement;
  copy.dataset.flying = '';
  copy.setAttribute('aria-hidden', 'true');
  copy.className = '';
  copy.style.cssText = `position:fixed;z-index:90;pointer-events:none;left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px`;
  document.body.append(copy);
  const began = performance.now();
  let before: DOMRect | undefined;
  requestAnimationFrame(function look(now) {
    const place = placeOf(level);
    const rect = place?.getBoundingClientRect();
    const isStill = rect && before && rect.top === before.top && rect.left === before.left;
    before = rect;
    if (place && rect && isStill) return void land(copy, place, from, rect);
    if (now - began < PATIENCE_MS) return void requestAnimationFrame(look);
    copy.remove();
  });
}

async function land(copy: HTMLElement, place: HTMLElement, from: DOMRect, to: DOMRect): Promise<void> {
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  // Out of sight, as the last level of a region is from the first of the next, it leaves the window on that side.
  const top = Math.min(Math.max(to.top, -to.height), innerHeight);
  const y = top + to.height / 2 - (from.top + from.height / 2);
  const scale = to.width / from.width;
  // Its place is empty until it is there.
  place.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT_MS });
  const bow = Math.min(120, innerWidth / 4);
  await copy
    .animate(
      [
        { transform: 'none' },
        { transform: `translate(${x * 0.5 + bow}px, ${y * 0.6}px) scale(${(1 + scale) / 2})`, offset: 0.55 },
        { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      ],
      { duration: FLIGHT_MS, easing: 'cubic-bezier(0.4, 0, 0.3, 1)', fill: 'forwards' },
    )
    .finished.catch(() => undefined);
  copy.remove();
  place.animate([{ transform: 'scale(1.18, 0.8)' }, { transform: 'scale(0.94, 1.1)' }, { transform: 'none' }], {
    duration: 320,
    easing: 'ease-out',
  });
}
