import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { SEARCH_DELAY_MS } from '#domain/limits.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface SearchFieldProps {
  /** what is searched; only heard */
  label: string;
  placeholder?: string;
  /** what is searched for now, such as from the address; typing goes on from it */
  value: string;
  /** 300 ms after the last key, at once on Enter and when cleared; trimmed. Waits while characters are being composed. */
  onSearch: (text: string) => void;
  /** an answer is on its way */
  loading?: boolean;
  /** after the text while there is none to clear, such as the key that leads here */
  hint?: ReactNode;
  className?: string;
}

/** Text to search for, with a way to clear it. Escape clears too. */
export function SearchField({
  label,
  placeholder,
  value,
  onSearch,
  loading = false,
  hint,
  className,
}: SearchFieldProps) {
  const t = useT('ui');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [given, setGiven] = useState(value);
  const [composing, setComposing] = useState(false);
  if (value !== given) {
    setGiven(value);
    // the answer to what was asked here must not undo what was typed since
    if (value !== asked) {
      setAsked(value);
      setText(value);
    }
  }

  const search = useRef((_: string) => {});
  useEffect(() => {
    search.current = (next) => {
      if (next.trim() === asked) return;
      setAsked(next.trim());
      onSearch(next.trim());
    };
  });
  useEffect(() => {
    if (composing) return;
    const timer = setTimeout(() => search.current(text), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, composing]);

  const clear = () => {
    setText('');
    search.current('');
    input.current?.focus();
  };
  return (
    <TextField
      ref={input}
      label={label}
      labelHidden
      type="search"
      icon="search"
      enterKeyHint="search"
      autoComplete="off"
      placeholder={placeholder}
      value={text}
      className={className}
      onChange={(event) => setText(event.target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') search.current(text);
        if (event.key !== 'Escape' || !text) return;
        // the first Escape clears, the next one closes what is around
        event.stopPropagation();
        event.preventDefault();
        clear();
      }}
      end={
        <>
          {loading && <Spinner size={24} />}
          {text ? <IconButton icon="close" label={t('clear')} onClick={clear} /> : hint}
        </>
      }
    />
  );
}
