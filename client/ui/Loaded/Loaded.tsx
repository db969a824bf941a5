import type { ReactNode } from 'react';
import { LoadFailed, type LoadFailedProps } from '../LoadFailed/LoadFailed.tsx';
import { Skeletons } from '../Skeleton/Skeleton.tsx';

/** What a query hook returns, as far as it is shown. */
export interface QueryState<Data> {
  data: Data | undefined;
  error?: unknown;
  refetch: () => unknown;
}

export interface LoadedProps<Data> {
  query: QueryState<Data>;
  /** says what is being loaded */
  label: string;
  /** `Skeleton`s of the final size */
  skeleton: ReactNode;
  /** lays out the skeletons */
  className?: string;
  failed: Omit<LoadFailedProps, 'onRetry'>;
  children: (data: Data) => ReactNode;
}

/**
 * What a query answered: nothing for 200 ms, then skeletons, then the data. Data stays on screen while it is fetched
 * again, and when that fails; without data a failure is told with a button that asks again.
 */
export function Loaded<Data>({ query, label, skeleton, className, failed, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  // A refusal of the second attempt comes back as `error`, so that the promise itself has nothing to add.
  if (error) return <LoadFailed {...failed} onRetry={() => Promise.resolve(refetch()).catch(() => undefined)} />;
  return (
    <Skeletons label={label} className={className}>
      {skeleton}
    </Skeletons>
  );
}
