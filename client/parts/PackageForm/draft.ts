import type { PackageLook_StyleFragment } from '#client/graphql/generated/shared.ts';
import { NO_ICON, regionDoughs } from '#client/parts/PackageCover/package-look.ts';
import { PACKAGE_NAME_MAX } from '#domain/limits.ts';

/** How a cover looks, as a form holds it and as it is sent. */
export type CoverStyle = Omit<PackageLook_StyleFragment, '__typename' | 'icon'> & {
  icon: Omit<PackageLook_StyleFragment['icon'], '__typename'>;
};

/** What the author says of a package. */
export interface PackageDraft {
  name: string;
  style: CoverStyle;
}

export const newDraft = (): PackageDraft => ({
  name: '',
  style: {
    icon: { type: NO_ICON.type, content: NO_ICON.content },
    themeColor: regionDoughs[0] as string,
    packageNameTags: [],
  },
});

/** A package as a form begins with it: what the cache adds is left behind. */
export const draftOf = ({ name, style }: { name: string; style: PackageLook_StyleFragment }): PackageDraft => ({
  name,
  style: {
    icon: { type: style.icon.type, content: style.icon.content },
    themeColor: style.themeColor,
    packageNameTags: [...style.packageNameTags],
  },
});

export const isNamed = ({ name }: PackageDraft): boolean =>
  name.trim() !== '' && name.trim().length <= PACKAGE_NAME_MAX;

/** What is sent: without spaces around, and without empty words on the cover. */
export const trimmed = ({ name, style }: PackageDraft): PackageDraft => ({
  name: name.trim(),
  style: { ...style, packageNameTags: style.packageNameTags.map((tag) => tag.trim()).filter((tag) => tag !== '') },
});
