import { ApolloProvider } from '@apollo/client/react';
import { useRouter } from '@tanstack/react-router';
import { use } from 'react';
import { GuestDialog } from '#client/features/auth/GuestDialog/GuestDialog.tsx';
import { useFinishSignIn } from '../sign-in.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  redirect?: string;
}

function Entry({ redirect, ...dialog }: Props) {
  const finish = useFinishSignIn();
  return <GuestDialog {...dialog} onSignedIn={(login) => finish({ login, fresh: true, redirect })} />;
}

/** The way in as a guest, with the data layer that it is the first to need. */
export function GuestEntry(props: Props) {
  const { client } = useRouter().options.context;
  return (
    <ApolloProvider client={use(client())}>
      <Entry {...props} />
    </ApolloProvider>
  );
}
