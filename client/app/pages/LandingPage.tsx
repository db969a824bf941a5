import { useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { LandingScreen } from '#client/features/landing/LandingScreen/LandingScreen.tsx';
import { useWhenIdle } from '#client/platform/idle.ts';

const loadGuestEntry = () => import('./GuestEntry.tsx');
const GuestEntry = lazy(async () => ({ default: (await loadGuestEntry()).GuestEntry }));

/** The public entry: a visitor logs in, or begins as a guest after confirming. */
export function LandingPage() {
  const { redirect } = useSearch({ from: '/' });
  const { client } = useRouter().options.context;
  const [asked, setAsked] = useState<'yes' | 'no'>();
  // Nobody needs it before asking for it; it comes while the page is being read.
  useWhenIdle(useCallback(() => Promise.all([loadGuestEntry(), client()]), [client]));
  return (
    <>
      <LandingScreen redirect={redirect} onGuest={() => setAsked('yes')} />
      {asked && (
        <Suspense>
          <GuestEntry open={asked === 'yes'} onClose={() => setAsked('no')} redirect={redirect} />
        </Suspense>
      )}
    </>
  );
}
