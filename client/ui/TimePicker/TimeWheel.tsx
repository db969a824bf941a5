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

const two = (n: number) => String(n).padStart(2, '0');

/** A column of two-digit numbers that snaps to the one in the middle. Arrows, Page keys, Home, End and digits choose. */
export function TimeWheel({ label, values, value, onChange, disabled, still }: TimeWheelProps) {
  const id = useId();
  const wheel = useRef<HTMLDivElement>(null);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const digits = useRef('');
  const at = Math.max(0, values.indexOf(value));

  const mounted = useRef(false);
  useEffect(() => {
    const behavior = mounted.current && !still ? 'smooth' : 'instant';
    mounted.current = true;
    wheel.current?.scrollTo({ top: at * ROW, behavior });
  }, [at, still]);
  useEffect(() => () => clearTimeout(settle.current), []);

  const choose = (index: number) => {
    const next = values[Math.min(values.length - 1, Math.max(0, index))];
    if (next !== undefined && next !== value) onChange(next);
  };

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
      onScroll={({ currentTarget }) => {
        clearTimeout(settle.current);
        if (!disabled) settle.current = setTimeout(() => choose(Math.round(currentTarget.scrollTop / ROW)), SETTLED_MS);
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
