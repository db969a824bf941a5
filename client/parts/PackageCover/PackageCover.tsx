import { useState } from 'react';
import { Bag, type BagProps } from '#client/art/Bag/Bag.tsx';
import { CoverIcon } from './CoverIcon.tsx';
import { hasIcon, type LookedPackage, packageLook } from './package-look.ts';

export interface PackageCoverProps extends Pick<BagProps, 'pose' | 'width' | 'className' | 'filling' | 'ribbon'> {
  package: LookedPackage;
}

/** A package as it looks everywhere: its bag in its colours, with its picture or its subject, and its companion. */
export function PackageCover({ package: pkg, ...bag }: PackageCoverProps) {
  const { icon } = pkg.style;
  const [broken, setBroken] = useState<string>();
  const shown = hasIcon(pkg.style) && broken !== icon.content;
  return (
    <Bag
      {...packageLook(pkg)}
      {...bag}
      picture={shown ? <CoverIcon icon={icon} onBroken={() => setBroken(icon.content)} /> : undefined}
    />
  );
}
