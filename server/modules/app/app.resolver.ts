import { Ctx, Query, Resolver } from 'type-graphql';
import packageJson from '../../../package.json' with { type: 'json' };
import { Access } from '../../kernel/access.ts';
import type { Context } from '../../kernel/context.ts';
import { Rest } from '../../kernel/rest.ts';
import { AppInfo } from './app-info.ts';

@Resolver()
export class AppResolver {
  @Query(() => AppInfo, { description: 'Version, update policy and help address of this server.' })
  @Access('visitor')
  @Rest('GET /public/misc/app-info')
  appInfo(@Ctx() { config }: Context): AppInfo {
    const { version } = packageJson;
    return {
      fullVersion: version,
      updateConfig: { latestVersion: version, minVersion: version },
      feedbackUrl: config.feedbackUrl,
      production: config.production,
      androidReview: config.androidReview,
      appUrl: config.appUrl,
      helpVideoUrl: config.helpVideoUrl,
    };
  }
}
