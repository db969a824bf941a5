import { getMetadataStorage as getRules, type ValidationError } from 'class-validator';
import { getMetadataStorage } from 'type-graphql';
import type { FieldProblem } from '../kernel/errors.ts';
import type { Words } from '../kernel/locale.ts';

type Rule = ReturnType<ReturnType<typeof getRules>['getTargetValidationMetadatas']>[number];
type Class = abstract new (...args: never[]) => object;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What is said of a value that breaks a rule, by the name that class-validator knows it by; the limits are the rule's own. */
const WORDS: Readonly<Record<string, (...limits: never[]) => Words>> = {
  arrayMaxSize: (most: number) => ({ zh: `最多 ${most} 项`, en: `must have at most ${counted(most, 'item')}` }),
  arrayMinSize: (least: number) => ({ zh: `至少 ${least} 项`, en: `must have at least ${counted(least, 'item')}` }),
  isDivisibleBy: (step: number) => ({ zh: `必须是 ${step} 的倍数`, en: `must be a multiple of ${step}` }),
  isIn: (values: readonly unknown[]) => ({
    zh: `只能是 ${values.join('、')}`,
    en: `must be one of ${values.join(', ')}`,
  }),
  isInt: () => ({ zh: '必须是整数', en: 'must be a whole number' }),
  isLength: (least: number, most: number) => ({
    zh: `需要 ${least} 到 ${most} 个字符`,
    en: `must have ${least} to ${most} characters`,
  }),
  isString: () => ({ zh: '必须是文字', en: 'must be text' }),
  max: (most: number) => ({ zh: `不能大于 ${most}`, en: `must not be more than ${most}` }),
  maxLength: (most: number) => ({ zh: `最多 ${most} 个字符`, en: `must have at most ${counted(most, 'character')}` }),
  min: (least: number) => ({ zh: `不能小于 ${least}`, en: `must not be less than ${least}` }),
  nestedValidation: () => ({ zh: '必须是对象', en: 'must be an object' }),
};

const WRONG: Words = { zh: '不正确', en: 'is not valid' };

/** Rules that only say when the others hold. */
const SILENT = new Set(['conditionalValidation', 'isOptional']);

/** The name under which class-validator tells that a rule was broken. */
const nameOf = (rule: Rule) => rule.name ?? rule.type;

const rulesOf = (target: Class): Rule[] => getRules().getTargetValidationMetadatas(target, '', true, false);

function wordsOf(rule: Rule): Words | null {
  const own = rule.context as Words | undefined;
  return own ?? (WORDS[nameOf(rule)]?.(...((rule.constraints ?? []) as never[])) || null);
}

/** Throws at boot for a rule of an input that nobody could tell a caller of in both languages. */
export function requireRuleWords(): void {
  const { inputTypes, argumentTypes } = getMetadataStorage();
  for (const { target } of [...inputTypes, ...argumentTypes])
    for (const rule of rulesOf(target as Class))
      if (!SILENT.has(nameOf(rule)) && !wordsOf(rule))
        throw new Error(
          `${(target as Class).name}.${rule.propertyName} is bound by ${nameOf(rule)}, which has no words`,
        );
}

/** Where an input was refused and why, in both languages. Arguments are named as they are, an input's fields below `input`. */
export function ruleProblems(errors: readonly ValidationError[] | undefined): FieldProblem[] {
  const { argumentTypes } = getMetadataStorage();
  return (errors ?? []).flatMap((error) => {
    const isArgument = argumentTypes.some(({ target }) => target === error.target?.constructor);
    return problemsOf(error, isArgument ? '' : 'input.');
  });
}

function problemsOf({ target, property, constraints, children }: ValidationError, prefix: string): FieldProblem[] {
  const path = `${prefix}${property}`;
  const rules = target ? rulesOf(target.constructor as Class) : [];
  const own = Object.keys(constraints ?? {}).map((name) => {
    const rule = rules.find((one) => one.propertyName === property && nameOf(one) === name);
    return { path, message: (rule && wordsOf(rule)) ?? WRONG };
  });
  return [...own, ...(children ?? []).flatMap((child) => problemsOf(child, `${path}.`))];
}
