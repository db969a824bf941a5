/** Where the focus goes in a part of the bench: what one comes for, else what is first. */
const PLACES = [
  '[data-first]',
  ':is([role="treeitem"], [role="row"])[tabindex="0"]',
  ':is(textarea, input, [contenteditable="true"]):not([aria-hidden="true"], [hidden], :disabled)',
  ':is(a[href], button:not(:disabled))',
];

const placeIn = (stop: Element) =>
  PLACES.flatMap((place) => [...stop.querySelectorAll<HTMLElement>(place)]).find((one) => one.checkVisibility());

/** Puts the focus into the next part of the bench, or the one before, past those that have no place for it. */
export function goRound(back: boolean) {
  const stops = [...document.querySelectorAll('[data-stop]')];
  const places = stops.flatMap((stop) => placeIn(stop) ?? []);
  const now = document.activeElement?.closest('[data-stop]');
  const at = places.findIndex((place) => now?.contains(place));
  const next = back ? (at < 0 ? -1 : at - 1) : at + 1;
  places.at(next % places.length)?.focus();
}
