import { useNavigate } from '@tanstack/react-router';
import { TerminationScreen } from '#client/features/termination/TerminationScreen/TerminationScreen.tsx';

/** Asking for the end of the account, a page under the settings. */
export function TerminationPage() {
  const navigate = useNavigate();
  return (
    <TerminationScreen
      onApplied={(willTerminateAt) => void navigate({ to: '/terminating', search: { willTerminateAt }, replace: true })}
    />
  );
}
