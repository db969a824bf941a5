import { Max, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MessageContent } from './content.types.ts';

export enum MessageType {
  PERSONAL = 'PERSONAL',
  BROADCAST = 'BROADCAST',
}
registerEnumType(MessageType, { name: 'MessageType', description: 'To the caller alone, or to many.' });

/** The last number that a row can have. */
const LAST_ID = 2_147_483_647;

@ObjectType({ description: 'A message to the caller.' })
export class Message {
  @Field(() => Int, { description: 'Unique within its type.' })
  id: number;

  @Field(() => MessageType, { description: 'To the caller alone, or to many.' })
  type: MessageType;

  @Field(() => MessageContent, { description: 'What it says.' })
  content: MessageContent;

  @Field(() => Date, { nullable: true, description: 'When it was read first; null while it is unread.' })
  readAt: Date | null;

  @Field({ description: 'When it was sent.' })
  createdAt: Date;
}

@ObjectType({ description: 'A page of messages.' })
export class MessageList {
  @Field(() => [Message], { description: 'Newest first.' })
  msgs: Message[];

  @Field(() => Int, { description: 'Messages skipped.' })
  offset: number;

  @Field(() => Int, { description: 'Messages asked for.' })
  limit: number;

  @Field(() => Int, { description: 'Messages on all pages.' })
  total: number;
}

@InputType({ description: 'Which message was read.' })
export class ReadMessageInput {
  @Field(() => Int, { description: 'Its id, unique within its type.' })
  @Min(1)
  @Max(LAST_ID)
  msgId: number;

  @Field(() => MessageType, { description: 'Its type.' })
  msgType: MessageType;
}
