import { useNavigate } from '@tanstack/react-router';
import { BindEmailScreen } from '#client/features/auth/BindEmailScreen/BindEmailScreen.tsx';

/** Binding an e-mail, a page under the settings. */
export function BindEmailPage() {
  const navigate = useNavigate();
  return <BindEmailScreen onBound={() => void navigate({ to: '/user-setting' })} />;
}
