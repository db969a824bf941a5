import { Field, ObjectType } from 'type-graphql';
import { User } from '../users/user.entity.ts';

@ObjectType({ description: 'A session that was opened.' })
export class LoginResult {
  @Field({ description: 'Goes into the `token` header of every later request.' })
  token: string;

  @Field(() => User)
  user: User;
}
