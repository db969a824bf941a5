import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { useT } from '../wording.ts';
import styles from './Family.module.css';

const ids = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012] as const;

/** The twelve companions and their names. */
export function Family() {
  const t = useT('landing');
  return (
    <ul className={styles.family}>
      {ids.map((id, i) => (
        <li key={id}>
          <Mascot id={id} pose={i % 3 === 0 ? 'happy' : 'idle'} className={styles.mascot} />
          {t(`mascot_${id}`)}
        </li>
      ))}
    </ul>
  );
}
