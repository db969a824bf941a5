/** Time in which nothing may change, ms; and how long is waited for that. */
const QUIET_MS = 80;
const PATIENCE_MS = 4000;

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Nothing in the document was changed for a while: drawings that come late have come, what opens is open. */
function quiet(): Promise<void> {
  return new Promise((done) => {
    let timer = setTimeout(finish, QUIET_MS);
    const patience = setTimeout(finish, PATIENCE_MS);
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, QUIET_MS);
    });
    function finish() {
      clearTimeout(timer);
      clearTimeout(patience);
      watch.disconnect();
      done();
    }
    watch.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** Movements that end have ended; those that never do stand still by `data-still`. */
async function moved(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime as number));
  await Promise.race([
    Promise.allSettled(running.map(({ finished }) => finished)),
    new Promise((done) => setTimeout(done, PATIENCE_MS)),
  ]);
}

/** React, movements, fonts and images are done. */
export async function settled(): Promise<void> {
  await frame();
  await quiet();
  await moved();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await frame();
  await frame();
}
