import { Outlet, useRouterState } from '@tanstack/react-router';
import { Activity, lazy, Suspense, useState } from 'react';
import { useMedia } from '#client/platform/use-media.ts';
import { useIsWholeWindow } from '#client/platform/whole-window.ts';
import { asFlag, asId } from '#client/routing/search.ts';
import { FROM_DESKTOP } from '#client/theme/breakpoints.ts';
import { dialogs, places } from '../features.ts';
import { MainNav } from '../MainNav/MainNav.tsx';
import { OpenDialogs } from '../OpenDialogs/OpenDialogs.tsx';
import { PageLoading } from '../PageLoading/PageLoading.tsx';
import { useT } from '../wording.ts';
import styles from './Shell.module.css';

const AtlasPage = lazy(() => import('../pages/AtlasPage.tsx').then((module) => ({ default: module.AtlasPage })));

/** The root layout: navigation beside or below the page. The map stays alive behind the other pages. */
export function Shell() {
  const t = useT('nav');
  const { pathname, search } = useRouterState({ select: (state) => state.location });
  const arrivedAt = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const onAtlas = pathname === '/atlas';
  const wide = useMedia(FROM_DESKTOP);
  const whole = useIsWholeWindow();
  const [atlasVisited, setAtlasVisited] = useState(onAtlas);
  if (onAtlas && !atlasVisited) setAtlasVisited(true);
  return (
    <div className={styles.shell} data-whole={whole ? '' : undefined}>
      <a href="#page" className={styles.skip}>
        {t('skip')}
      </a>
      {!whole && <MainNav places={places} current={pathname} />}
      <div id="page" className={styles.page}>
        {atlasVisited && (
          <Activity mode={onAtlas ? 'visible' : 'hidden'}>
            <Suspense fallback={<PageLoading />}>
              <AtlasPage
                wide={wide}
                preStart={onAtlas ? asFlag(search.preStart) : undefined}
                challengeStage={onAtlas ? asId(search.challengeStage) : undefined}
                packageId={onAtlas ? asId(search.pkgId) : undefined}
              />
            </Suspense>
          </Activity>
        )}
        {/* The page that is left does not stand below the map while the way there takes its time. */}
        {(!onAtlas || arrivedAt === pathname) && <Outlet />}
      </div>
      <OpenDialogs dialogs={dialogs} />
    </div>
  );
}
