import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A sentence that shows how a word is used.' })
export class DictionarySentence {
  @Field({ description: 'In English.' })
  source: string;

  @Field({ description: 'In Chinese.' })
  translation: string;
}

@ObjectType({ description: 'An entry of the English dictionary.' })
export class DictionaryEntry {
  @Field({ description: 'The word; names keep their capital.' })
  spelling: string;

  @Field(() => String, {
    nullable: true,
    description: 'British transcription between slashes; null where it is not known.',
  })
  phoneticUk: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'American transcription between slashes; null where it is not known.',
  })
  phoneticUs: string | null;

  @Field({ description: 'Parts of speech and meanings in Chinese, a line each.' })
  explain: string;

  @Field(() => [DictionarySentence], { description: 'At most 3, from the product’s own cards.' })
  sentences: DictionarySentence[];
}
