/** ms from the pull to an empty printer. */
const TEAR_MS = 420;

/** Pulls the paper out of its printer, askew, and away. */
export async function tearOff(paper: HTMLElement | null): Promise<void> {
  await paper
    ?.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(-14px) rotate(-2deg)', opacity: 1, offset: 0.3 },
        { transform: 'translate(-12%, -60vh) rotate(-14deg)', opacity: 0 },
      ],
      { duration: TEAR_MS, easing: 'cubic-bezier(0.4, 0, 0.7, 0.4)', fill: 'forwards' },
    )
    .finished.catch(() => undefined);
}
