import { Outlet, useMatches } from '@tanstack/react-router';
import { useOnline } from '#client/platform/network.ts';
import { OfflineBanner } from '#client/ui/OfflineBanner/OfflineBanner.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { useTakeOver } from '../first-page/take-over.ts';
import { useT } from '../wording.ts';
import { useDocumentTitle, useNavigationEffects } from './navigation-effects.ts';

/** Around every page: toasts, the offline notice, and what each navigation does to title, focus and dialogs. */
export function RootLayout() {
  const t = useT('app');
  const online = useOnline();
  const buttonsBelow = useMatches({ select: (matches) => matches.some((match) => match.staticData.buttonsBelow) });
  useDocumentTitle();
  useNavigationEffects();
  useTakeOver();
  return (
    <>
      {!online && <OfflineBanner text={t('offline_title')} line={t('offline_text')} />}
      <Outlet />
      <ToastRegion buttonsBelow={buttonsBelow} />
    </>
  );
}
