import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Which client versions the server asks for.' })
export class UpdateConfig {
  @Field({ description: 'Newest version of the client.' })
  latestVersion: string;

  @Field({ description: 'Oldest version that still works.' })
  minVersion: string;
}

@ObjectType({ description: 'Facts about this server that anybody may know.' })
export class AppInfo {
  @Field({ description: 'Semantic version of the server.' })
  fullVersion: string;

  @Field(() => UpdateConfig)
  updateConfig: UpdateConfig;

  @Field({ description: 'Where the help entry leads.' })
  feedbackUrl: string;

  @Field({ description: 'Debug tools are off.' })
  production: boolean;

  @Field({
    description: 'The Android app is under review: browsers of phones ask to download it where they would edit.',
  })
  androidReview: boolean;

  @Field(() => String, { nullable: true, description: 'Where the app is downloaded; null where nowhere.' })
  appUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A film that explains how a level is learned, http(s); null where there is none.',
  })
  helpVideoUrl: string | null;
}
