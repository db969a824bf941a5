import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { LandingScreen } from '#client/features/landing/LandingScreen/LandingScreen.tsx';

// Nobody needs it before asking for it; it comes while the page is being read.
const GuestEntry = lazy(async () => {
  const module = await import('./GuestEntry.tsx');
  return { default: module.GuestEntry };
});

/** The public entry: a visitor logs in, or begins as a guest after confirming. */
export function LandingPage() {
  const { redirect } = useSearch({ from: '/' });
  const [asked, setAsked] = useState(false);
  return (
    <>
      <LandingScreen redirect={redirect} onGuest={() => setAsked(true)} />
      <Suspense>
        <GuestEntry open={asked} onClose={() => setAsked(false)} redirect={redirect} />
      </Suspense>
    </>
  );
}
