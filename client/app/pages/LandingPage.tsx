import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { GuestDialog } from '#client/features/auth/GuestDialog/GuestDialog.tsx';
import { LandingScreen } from '#client/features/landing/LandingScreen/LandingScreen.tsx';
import { useFinishSignIn } from '../sign-in.ts';

/** The public entry: a visitor logs in, or begins as a guest after confirming. */
export function LandingPage() {
  const { redirect } = useSearch({ from: '/' });
  const finish = useFinishSignIn();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <LandingScreen redirect={redirect} onGuest={() => setAsked(true)} />
      <GuestDialog
        open={asked}
        onClose={() => setAsked(false)}
        onSignedIn={(login) => finish({ login, fresh: true, redirect })}
      />
    </>
  );
}
