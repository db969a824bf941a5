import { packageLook } from '#client/parts/PackageCover/package-look.ts';

const noStyle = { themeColor: '', packageNameTags: [] };

/** The companion of a package's bag, who also stands at the counter while it is learned. */
export const companionOf = (packageId: number): number =>
  packageLook({ id: packageId, name: '', style: noStyle }).mascot;
