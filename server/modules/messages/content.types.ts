import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { MessageMarkType, MessageScene } from './mark-type.ts';

registerEnumType(MessageMarkType, { name: 'MessageMarkType', description: 'What a mark does to the text under it.' });
registerEnumType(MessageScene, {
  name: 'MessageScene',
  description: 'A place of the product that a message leads to.',
});

@ObjectType({ description: 'A mark on a run of text.' })
export class MessageMark {
  @Field(() => MessageMarkType, { description: 'What it does.' })
  type: MessageMarkType;

  @Field(() => MessageScene, { nullable: true, description: 'Where an internal link leads; null for other marks.' })
  scene: MessageScene | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where an external link leads, http or https; null for other marks.',
  })
  href: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Host of an external link, in ASCII, to be shown beside it; null for other marks.',
  })
  host: string | null;
}

@ObjectType({ description: 'Text that is marked the same throughout.' })
export class MessageRun {
  @Field({ description: '1 to 500 characters.' })
  text: string;

  @Field(() => [MessageMark], { description: 'Each kind once at most, and one link at most.' })
  marks: MessageMark[];
}

@ObjectType({ description: 'A paragraph of a message.' })
export class MessageParagraph {
  @Field(() => [MessageRun], { description: '1 to 30 runs, one after the other.' })
  runs: MessageRun[];
}

@ObjectType({ description: 'What a message says, in the language of the caller.' })
export class MessageContent {
  @Field({ description: '1 to 60 characters.' })
  title: string;

  @Field(() => [MessageParagraph], { description: '1 to 40 paragraphs, 5000 characters in all.' })
  paragraphs: MessageParagraph[];
}
