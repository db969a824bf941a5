import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { LandingScreen } from '#client/features/landing/LandingScreen/LandingScreen.tsx';
import { useFinishSignIn } from '../sign-in.ts';

// Nobody needs the dialog before asking for it; its chunk comes while the page is being read.
const GuestDialog = lazy(async () => {
  const module = await import('#client/features/auth/GuestDialog/GuestDialog.tsx');
  return { default: module.GuestDialog };
});

/** The public entry: a visitor logs in, or begins as a guest after confirming. */
export function LandingPage() {
  const { redirect } = useSearch({ from: '/' });
  const finish = useFinishSignIn();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <LandingScreen redirect={redirect} onGuest={() => setAsked(true)} />
      <Suspense>
        <GuestDialog
          open={asked}
          onClose={() => setAsked(false)}
          onSignedIn={(login) => finish({ login, fresh: true, redirect })}
        />
      </Suspense>
    </>
  );
}
