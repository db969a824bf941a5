import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { useAnnouncer } from '#client/ui/useAnnouncer.tsx';
import { CONTENT_LIMIT } from '#domain/limits.ts';
import styles from './BlankPanel.module.css';
import { addDistractors, type Refusal } from './distractors.ts';
import { Warning } from './Warning.tsx';
import { useT } from './wording.ts';

export interface DistractorListProps {
  label: string;
  placeholder: string;
  items: readonly string[];
  /** of both lists: nothing is offered twice */
  taken: readonly string[];
  answer: string;
  readOnly: boolean;
  onChange: (items: string[]) => void;
}

/** Wrong answers of a blank: Enter, leaving the field or pasting with `||` adds. */
export function DistractorList({ label, placeholder, items, taken, answer, readOnly, onChange }: DistractorListProps) {
  const t = useT('cloze_panel');
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const { announce, region } = useAnnouncer();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();

  const add = (text: string) => {
    const result = addDistractors(text, taken, answer);
    if (result.added.length > 0) onChange([...items, ...result.added]);
    setRefused(result.refused);
    setTyped(result.refused.map((one) => one.text).join(' || '));
  };
  const remove = (at: number) => {
    const [text = ''] = items.slice(at, at + 1);
    onChange(items.filter((_, other) => other !== at));
    announce(t('removed', { text }));
    // The focus goes to what comes into its place, or to where one writes.
    requestAnimationFrame(() => {
      const next = list.current?.querySelectorAll('button')[at] ?? input.current;
      next?.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(typed);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/\|\||\n/.test(text)) return;
    event.preventDefault();
    add(`${typed}${text.replace(/\r?\n/g, '||')}`);
  };
  const isRefused = (item: string) => refused.some(({ text }) => text === item);

  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {items.length > 0 && <span aria-hidden="true">{items.length}</span>}
      </label>
      <div>
        <ul className={styles.list} ref={list} aria-label={label}>
          {items.map((item, at) => (
            <li key={item} className={styles.item} data-bad={isRefused(item) ? '' : undefined}>
              {item}
              {readOnly ? null : (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('remove', { text: item })}
                  onClick={() => remove(at)}
                >
                  <Icon name="close" size={16} />
                </button>
              )}
            </li>
          ))}
          {!readOnly && (
            <li className={styles.new} data-target="">
              <Icon name="plus" size={16} />
              <input
                ref={input}
                id={id}
                value={typed}
                maxLength={CONTENT_LIMIT}
                placeholder={placeholder}
                enterKeyHint="done"
                autoComplete="off"
                aria-invalid={refused.length > 0}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setRefused([]);
                }}
                onKeyDown={onKeyDown}
                onPaste={onPaste}
                onBlur={() => add(typed)}
              />
            </li>
          )}
        </ul>
        <div role="status">
          {refused.map(({ text, why }) => (
            <Warning key={text}>{t(why, { text })}</Warning>
          ))}
        </div>
        {region}
      </div>
    </div>
  );
}
