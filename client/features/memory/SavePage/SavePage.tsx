import type { RefObject } from 'react';
import { useFormatter, useLocale } from 'use-intl';
import { saveFile } from '#client/platform/save-file.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { pageOf } from '../page-file.ts';
import { useT } from '../wording.ts';
import styles from './SavePage.module.css';

/** The page in one file: with charts and numbers, to keep, to print, to show a teacher. */
export function SavePage({ page }: { page: RefObject<HTMLElement | null> }) {
  const t = useT('memory');
  const format = useFormatter();
  const lang = useLocale();
  const save = () => {
    if (!page.current) return;
    const now = new Date();
    const title = t('title');
    const saved = t('saved_on', { date: format.dateTime(now, { dateStyle: 'long', timeStyle: 'short' }) });
    const day = now.toLocaleDateString('sv');
    saveFile(`${title} ${day}.html`, 'text/html', pageOf({ title, lang, saved }, page.current));
  };
  return (
    <footer className={styles.foot}>
      <Button scene="secondary" onClick={save}>
        {t('save_page')}
      </Button>
      <p className={styles.hint}>{t('save_page_hint')}</p>
    </footer>
  );
}
