import { useSearch } from '@tanstack/react-router';
import { AuthScreen } from '#client/features/auth/AuthScreen/AuthScreen.tsx';
import { useFinishSignIn } from '../sign-in.ts';

/** Login, registration and password reset, each of which leads on to where the visitor wanted to go. */
export function AuthPage() {
  const { redirect } = useSearch({ from: '/data/auth' });
  const finish = useFinishSignIn();
  return <AuthScreen redirect={redirect} onSignedIn={(login, fresh) => finish({ login, fresh, redirect })} />;
}
