import { Link } from '@tanstack/react-router';
import { Button } from '#client/ui/Button/Button.tsx';
import { CardKinds } from '../CardKinds/CardKinds.tsx';
import { ClosingCall } from '../ClosingCall/ClosingCall.tsx';
import { Family } from '../Family/Family.tsx';
import { HeroMap } from '../HeroMap/HeroMap.tsx';
import { LandingHead } from '../LandingHead/LandingHead.tsx';
import { MemoryPond } from '../MemoryPond/MemoryPond.tsx';
import { Slogan } from '../Slogan/Slogan.tsx';
import { useT } from '../wording.ts';
import styles from './LandingScreen.module.css';

interface Props {
  /** The path a visitor was sent away from; logging in leads back there. */
  redirect?: string;
  /** Asked to begin without an account. */
  onGuest: () => void;
}

/** The shop window: what this is, and the ways in. */
export function LandingScreen({ redirect, onGuest }: Props) {
  const t = useT('landing');
  return (
    <div className={styles.page}>
      <LandingHead redirect={redirect} />
      <main>
        <section className={styles.hero}>
          <div className={styles.table}>
            <HeroMap />
          </div>
          <div>
            <Slogan />
            <p className={styles.lead}>{t('lead')}</p>
            <div className={styles.ways}>
              <Button size="large" onClick={onGuest}>
                {t('start')}
              </Button>
              <Button size="large" scene="secondary" render={<Link to="/auth" search={{ redirect }} />}>
                {t('account')}
              </Button>
              <p className={styles.free}>{t('free')}</p>
            </div>
          </div>
        </section>
        <section className={styles.how} id="how">
          <div>
            <h2 className="display">{t('kinds_title')}</h2>
            <CardKinds />
            <div className={styles.memory}>
              <h2 className="display">{t('pond_title')}</h2>
              <p className={styles.text}>{t('pond_text')}</p>
            </div>
            <MemoryPond />
          </div>
        </section>
        <section className={styles.family} id="family">
          <div>
            <h2 className="display">{t('family_title')}</h2>
            <p className={styles.text}>{t('family_text')}</p>
          </div>
          <Family />
        </section>
        <ClosingCall onGuest={onGuest} />
      </main>
      <footer className={styles.foot}>
        <Link to="/about-us">{t('about')}</Link>
      </footer>
    </div>
  );
}
