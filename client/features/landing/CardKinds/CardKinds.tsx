import { CardDemo, type DemoKind } from '../CardDemo/CardDemo.tsx';
import { useT } from '../wording.ts';
import styles from './CardKinds.module.css';

const kinds: readonly { kind: DemoKind; region: number }[] = [
  { kind: 'word', region: 3 },
  { kind: 'cloze', region: 1 },
  { kind: 'hanzi', region: 0 },
];

/** The three kinds of cards that the starter packages hold. */
export function CardKinds() {
  const t = useT('landing');
  return (
    <ul className={styles.kinds}>
      {kinds.map(({ kind, region }) => (
        <li key={kind} className={styles.kind} data-region={region}>
          <div className={styles.stage}>
            <CardDemo kind={kind} />
          </div>
          <h3>{t(`kind_${kind}`)}</h3>
          <p>{t(`kind_${kind}_text`)}</p>
        </li>
      ))}
    </ul>
  );
}
