import type { ReactNode } from 'react';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { useT } from '../wording.ts';
import styles from './ShortcutsDialog.module.css';

export interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Every key of a lesson. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const t = useT('lesson');
  const common = useT('common');
  const lines: [ReactNode[], string][] = [
    [['1', '–', '9', '0'], t('keys_choose')],
    [['1', '2'], t('keys_judge')],
    [['Tab', t('arrows')], t('keys_blank')],
    [['Enter'], t('keys_submit')],
    [[t('space')], t('keys_say')],
    [['H'], t('keys_hint')],
    [['Esc'], t('keys_quit')],
    [['?'], t('keys_help')],
  ];
  return (
    <Dialog open={open} onClose={onClose} title={t('keys_title')} closeLabel={common('close')} width={440}>
      <dl className={styles.list}>
        {lines.map(([keys, what]) => (
          <div key={what} className={styles.line}>
            <dt className={styles.keys}>
              {keys.map((key) => (key === '–' ? key : <kbd key={String(key)}>{key}</kbd>))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
