import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import styles from './TimePicker.module.css';

/** px; the height of a row in the style sheet */
const ROW = 44;
/** ms without scrolling after which the wheel stands still */
const SETTLED_MS = 120;

interface TimeWheelProps {
  label: string;
  values: readonly number[];
  value: number;
  onChange: (value: number) => void;
  disabled: boolean;
  still: boolean;
}

const isElsewhere = (wheel: HTMLElement, top: number) => Math.abs(wheel.scrollTop - top) >= 1;
const two = (n: number) => String(n).padStart(2, '0');

/** A column of two-digit numbers that snaps to the one in the middle. Arrows, Page keys, Home, End and digits choose. */
export function TimeWheel({ label, values, value, onChange, disabled, still }: TimeWheelProps) {
  const id = useId();
  const wheel = useRef<HTMLDivElement>(null);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const digits = useRef('');
  /** Where the wheel turns to by itself: what it passes, or where it falters, is not chosen. */
  const turning = useRef<number>(undefined);
  const at = Math.max(0, values.indexOf(value));

  const mounted = useRef(false);
  useEffect(() => {
    const top = at * ROW;
    const smooth = mounted.current && !still;
    mounted.current = true;
    if (smooth && wheel.current && isElsewhere(wheel.current, top)) turning.current = top;
    wheel.current?.scrollTo({ top, behavior: smooth ? 'smooth' : 'instant' });
  }, [at, still]);
  useEffect(() => () => clearTimeout(settle.current), []);

  const choose = (index: number) => {
    const next = values[Math.min(values.length - 1, Math.max(0, index))];
    if (next !== undefined && next !== value) onChange(next);
  };

  // The wheel may come to rest after other numbers were given, here or beside it.
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });

  const type = (digit: string) => {
    digits.current = (digits.current + digit).slice(-2);
    const index = values.indexOf(Number(digits.current));
    const single = values.indexOf(Number(digit));
    choose(index >= 0 ? index : single >= 0 ? single : at);
  };

  const keys: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    PageUp: at - 3,
    PageDown: at + 3,
    Home: 0,
    End: values.length - 1,
  };
  const press = (event: KeyboardEvent) => {
    if (disabled || event.altKey || event.ctrlKey || event.metaKey) return;
    if (/^\d$/.test(event.key)) return type(event.key);
    const index = keys[event.key];
    if (index === undefined) return;
    event.preventDefault();
    digits.current = '';
    choose(index);
  };

  const takeHold = () => {
    turning.current = undefined;
  };

  return (
    <div
      ref={wheel}
      role="listbox"
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-activedescendant={`${id}-${value}`}
      tabIndex={disabled ? -1 : 0}
      className={styles.wheel}
      onKeyDown={press}
      onPointerDown={takeHold}
      onWheel={takeHold}
      onTouchStart={takeHold}
      onScroll={({ currentTarget }) => {
        clearTimeout(settle.current);
        if (turning.current !== undefined && isElsewhere(currentTarget, turning.current)) return;
        turning.current = undefined;
        if (!disabled)
          settle.current = setTimeout(() => latest.current(Math.round(currentTarget.scrollTop / ROW)), SETTLED_MS);
      }}
    >
      {values.map((n) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the wheel's
        <div
          key={n}
          id={`${id}-${n}`}
          role="option"
          tabIndex={-1}
          aria-selected={n === value}
          className={styles.row}
          onClick={() => disabled || choose(values.indexOf(n))}
        >
          {two(n)}
        </div>
      ))}
    </div>
  );
}
