import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Relation } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { Package } from '../packages/package.entity.ts';
import { PublicProfile, profileOf } from './public-profile.ts';
import { User, Vip } from './user.entity.ts';
import { vip } from './user.service.ts';

@Resolver(() => Package)
export class AuthorOfPackage {
  @FieldResolver(() => PublicProfile, { description: 'Who wrote it.' })
  @Relation('visitor')
  author(@Root() { authorId }: Package, @Ctx() ctx: Context): Promise<PublicProfile> {
    return profileOf(ctx, authorId);
  }
}

@Resolver(() => User)
export class VipOfUser {
  @FieldResolver(() => Vip, { description: 'The VIP membership.' })
  @Relation('member')
  vip(@Ctx() ctx: Context): Vip {
    return vip(ctx);
  }
}
