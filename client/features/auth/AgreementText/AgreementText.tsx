import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useT } from '../wording.ts';
import styles from './AgreementText.module.css';

// Few read them, and a dialog weighs as much as the form around it.
const AgreementDialog = lazy(async () => {
  const module = await import('#client/parts/AgreementDialog/AgreementDialog.tsx');
  return { default: module.AgreementDialog };
});

type Agreement = 'terms' | 'privacy';

interface Props {
  /** The sentence that names both agreements. */
  sentence: 'agree' | 'guest_agree';
}

/** A sentence whose two agreements open where they stand, so that nothing already typed is lost. */
export function AgreementText({ sentence }: Props) {
  const t = useT('auth');
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<Agreement>();
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
      {shown && (
        <Suspense>
          <AgreementDialog agreement={shown} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
