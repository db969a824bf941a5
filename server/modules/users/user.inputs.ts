import { IsString, MaxLength } from 'class-validator';
import { Field, InputType, registerEnumType } from 'type-graphql';

export enum UserFlag {
  RANK_GUIDE_SEEN = 'RANK_GUIDE_SEEN',
  FREE_ENERGY_USED = 'FREE_ENERGY_USED',
}
registerEnumType(UserFlag, { name: 'UserFlag', description: 'Things that happen once to an account.' });

@InputType({ description: 'What a person may change of the account.' })
export class UpdateUserInput {
  @Field({ description: '2 to 10 characters after trimming and NFC, all of them seen, without punctuation.' })
  @IsString()
  @MaxLength(100)
  nickname: string;
}
