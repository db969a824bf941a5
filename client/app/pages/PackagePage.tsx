import { Navigate, useParams } from '@tanstack/react-router';
import { PackageScreen } from '#client/features/package/PackageScreen/PackageScreen.tsx';
import { asId } from '#client/routing/search.ts';

/** The package an address names; an address that names none is not found. */
export function PackagePage() {
  const id = asId(Number(useParams({ from: '/data/shell/packages/$id' }).id));
  return id ? <PackageScreen key={id} id={id} /> : <Navigate to="/404" replace />;
}
