import { useParams } from '@tanstack/react-router';
import { PublicPackageScreen } from '#client/features/package/PublicPackageScreen/PublicPackageScreen.tsx';
import { useSession } from '#client/platform/session.ts';

/** The shared package an address names, for visitors too. */
export function PublicPackagePage() {
  const { hashId } = useParams({ from: '/data/pkgs/$hashId' });
  const loggedIn = useSession(({ token }) => token !== null);
  return <PublicPackageScreen key={hashId} hashId={hashId} loggedIn={loggedIn} />;
}
