import { ArrayMaxSize, IsOptional, Length, Matches, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { inWords, NotBlank } from '#server/kernel/bounds.ts';
import { PackageCardType } from './package-enums.ts';
import { PackageIconType } from './package-style.ts';
import { PACKAGES } from './settings.ts';

const COLOUR = /^#[0-9A-Fa-f]{6}$/;
const ICON_CONTENT_MAX = 300;

@InputType({ description: 'Icon on the cover of a package.' })
export class PackageIconInput {
  @Field(() => PackageIconType, { description: 'How `content` is read.' })
  type: PackageIconType;

  @Field({ description: 'The emoji, the asset id or the address, 1 to 300 characters.' })
  @Length(1, ICON_CONTENT_MAX)
  content: string;
}

@InputType({ description: 'How the cover of a package looks.' })
export class PackageStyleInput {
  @Field(() => PackageIconInput, { description: 'Icon of the cover.' })
  @ValidateNested()
  icon: PackageIconInput;

  @Field({ description: 'Colour as #RRGGBB.' })
  @Matches(COLOUR, inWords({ zh: '必须是 #RRGGBB 形式的颜色', en: 'must be a colour as #RRGGBB' }))
  themeColor: string;

  @Field(() => [String], { description: 'At most 4 short words printed on the cover, each of at most 20 characters.' })
  @ArrayMaxSize(PACKAGES.nameTagsMax)
  @MaxLength(PACKAGES.nameTagMax, { each: true })
  packageNameTags: string[];
}

@InputType({ description: 'A subject that a package belongs to.' })
export class ContentTagInput {
  @Field(() => Int, { description: 'Key of the tag, 1 and up.' })
  @Min(1)
  key: number;

  @Field(() => Int, { description: 'Key of the root above it, 1 and up.' })
  @Min(1)
  rootKey: number;
}

@InputType({ description: 'A new package.' })
export class CreatePackageInput {
  @Field({ description: '1 to 100 characters after trimming.' })
  @MaxLength(PACKAGES.nameMax)
  @NotBlank()
  name: string;

  @Field(() => PackageStyleInput, { nullable: true, description: 'Look of the cover; a loaf of bread where absent.' })
  @IsOptional()
  @ValidateNested()
  style?: PackageStyleInput | null;

  @Field(() => [ContentTagInput], { defaultValue: [], description: 'Subjects it belongs to, at most 5.' })
  @ArrayMaxSize(PACKAGES.tagsMax)
  @ValidateNested({ each: true })
  tags: ContentTagInput[];

  @Field(() => PackageCardType, { nullable: true, description: 'Kind of all its cards, for good; absent: mixed.' })
  cardType?: PackageCardType | null;
}

@InputType({ description: 'What is to be changed of a package; what is absent stays.' })
export class UpdatePackageInput {
  @Field(() => String, { nullable: true, description: '1 to 100 characters after trimming.' })
  @IsOptional()
  @MaxLength(PACKAGES.nameMax)
  @NotBlank()
  name?: string | null;

  @Field(() => PackageStyleInput, { nullable: true, description: 'Look of the cover, all of it.' })
  @IsOptional()
  @ValidateNested()
  style?: PackageStyleInput | null;
}
