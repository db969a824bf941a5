import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import styles from './AgreementDialog.module.css';
import { useT } from './wording.ts';

interface Props {
  agreement: 'terms' | 'privacy';
  open: boolean;
  onClose: () => void;
}

/** One of the two agreements, over the page that names it. */
export function AgreementDialog({ agreement, open, onClose }: Props) {
  const t = useT('agreements');
  const common = useT('common');
  return (
    <Dialog open={open} onClose={onClose} title={t(agreement)} closeLabel={common('close')}>
      <ol className={styles.text}>
        {t(`${agreement}_text`)
          .split('\n')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ol>
    </Dialog>
  );
}
