import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { useApplyTerminationMutation } from '#client/graphql/generated/termination.ts';
import { useNow } from '#client/platform/use-now.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog/ConfirmDialog.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { useT } from '../wording.ts';
import styles from './TerminationScreen.module.css';

/** Seconds for which the button waits, so that the page is read first. */
export const TERMINATION_WAIT_S = 10;

interface Props {
  /** The end was asked for; an ISO instant. */
  onApplied: (willTerminateAt: string) => void;
}

function useWait(seconds: number) {
  const [until] = useState(() => Date.now() + seconds * 1000);
  const [over, setOver] = useState(false);
  const left = Math.ceil((until - useNow(over ? null : 250)) / 1000);
  if (left <= 0 && !over) setOver(true);
  return Math.max(0, left);
}

/** What closing the account means, and the way to ask for it: a wait, a confirmation, then seven days to think again. */
export function TerminationScreen({ onApplied }: Props) {
  const t = useT('terminate');
  const common = useT('common');
  const wait = useWait(TERMINATION_WAIT_S);
  const [asked, setAsked] = useState(false);
  const [apply] = useApplyTerminationMutation();
  const confirm = useAction(() => apply(), {
    onDone: ({ applyTermination }) => onApplied(applyTermination.willTerminateAt),
  });
  return (
    <main className={styles.page}>
      <PageHead
        title={<span className="display">{t('title')}</span>}
        start={<IconButton icon="left" label={common('back')} render={<Link to="/user-setting" />} />}
      />
      <Card className={styles.card}>
        <div className={styles.ask}>
          <Mascot id={1002} pose="oops" size={96} />
          <h2 className="display">{t('heading')}</h2>
        </div>
        <p>{t('lead')}</p>
        <ul className={styles.losses}>
          {([1, 2, 3, 4] as const).map((n) => (
            <li key={n}>{t(`loses_${n}`)}</li>
          ))}
        </ul>
      </Card>
      <div className={styles.ways}>
        <Button scene="primary" size="large" block render={<Link to="/user-setting" />}>
          {t('keep')}
        </Button>
        <Button scene="danger" block disabled={wait > 0} onClick={() => setAsked(true)}>
          {wait > 0 ? t('apply_in', { seconds: wait }) : t('apply')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        danger
        title={t('confirm_title')}
        line={t('confirm_text')}
        confirmLabel={t('confirm_yes')}
        cancelLabel={t('confirm_no')}
        loading={confirm.busy}
        onConfirm={() => void confirm.run()}
        onCancel={() => setAsked(false)}
      />
    </main>
  );
}
