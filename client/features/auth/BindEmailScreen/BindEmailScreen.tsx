import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useBindEmailMutation, useBindEmailScreenQuery } from '#client/graphql/generated/auth.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import { ApolloCalls } from '../ApolloCalls/ApolloCalls.tsx';
import { callFailure } from '../apollo-calls.ts';
import { ProofForm } from '../ProofForm/ProofForm.tsx';
import { useT } from '../wording.ts';
import styles from './BindEmailScreen.module.css';

interface Props {
  onBound: () => void;
}

function BindForm({ onBound }: Props) {
  const t = useT('auth');
  const [email, setEmail] = useState('');
  const [bind] = useBindEmailMutation({ context: { quiet: true } });
  return (
    <Card>
      <p className={styles.lead}>{t('bind_lead')}</p>
      <ProofForm
        scene="BIND_EMAIL"
        email={email}
        onEmail={setEmail}
        passwordLabel={t('password')}
        submitLabel={t('bind_go')}
        onProve={async (input) => {
          await bind({ variables: { input } }).catch((error: unknown) => {
            throw callFailure(error);
          });
          toast({ kind: 'success', text: t('bind_done') });
          onBound();
        }}
      />
    </Card>
  );
}

/** Gives a guest account an e-mail and a password, so that it can be reached from any device. */
export function BindEmailScreen({ onBound }: Props) {
  const t = useT('auth');
  const common = useT('common');
  const query = useBindEmailScreenQuery();
  return (
    <main className={styles.page}>
      <PageHead
        title={<span className="display">{t('bind_title')}</span>}
        start={<IconButton icon="left" label={common('back')} render={<Link to="/user-setting" />} />}
      />
      <Loaded
        query={query}
        label={t('loading')}
        failed={{ title: t('bind_failed_title'), text: t('bind_failed_text') }}
        skeleton={<Skeleton shape="box" height={420} />}
      >
        {({ currentUser: { email } }) =>
          email ? (
            <StateMessage
              mascot={1002}
              pose="happy"
              title={t('bound_title')}
              text={t('bound_text', { email })}
              action={
                <Button scene="secondary" render={<Link to="/user-setting" />}>
                  {t('to_settings')}
                </Button>
              }
            />
          ) : (
            <ApolloCalls>
              <BindForm onBound={onBound} />
            </ApolloCalls>
          )
        }
      </Loaded>
    </main>
  );
}
