import { Bakery } from '#client/art/Region/Bakery.tsx';
import { Road } from '../Trail/Road.tsx';
import { useT } from '../wording.ts';
import styles from './StartFooter.module.css';

/** px from the top to the threshold of the bakery. */
const FOOT = 300;
const HEIGHT = 460;
/** From the door around the house up to where the first level is entered, in the box of the road: 100 is its middle. */
const ROAD = `M114 ${FOOT - 8}C114 ${FOOT + 30} 96 ${FOOT + 48} 40 ${FOOT + 46}C-20 ${FOOT + 44} -22 ${FOOT - 40} -22 ${FOOT - 110}C-22 138 50 154 50 94V-80`;

/** The foot of the map: the bakery whose door the trail leaves. */
export function StartFooter() {
  const t = useT('atlas');
  return (
    <footer className={styles.start} data-region={0} style={{ height: HEIGHT }}>
      <Bakery part="yard" className={styles.yard} />
      <div className={styles.road}>
        <Road region={0} height={HEIGHT} road={ROAD} />
      </div>
      <span className={styles.bakery} style={{ top: FOOT }}>
        <Bakery />
      </span>
      <div className={styles.sign}>
        <p className={styles.title}>{t('start_here')}</p>
        <p className={styles.text}>{t('start_here_text')}</p>
      </div>
    </footer>
  );
}
