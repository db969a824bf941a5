/**
 * A line that calls stand in: each is made when the one before it has ended, however that ended. For calls that write the same
 * thing, of which a slow one must not arrive after a later one.
 */
export function standInLine(): <T>(call: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (call) => {
    const next = last.then(call, call);
    last = next.catch(() => undefined);
    return next;
  };
}
