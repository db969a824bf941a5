import { useMedia } from '#client/platform/use-media.ts';
import { ClozeMark } from '#client/ui/ClozeMark/ClozeMark.tsx';
import { Kbd } from '#client/ui/Kbd/Kbd.tsx';
import { NARROW } from './narrow.ts';
import styles from './Sample.module.css';
import { useT } from './wording.ts';

const keys = (
  <span className={styles.keys}>
    <Kbd>Ctrl</Kbd> <Kbd>⇧</Kbd> <Kbd>1</Kbd>
  </span>
);

/** What a card looks like, shown to who has not written anything yet. */
export function Sample() {
  const t = useT('cloze_sample');
  const isNarrow = useMedia(NARROW);
  return (
    <section className={styles.sample} aria-label={t('title')}>
      <header className={styles.head}>
        <b>{t('title')}</b>
        <span>{t('source')}</span>
      </header>
      <p className={styles.verse} lang="zh-CN">
        白日依
        <ClozeMark group={1} digit>
          山
        </ClozeMark>
        尽，黄河入
        <ClozeMark group={2} digit>
          海
        </ClozeMark>
        流。
      </p>
      <ol className={styles.steps}>
        <li>{t('write')}</li>
        <li>{t('select')}</li>
        <li>
          {isNarrow ? (
            t('tap')
          ) : (
            <>
              {t('press')} {keys}
            </>
          )}
        </li>
      </ol>
    </section>
  );
}
