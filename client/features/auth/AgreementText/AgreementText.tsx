import { type ReactNode, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import styles from './AgreementText.module.css';

type Agreement = 'terms' | 'privacy';

interface Props {
  /** The sentence that names both agreements. */
  sentence: 'agree' | 'guest_agree';
}

/** A sentence whose two agreements open where they stand, so that nothing already typed is lost. */
export function AgreementText({ sentence }: Props) {
  const t = useT('auth');
  const common = useT('common');
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<Agreement>('terms');
  const opener = (agreement: Agreement) => (chunks: ReactNode) => (
    <button
      type="button"
      className={styles.open}
      onClick={() => {
        setShown(agreement);
        setOpen(true);
      }}
    >
      {chunks}
    </button>
  );
  return (
    <>
      {t.rich(sentence, { terms: opener('terms'), privacy: opener('privacy') })}
      <Dialog open={open} onClose={() => setOpen(false)} title={t(shown)} closeLabel={common('close')}>
        <ol className={styles.text}>
          {t(`${shown}_text`)
            .split('\n')
            .map((line) => (
              <li key={line}>{line}</li>
            ))}
        </ol>
      </Dialog>
    </>
  );
}
