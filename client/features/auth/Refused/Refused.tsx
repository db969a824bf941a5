import { Icon } from '#client/art/Icon/Icon.tsx';
import styles from './Refused.module.css';

/** What the server refused, over the button that asked; heard when it appears. */
export function Refused({ text }: { text?: string }) {
  return (
    <div role="alert" className={styles.place}>
      {text && (
        <p className={styles.refused}>
          <Icon name="close" size={20} />
          {text}
        </p>
      )}
    </div>
  );
}
