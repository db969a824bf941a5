import { DebugScreen } from '#client/features/debug/DebugScreen/DebugScreen.tsx';
import { useSession } from '#client/platform/session.ts';
import { useFinishSignIn } from '../sign-in.ts';

export function DebugPage() {
  const loggedIn = useSession((session) => session.token !== null);
  const finish = useFinishSignIn();
  return <DebugScreen loggedIn={loggedIn} onLogin={(login, fresh) => finish({ login, fresh })} />;
}
