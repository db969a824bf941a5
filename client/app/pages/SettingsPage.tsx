import { SettingsScreen } from '#client/features/settings/SettingsScreen/SettingsScreen.tsx';
import { useSignOut } from '../sign-in.ts';

export function SettingsPage() {
  const signOut = useSignOut();
  return <SettingsScreen onSignOut={() => void signOut()} />;
}
