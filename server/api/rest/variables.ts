import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
} from 'graphql';
import { AppError, type FieldProblem } from '../../kernel/errors.ts';
import { LIMITS } from '../limits.ts';
import type { RestRoute } from './routes.ts';

const FROM = { path: '路径', query: '查询参数', body: '请求正文' };

interface Sent {
  params: Record<string, string>;
  query: Record<string, string | string[] | undefined>;
  body: unknown;
}

/**
 * The variables of a call: path first, then query, then body. Text of path and query is read as the argument's type.
 * A change takes nothing from the query, which a link or a form of another site can fill.
 * Throws BAD_USER_INPUT that names unknown or missing names, NOT_FOUND for a word in the path where a number stands.
 */
export function variablesOf(route: RestRoute, sent: Sent): Record<string, unknown> {
  const problems: FieldProblem[] = [];
  const variables: Record<string, unknown> = {};
  const input: Record<string, unknown> = {};
  const put = (name: string, value: unknown, text: boolean, from: keyof typeof FROM) => {
    const place = placeOf(route, name);
    if (!place) {
      problems.push({ path: name, message: { zh: `${FROM[from]}里没有这个名字`, en: `unknown name in the ${from}` } });
      return;
    }
    const target = place.inInput ? input : variables;
    if (name in target || (value === null && place.hasDefault)) return;
    target[name] = text ? fromText(value as string | string[], place.type) : value;
  };
  for (const [name, value] of Object.entries(sent.params)) {
    const type = placeOf(route, name)?.type;
    if (type && getNamedType(type).name === 'Int' && !/^-?\d+$/.test(value)) throw new AppError('NOT_FOUND');
    put(name, value, true, 'path');
  }
  for (const [name, value] of Object.entries(sent.query)) {
    // guard: a change takes nothing from the query
    if (route.operation === 'mutation')
      problems.push({
        path: name,
        message: { zh: '修改操作不接受查询参数', en: 'a change takes nothing from the query' },
      });
    else if (value !== undefined) put(name, value, true, 'query');
  }
  for (const [name, value] of Object.entries(bodyOf(sent.body))) put(name, value, false, 'body');
  if (route.inputArg && !('input' in variables)) variables.input = input;
  for (const arg of route.field.args)
    if (isRequiredArgument(arg) && variables[arg.name] == null)
      problems.push({ path: arg.name, message: { zh: '不能缺少', en: 'is required' } });
  if (problems.length > 0) throw new AppError('BAD_USER_INPUT', { fields: problems.slice(0, LIMITS.fieldProblems) });
  return variables;
}

function bodyOf(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null || body === '') return {};
  if (typeof body !== 'object' || Array.isArray(body))
    throw new AppError('BAD_USER_INPUT', {
      fields: [{ path: 'body', message: { zh: '必须是 JSON 对象', en: 'must be a JSON object' } }],
    });
  return body as Record<string, unknown>;
}

function placeOf(
  route: RestRoute,
  name: string,
): { inInput: boolean; type: GraphQLInputType; hasDefault: boolean } | null {
  const arg = route.field.args.find((candidate) => candidate.name === name && candidate !== route.inputArg);
  if (arg) return { inInput: false, type: arg.type, hasDefault: arg.defaultValue !== undefined };
  const input = route.inputArg && getNamedType(route.inputArg.type);
  const field =
    isInputObjectType(input) && Object.hasOwn(input.getFields(), name) ? input.getFields()[name] : undefined;
  return field ? { inInput: true, type: field.type, hasDefault: field.defaultValue !== undefined } : null;
}

function fromText(value: string | string[], type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    const items = Array.isArray(value) ? value : value.split(',').filter((item) => item !== '');
    return items.map((item) => fromText(item, bare.ofType as GraphQLInputType));
  }
  const text = Array.isArray(value) ? (value.at(-1) ?? '') : value;
  switch (getNamedType(type).name) {
    case 'Int':
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case 'Float':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
    case 'Boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    default:
      return text;
  }
}
