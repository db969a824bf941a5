import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { User } from '../users/user.entity.ts';
import { checkAsset, setAvatar } from './asset.service.ts';
import { AssetCheck, CheckAssetInput, SetAvatarInput } from './asset.types.ts';

@Resolver()
export class AssetResolver {
  @Mutation(() => AssetCheck, {
    description:
      'Whether the caller has uploaded a file, or a form to upload it by; called again, takes what came by the form.',
  })
  @Changes()
  @Access('member', { slow: true })
  @Rest('POST /v1/dedup-assets/check')
  checkAsset(@Ctx() ctx: Context, @Arg('input') input: CheckAssetInput): Promise<AssetCheck> {
    return checkAsset(ctx, input);
  }

  @Mutation(() => User, { description: 'Gives the caller a picture that the caller has uploaded, or none.' })
  @Changes()
  @Access('member')
  @Rest('PUT /v1/users/avatar')
  setAvatar(@Ctx() ctx: Context, @Arg('input') input: SetAvatarInput): Promise<User> {
    return setAvatar(ctx, input.assetId ?? null);
  }
}
