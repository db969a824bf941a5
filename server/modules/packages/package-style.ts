import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum PackageIconType {
  emoji = 'emoji',
  imgv2 = 'imgv2',
  img = 'img',
}
registerEnumType(PackageIconType, {
  name: 'PackageIconType',
  description: 'Kind of a cover icon: an emoji, an asset, or an address.',
});

@ObjectType({ description: 'Icon on the cover of a package.' })
export class PackageIcon {
  @Field(() => PackageIconType, { description: 'How `content` is read.' })
  type: PackageIconType;

  @Field({ description: 'The emoji, the asset id or the address.' })
  content: string;
}

@ObjectType({ description: 'How the cover of a package looks.' })
export class PackageStyle {
  @Field(() => PackageIcon, { description: 'Icon of the cover.' })
  icon: PackageIcon;

  @Field({ description: 'Colour as #RRGGBB.' })
  themeColor: string;

  @Field(() => [String], { description: 'Short words printed on the cover.' })
  packageNameTags: string[];
}

/** How REST answers the look of a cover. */
export const COVER_SHAPE = 'style { icon { type content } themeColor packageNameTags }';

@ObjectType({ description: 'A subject a package belongs to.' })
export class ContentTagRef {
  @Field(() => Int, { description: 'Key of the tag.' })
  key: number;

  @Field(() => Int, { description: 'Key of the root above it.' })
  rootKey: number;
}
