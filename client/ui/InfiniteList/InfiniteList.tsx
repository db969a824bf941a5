import { type CSSProperties, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Virtualizer, WindowVirtualizer } from 'virtua';
import { useT } from '#client/i18n/useT.ts';
import { LIST_ITEM_MIN_PX } from '#domain/limits.ts';
import { Button } from '../Button/Button.tsx';
import { cx } from '../cx.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './InfiniteList.module.css';
import { ListItem, ListSize } from './ListItem.tsx';

export interface InfiniteListProps<T> {
  /** what is listed */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  children: (item: T, index: number) => ReactNode;
  /** whether there are more to be fetched */
  hasMore: boolean;
  /** asked for the next ones before the end comes into view; not while loading, nor after a failure */
  onMore: () => void;
  loading?: boolean;
  /** the last attempt failed; the learner may try again */
  failed?: boolean;
  /** px that an item takes at least; 100 */
  minItem?: number;
  /** px of its own window; without it the page scrolls */
  height?: number;
  className?: string;
}

/** px before the end at which the next ones are asked for */
const AHEAD = 600;

/** A list of any length. Only what is near the view is there; the next ones come before the end is reached. */
export function InfiniteList<T>({
  label,
  items,
  keyOf,
  children,
  hasMore,
  onMore,
  loading = false,
  failed = false,
  minItem = LIST_ITEM_MIN_PX,
  height,
  className,
}: InfiniteListProps<T>) {
  const t = useT('ui');
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });

  const waiting = hasMore && !loading && !failed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that stays in view is seen again only by a new watch
  useEffect(() => {
    if (!waiting || !end.current) return;
    const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && ask.current(), {
      root: height ? box.current : null,
      rootMargin: `${AHEAD}px 0px`,
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [waiting, items.length, height]);

  const virtual = {
    data: items,
    item: ListItem,
    itemSize: minItem,
    children: (item: T, index: number): ReactElement => (
      <div key={keyOf(item)} className={styles.item} style={{ '--min': `${minItem}px` } as CSSProperties}>
        {children(item, index)}
      </div>
    ),
  };
  const said = () => {
    if (loading) return t('listLoading');
    if (failed) return t('listFailed');
    return hasMore ? t('listShown', { count: items.length }) : t('listEnd');
  };

  return (
    <div
      ref={box}
      className={cx(styles.list, className)}
      data-window={height ? '' : undefined}
      // what scrolls must be reached by the keyboard
      tabIndex={height ? 0 : undefined}
      style={height ? { height } : undefined}
    >
      <ListSize value={hasMore ? -1 : items.length}>
        {/* biome-ignore lint/a11y/useSemanticElements: the virtual list lays out boxes, which a ul may not hold */}
        <div role="list" aria-label={label}>
          {height ? <Virtualizer scrollRef={box} {...virtual} /> : <WindowVirtualizer {...virtual} />}
        </div>
      </ListSize>
      <div ref={end} className={styles.end}>
        {loading && <Spinner size={28} delay={0} />}
        <span role="status" className={loading || (hasMore && !failed) ? 'sr-only' : styles.said}>
          {said()}
        </span>
        {failed && (
          <Button scene="secondary" size="small" icon="undo" onClick={onMore}>
            {t('listRetry')}
          </Button>
        )}
      </div>
    </div>
  );
}
