/** Runs work once the next frame is painted: what is seen comes first. */
export function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}
