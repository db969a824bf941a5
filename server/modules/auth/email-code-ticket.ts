import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A code is on its way.' })
export class EmailCodeTicket {
  @Field(() => Int, { description: 'Seconds until another code can be asked for.' })
  freezeSeconds: number;
}
