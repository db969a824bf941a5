import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { usePackagePageQuery } from '#client/graphql/generated/shared.ts';
import { isMobileWeb } from '#client/platform/bridge.ts';
import { openDialog } from '#client/platform/dialogs.ts';
import { asId } from '#client/routing/search.ts';
import { PageLoading } from '../PageLoading/PageLoading.tsx';

const PackageScreen = lazy(() =>
  import('#client/features/package/PackageScreen/PackageScreen.tsx').then((module) => ({
    default: module.PackageScreen,
  })),
);
const EditInApp = lazy(() =>
  import('#client/features/workshop/EditInApp/EditInApp.tsx').then((module) => ({ default: module.EditInApp })),
);
const WorkshopScreen = lazy(() =>
  import('#client/features/workshop/WorkshopScreen/WorkshopScreen.tsx').then((module) => ({
    default: module.WorkshopScreen,
  })),
);

/** The package an address names: its author writes it, others look into it. An address that names none is not found. */
export function PackagePage() {
  const id = asId(Number(useParams({ from: '/data/shell/packages/$id' }).id));
  return id ? <OwnOrSeen key={id} id={id} /> : <Navigate to="/404" replace />;
}

function OwnOrSeen({ id }: { id: number }) {
  const place = useSearch({ from: '/data/shell/packages/$id' });
  const navigate = useNavigate({ from: '/packages/$id' });
  const { data, loading } = usePackagePageQuery({ variables: { id }, context: { quiet: true } });
  const go = useCallback(
    (search: { chapterId?: number; cardId?: number }, how: { replace?: boolean } = {}) =>
      void navigate({ search, replace: how.replace }),
    [navigate],
  );
  const [reads, setReads] = useState(false);
  if (loading && !data) return <PageLoading />;
  const owned = data?.package.owned ? data : undefined;
  // authors edit on a phone too, but not while the app is under review
  const asksForApp = owned?.appInfo.androidReview === true && isMobileWeb();
  return (
    <Suspense fallback={<PageLoading />}>
      {asksForApp && !reads ? (
        <EditInApp appUrl={owned.appInfo.appUrl} onRead={() => setReads(true)} />
      ) : owned && !asksForApp ? (
        <WorkshopScreen
          id={id}
          place={place}
          onGo={go}
          production={owned.appInfo.production}
          onEditPackage={() => openDialog('editPackage', { packageId: id })}
        />
      ) : (
        <PackageScreen id={id} />
      )}
    </Suspense>
  );
}
