import { Bag, type BagProps } from '#client/art/Bag/Bag.tsx';
import { type LookedPackage, packageLook } from './package-look.ts';

export interface PackageCoverProps extends Pick<BagProps, 'pose' | 'width' | 'className'> {
  package: LookedPackage;
}

/** A package as it looks everywhere: its bag in its colours, with its subject and its companion. */
export function PackageCover({ package: pkg, ...bag }: PackageCoverProps) {
  return <Bag {...packageLook(pkg)} {...bag} />;
}
