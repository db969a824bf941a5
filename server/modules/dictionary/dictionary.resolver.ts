import { MaxLength } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { searchDictionary } from './dictionary.service.ts';
import { DictionaryEntry } from './dictionary.types.ts';
import { DICTIONARY } from './settings.ts';

@ArgsType()
class SearchDictionaryArgs {
  @Field({
    description: `What was typed, at most ${DICTIONARY.keywordMax} characters; capitals and spaces around it do not matter. Nothing is found for what is no English spelling.`,
  })
  @MaxLength(DICTIONARY.keywordMax)
  keyword: string;
}

@Resolver()
export class DictionaryResolver {
  @Query(() => [DictionaryEntry], {
    description: `English words: the one searched for, then those that begin like it, then those that resemble it; frequent ones first, at most ${DICTIONARY.resultsMax}.`,
  })
  @Access('member')
  @Rest('GET /v1/dict/en-search', { as: 'dictEnList' })
  searchDictionary(
    @Args(() => SearchDictionaryArgs) { keyword }: SearchDictionaryArgs,
    @Ctx() ctx: Context,
  ): Promise<DictionaryEntry[]> {
    return searchDictionary(ctx, keyword);
  }
}
