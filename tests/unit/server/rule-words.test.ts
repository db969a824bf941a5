import 'reflect-metadata';
import { IsEmail, MaxLength } from 'class-validator';
import { Field, getMetadataStorage, InputType } from 'type-graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { requireRuleWords, ruleProblems } from '#server/api/rule-words.ts';
import { validateArgument } from '#server/api/validate.ts';
import { CreateChapterArgs } from '#server/modules/chapters/chapter.inputs.ts';
import { CreatePackageInput } from '#server/modules/packages/package.inputs.ts';
import { createSchema } from '#server/schema.ts';

const { inputTypes } = getMetadataStorage();
const known = inputTypes.length;
afterEach(() => {
  inputTypes.length = known;
});

function problems(type: new () => object, values: object) {
  try {
    validateArgument(Object.assign(new type(), values), type as never, {} as never);
  } catch (error) {
    const { extensions } = error as { extensions: { validationErrors: Parameters<typeof ruleProblems>[0] } };
    return ruleProblems(extensions.validationErrors);
  }
  return [];
}

describe('a rule of an input', () => {
  it('has words in both languages, in every input that there is', () => {
    createSchema();
    expect(requireRuleWords).not.toThrow();
  });

  it('without words keeps the server from starting', () => {
    @InputType()
    class Letter {
      @Field()
      @IsEmail()
      to: string;
    }
    expect(Letter).toBeDefined();
    expect(requireRuleWords).toThrow('Letter.to is bound by isEmail, which has no words');
  });

  it('that is broken is told under the name of the field', () => {
    expect(problems(CreatePackageInput, { name: ' ', tags: [] })).toEqual([
      { path: 'input.name', message: { zh: '不能为空白', en: 'must not be blank' } },
    ]);
    expect(problems(CreatePackageInput, { name: 'a'.repeat(101), tags: [] })).toEqual([
      { path: 'input.name', message: { zh: '最多 100 个字符', en: 'must have at most 100 characters' } },
    ]);
  });

  it('that an argument breaks is told under its name alone', () => {
    expect(problems(CreateChapterArgs, { title: '' }).map(({ path }) => path)).toEqual(['title']);
  });

  it('is told of one below, with the way there', () => {
    class Tags {
      @MaxLength(1, { each: true })
      words: string[];
    }
    expect(problems(Tags, { words: ['a', 'bc'] })).toEqual([
      { path: 'input.words', message: { zh: '最多 1 个字符', en: 'must have at most 1 character' } },
    ]);
  });
});
