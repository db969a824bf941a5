import { Link } from '@tanstack/react-router';
import { useLocale } from 'use-intl';
import { Logo } from '#client/art/Logo/Logo.tsx';
import { setPreferences, usePreferences } from '#client/platform/preferences.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { useT } from '../wording.ts';
import styles from './LandingHead.module.css';

/** The sign over the door: the brand, the look of the shop, and the way in for those who have an account. */
export function LandingHead({ redirect }: { redirect?: string }) {
  const t = useT('landing');
  const brand = useT('common')('brand');
  const chinese = useLocale() === 'zh';
  const dark = usePreferences((preferences) => preferences.theme) === 'dark';
  return (
    <header className={styles.head}>
      <span className={styles.brand}>
        <Logo size={44} />
        <span className="display">{brand}</span>
      </span>
      <nav className={styles.sections} aria-label={t('sections')}>
        <a href="#how">{t('how')}</a>
        <a href="#family">{t('family')}</a>
      </nav>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.language}
          lang={chinese ? 'en' : 'zh-CN'}
          onClick={() => setPreferences({ locale: chinese ? 'en' : 'zh' })}
        >
          <span aria-hidden="true">{chinese ? 'EN' : '中'}</span>
          <span className="sr-only">{chinese ? 'English' : '中文'}</span>
        </button>
        <IconButton
          icon={dark ? 'sun' : 'moon'}
          label={dark ? t('light') : t('dark')}
          onClick={() => setPreferences({ theme: dark ? 'light' : 'dark' })}
        />
        <Button
          size="small"
          scene="secondary"
          className={styles.login}
          render={<Link to="/auth" search={{ redirect }} />}
        >
          {t('log_in')}
        </Button>
      </div>
    </header>
  );
}
