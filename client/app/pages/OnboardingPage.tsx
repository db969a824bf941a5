import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { OnboardingScreen } from '#client/features/onboarding/OnboardingScreen/OnboardingScreen.tsx';
import { safeRedirect } from '#client/routing/post-login-route.ts';

/** Onboarding after a login leads on to where the login led; opened from a page, it leads back to that page. */
export function OnboardingPage() {
  const { redirect, backAfterEnd } = useSearch({ from: '/data/identity-onboarding' });
  const navigate = useNavigate();
  const { history } = useRouter();
  const back = () => history.back();
  return (
    <OnboardingScreen
      onBack={backAfterEnd ? back : undefined}
      onDone={backAfterEnd ? back : () => void navigate({ href: safeRedirect(redirect), replace: true })}
    />
  );
}
