import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/kernel/context.ts';
import { UserIdentityTag } from '../users/user.entity.ts';
import { tagName } from './identity.rules.ts';

@Resolver(() => UserIdentityTag)
export class IdentityTagName {
  @FieldResolver(() => String, { description: "Name in the caller's language." })
  name(@Root() { key }: UserIdentityTag, @Ctx() { locale }: Context): string {
    return tagName(key, locale);
  }
}
