import { useEffect, useMemo, useState } from 'react';
import { useReducedMotion } from '#client/platform/motion.ts';
import { firstTyping, nextTyping, typingMs } from '../typing.ts';
import { useT } from '../wording.ts';
import styles from './Slogan.module.css';

function useTypewriter(words: readonly string[], still: boolean) {
  const [typing, setTyping] = useState(() => firstTyping(words));
  useEffect(() => {
    const ms = typingMs(typing);
    if (still || ms === null) return;
    const timer = setTimeout(() => setTyping(nextTyping(typing, words)), ms);
    return () => clearTimeout(timer);
  }, [typing, words, still]);
  const { word, letters } = still ? firstTyping(words) : typing;
  return [...(words[word] ?? '')].slice(0, letters).join('');
}

function Typed({ list }: { list: string }) {
  const words = useMemo(() => list.split('|'), [list]);
  const still = useReducedMotion();
  const text = useTypewriter(words, still);
  return (
    <span className={styles.typed} data-still-word={still ? '' : undefined}>
      {text}
    </span>
  );
}

/** The promise of the product, its object typed by a typewriter. Heard once, as one whole sentence. */
export function Slogan() {
  const t = useT('landing');
  const list = t('slogan_words');
  return (
    <h1 className={`${styles.slogan} display`}>
      <span className="sr-only">{t('slogan_spoken')}</span>
      <span aria-hidden="true">
        {t('slogan_1')}
        <span className={styles.line}>
          {t('slogan_before')}
          <Typed key={list} list={list} />
          {t('slogan_after')}
        </span>
      </span>
    </h1>
  );
}
