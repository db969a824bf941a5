import { useNavigate } from '@tanstack/react-router';
import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useAppInfoQuery } from '#client/graphql/generated/shared.ts';
import { type PackageCardType, useCreatePackageMutation } from '#client/graphql/generated/shelf.ts';
import { isNamed, newDraft, trimmed } from '#client/parts/PackageForm/draft.ts';
import { PackageForm } from '#client/parts/PackageForm/PackageForm/PackageForm.tsx';
import { playSound } from '#client/platform/sounds.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { Row } from '#client/ui/Row/Row.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { CardTypes } from '../CardTypes/CardTypes.tsx';
import { useT } from '../wording.ts';
import styles from './AddPackage.module.css';
import { Import } from './Import.tsx';
import { Ways } from './Ways.tsx';

const RemovedPackages = lazy(() =>
  import('../RemovedPackages/RemovedPackages.tsx').then((it) => ({ default: it.RemovedPackages })),
);

type Step = 'ways' | 'import' | 'restore' | 'type' | 'name';

interface Props {
  onClose: () => void;
  /** to look for a package of others */
  onExplore: () => void;
  /** takes the focus when the dialog is gone */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** A package more: one of others, a new one of one's own (which kind of cards, what name, what cover), an import, or one that was deleted. */
export function AddPackage({ onClose, onExplore, finalFocus }: Props) {
  const t = useT('shelf');
  const common = useT('common');
  const types = useT('cards');
  const form = useId();
  const head = useRef<HTMLSpanElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { data } = useAppInfoQuery();
  const [step, setStep] = useState<Step>('ways');
  const [cardType, setCardType] = useState<PackageCardType>();
  const [draft, setDraft] = useState(newDraft);
  const [createPackage] = useCreatePackageMutation();
  const create = useAction(
    (type: PackageCardType) => createPackage({ variables: { input: { ...trimmed(draft), cardType: type, tags: [] } } }),
    {
      onDone: ({ createPackage: { id } }) => {
        playSound('tap');
        onClose();
        void navigate({ to: '/packages/$id', params: { id: String(id) } });
      },
    },
  );
  // What was pressed is gone with the step before.
  useEffect(() => {
    if (step === 'name') nameField.current?.focus();
    else if (step !== 'ways') head.current?.focus();
  }, [step]);

  const back = (to: Step) => (
    <Button scene="quiet" icon="left" disabled={create.busy} onClick={() => setStep(to)}>
      {t('step_back')}
    </Button>
  );
  const actions = {
    ways: undefined,
    import: <Row>{back('ways')}</Row>,
    restore: <Row>{back('ways')}</Row>,
    type: (
      <Row justify="between">
        {back('ways')}
        <span className={styles.next}>
          <small id={`${form}-why`}>{t(cardType ? 'type_final' : 'type_missing')}</small>
          <Button disabled={!cardType} aria-describedby={`${form}-why`} onClick={() => setStep('name')}>
            {t('step_next')}
          </Button>
        </span>
      </Row>
    ),
    name: (
      <Row justify="between">
        {back('type')}
        <span className={styles.next}>
          <small id={`${form}-why`} className={isNamed(draft) ? styles.chosen : undefined}>
            {isNamed(draft) ? cardType && types(cardType) : t('name_missing')}
          </small>
          <Button
            type="submit"
            form={form}
            icon="check"
            disabled={!isNamed(draft)}
            loading={create.busy}
            aria-describedby={`${form}-why`}
          >
            {t('create_done')}
          </Button>
        </span>
      </Row>
    ),
  }[step];

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={common('close')}
      width={step === 'type' || step === 'name' ? 720 : 540}
      finalFocus={finalFocus}
      title={
        <span ref={head} tabIndex={-1} className={styles.title}>
          {t(`add_${step}`)}
        </span>
      }
      actions={actions}
    >
      {step === 'ways' && (
        <Ways
          onExplore={onExplore}
          onCreate={() => setStep('type')}
          onImport={() => setStep('import')}
          onRestore={() => setStep('restore')}
        />
      )}
      {step === 'restore' && (
        <Suspense>
          <RemovedPackages onRestored={onClose} />
        </Suspense>
      )}
      {step === 'import' && <Import feedbackUrl={data?.appInfo.feedbackUrl} />}
      {step === 'type' && (
        <CardTypes value={cardType} onChange={setCardType} withMcq={data?.appInfo.production === false} />
      )}
      {step === 'name' && cardType && (
        <PackageForm
          id={form}
          nameField={nameField}
          value={draft}
          onChange={setDraft}
          failed={create.error !== undefined && !create.busy}
          onSubmit={() => void create.run(cardType)}
        />
      )}
    </Dialog>
  );
}
