import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { usePackagePageQuery } from '#client/graphql/generated/shared.ts';
import { openDialog } from '#client/platform/dialogs.ts';
import { asId } from '#client/routing/search.ts';
import { PageLoading } from '../PageLoading/PageLoading.tsx';

const PackageScreen = lazy(() =>
  import('#client/features/package/PackageScreen/PackageScreen.tsx').then((module) => ({
    default: module.PackageScreen,
  })),
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
  if (loading && !data) return <PageLoading />;
  return (
    <Suspense fallback={<PageLoading />}>
      {data?.package.owned ? (
        <WorkshopScreen
          id={id}
          place={place}
          onGo={go}
          production={data.appInfo.production}
          onEditPackage={() => openDialog('editPackage', { packageId: id })}
        />
      ) : (
        <PackageScreen id={id} />
      )}
    </Suspense>
  );
}
