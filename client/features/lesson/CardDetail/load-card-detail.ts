type Loaded = typeof import('./CardDetail.tsx');

let loading: Promise<Loaded> | undefined;

/**
 * Fetches the page of a whole card: nobody needs it before the first right answer. The same promise each time, with React's
 * own marks once it is settled: `use` then reads it without suspending, and no frame shows a hole where the card belongs.
 */
export function loadCardDetail(): Promise<Loaded> {
  if (loading) return loading;
  const promise: Promise<Loaded> = import('./CardDetail.tsx').then(
    (value) => {
      Object.assign(promise, { status: 'fulfilled', value });
      return value;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  loading = promise;
  return promise;
}
