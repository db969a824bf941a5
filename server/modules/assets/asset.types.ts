import { IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { inWords } from '#server/kernel/bounds.ts';
import { KeyedBy } from '#server/kernel/rest.ts';

@InputType({ description: 'A file that is to be uploaded, or was.' })
export class CheckAssetInput {
  @Field({
    description: 'Name of the file, at most 255 characters; one that ends in .pdf may have 20 MB, any other 10.',
  })
  @MaxLength(255)
  fileName: string;

  @Field({ description: 'MD5 of the file, 32 hexadecimal digits. A checksum: it gives nobody what others uploaded.' })
  @Matches(
    /^[0-9a-f]{32}$/,
    inWords({ zh: '必须是 32 位小写十六进制', en: 'must be 32 hexadecimal digits in lower case' }),
  )
  md5: string;

  @Field(() => Int, { description: 'Bytes of the file.' })
  @Min(1)
  @Max(2 ** 31 - 1)
  size: number;
}

@InputType({ description: 'The picture of the caller.' })
export class SetAvatarInput {
  @Field(() => String, { nullable: true, description: 'A picture that the caller has uploaded; null takes it away.' })
  @IsOptional()
  @MaxLength(100)
  assetId: string | null;
}

@ObjectType({ description: 'A file that is kept.' })
export class AssetFile {
  @Field({ description: 'Names the file in calls.' })
  dedupPath: string;

  @Field(() => String, { nullable: true, description: 'Names the picture in cards and covers; null for a document.' })
  assetId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path the picture is read at, and with /m its small copy; null for a document, which is not served.',
  })
  url: string | null;

  @Field(() => Int, { nullable: true, description: 'Width of what is kept, px.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Height of what is kept, px.' })
  height: number | null;
}

@ObjectType({ description: 'A field of an upload form.' })
export class UploadFormField {
  @Field({ description: 'Name of the field.' })
  name: string;

  @Field({ description: 'What it must say.' })
  value: string;
}

@ObjectType({ description: 'A form that uploads the file: good for ten minutes, for exactly that many bytes.' })
export class UploadPost {
  @Field({ description: 'Address that the form is posted to; a path is one of this server.' })
  bucketHost: string;

  @Field(() => [UploadFormField], { description: 'Fields of the multipart form that stand before the field `file`.' })
  @KeyedBy('name', { value: 'value' })
  params: UploadFormField[];
}

@ObjectType({ description: 'Whether a file is there, or how it is uploaded.' })
export class AssetCheck {
  @Field({ description: 'The caller has uploaded this file, and it was read.' })
  exists: boolean;

  @Field(() => AssetFile, { nullable: true, description: 'Where it exists.' })
  fileInfo: AssetFile | null;

  @Field(() => UploadPost, { nullable: true, description: 'Where it does not; after the upload check again.' })
  postInfo: UploadPost | null;
}
