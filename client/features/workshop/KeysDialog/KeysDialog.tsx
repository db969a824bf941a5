import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { Kbd } from '#client/ui/Kbd/Kbd.tsx';
import { useT } from '../wording.ts';
import styles from './KeysDialog.module.css';

const KEYS = [
  ['Ctrl ⏎', 'key_next'],
  ['Ctrl ⇧ 1–9', 'key_group'],
  ['Alt', 'key_join'],
  ['Ctrl ⇧ P', 'key_preview'],
  ['Ctrl K', 'key_ai'],
  ['F6', 'key_round'],
  ['Alt ↑ ↓', 'key_move'],
  ['Space', 'key_carry'],
  ['Ctrl D', 'key_duplicate'],
  ['M', 'key_to'],
  ['F2', 'key_rename'],
  ['Delete', 'key_remove'],
  ['Ctrl ⇧ A', 'key_answer'],
] as const;

/** The keys of the workshop. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT('workshop');
  return (
    <Dialog open={open} onClose={onClose} title={t('keys')} width={480}>
      <dl className={styles.keys}>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
