import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { createOpenApi } from '#server/api/rest/openapi.ts';
import { createSchema } from '#server/schema.ts';

type Json = Record<string, unknown>;
interface Answers {
  200: { content: { 'application/json': { schema: object } } };
}
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The same schema, which knows every key there is: what is answered beside them is said nowhere. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (!isObject(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return isObject(schema.properties) ? { additionalProperties: false, ...inner } : inner;
}

/** Says by operation what of an answer, the whole envelope, is not as the OpenAPI document describes it. */
export function openApiAnswers(): (operationId: string, answer: unknown) => string[] {
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
  formats.default(ajv);
  const { paths } = createOpenApi(createSchema(), 'test') as { paths: Record<string, Record<string, Json>> };
  const checks = new Map(
    Object.values(paths)
      .flatMap(Object.values)
      .map((operation) => {
        const { schema } = (operation.responses as Answers)[200].content['application/json'];
        return [operation.operationId as string, ajv.compile(closed(schema) as object)];
      }),
  );
  return (operationId, answer) => {
    const check = checks.get(operationId);
    if (!check) return [`${operationId} is not in the document`];
    if (check(answer)) return [];
    return (check.errors ?? []).map(({ instancePath, message }) => `${operationId}${instancePath} ${message}`);
  };
}
