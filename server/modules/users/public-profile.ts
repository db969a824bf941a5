import { Field, Int, ObjectType } from 'type-graphql';
import { In } from 'typeorm';
import type { Context } from '#server/kernel/context.ts';
import { batchedOne } from '#server/kernel/database/batched.ts';
import { User } from './user.entity.ts';

@ObjectType({ description: 'What everybody may know of an account.' })
export class PublicProfile {
  @Field(() => Int, { description: 'Account.' })
  id: number;

  @Field({ description: 'Nickname.' })
  nickname: string;

  @Field(() => String, { nullable: true, description: 'Address of the picture.' })
  avatar: string | null;

  @Field(() => Int, { description: 'Mascot (1001 to 1012) that stands in while there is no picture.' })
  mascotId: number;
}

const readProfile = batchedOne<number, PublicProfile>(
  (db, ids) =>
    db.manager.find(User, {
      select: { id: true, nickname: true, avatar: true, mascotId: true },
      where: { id: In(ids) },
    }),
  ({ id }) => id,
);

/** Mascot of whoever is gone. */
const GONE_MASCOT = 1001;

/** The profile of an account; one that is gone has a name that says so. Requests of one turn are read together. */
export async function profileOf({ db, locale }: Context, id: number): Promise<PublicProfile> {
  const gone = { id, nickname: locale === 'zh' ? '已注销' : 'Gone', avatar: null, mascotId: GONE_MASCOT };
  return (await readProfile(db, id)) ?? gone;
}
