import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, toGraphQLError } from '../../../kernel/errors.ts';
import type { FileRoute, RawRoute, SentFile, UploadRoute } from '../../../kernel/raw.ts';
import { refusalOf } from '../../authorise.ts';
import { createContext, type ServerParts } from '../../request-context.ts';
import { refuseUnstorableText } from '../../storable-text.ts';
import { failure, type RestAnswer, success } from '../envelope.ts';

/** Fields beside the file, and characters of each: those of a signed form. */
const FORM_FIELDS = 20;
const FORM_FIELD_BYTES = 4096;

/** A file is what it is for ever; whoever opens one in a window of its own gets a picture that can do nothing. */
const FILE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Lets the routes of a scope read `multipart/form-data`; all others read JSON only. */
export async function readForms(scope: FastifyInstance): Promise<void> {
  const limits = {
    files: 1,
    fields: FORM_FIELDS,
    parts: FORM_FIELDS + 1,
    fieldSize: FORM_FIELD_BYTES,
    headerPairs: 50,
  };
  await scope.register(multipart, { limits });
}

/** Registers the routes of modules on which files come or go. */
export async function registerFiles(app: FastifyInstance, routes: readonly RawRoute[], parts: ServerParts) {
  await app.register(async (scope) => {
    await readForms(scope);
    for (const route of routes)
      if (route.kind === 'file') scope.get(route.path, (request, reply) => sendFile(route, parts, request, reply));
      else scope.post(route.path, (request, reply) => takeFile(route, parts, request, reply));
  });
}

async function sendFile(route: FileRoute, parts: ServerParts, request: FastifyRequest, reply: FastifyReply) {
  const ctx = await createContext(parts, request, reply);
  const file = await route.read(ctx, request.params as Record<string, string>);
  if (!file) return reply.callNotFound();
  return reply.headers(FILE_HEADERS).type(file.contentType).header('content-length', file.bytes).send(file.stream);
}

async function takeFile(route: UploadRoute, parts: ServerParts, request: FastifyRequest, reply: FastifyReply) {
  const ctx = await createContext(parts, request, reply);
  const attempt = async (): Promise<RestAnswer> => {
    // guard: who may not upload is told so before anything is read
    const refusal = refusalOf(ctx, { access: route.access, debugOnly: false, slow: true, secret: false });
    if (refusal) throw refusal;
    return success(await route.run(ctx, await sentFile(request, route.maxBytes)));
  };
  const { status, headers, body } = await attempt().catch((error: unknown) => {
    if (error instanceof AppError) return failure(toGraphQLError(error, ctx.locale), ctx.locale);
    throw error;
  });
  return reply.code(status).headers(headers).send(body);
}

/** The one file of a form, in memory. Throws as {@link readForm} does, PAYLOAD_TOO_LARGE. */
async function sentFile(request: FastifyRequest, maxBytes: number): Promise<SentFile> {
  let found: SentFile | null = null;
  await readForm(request, maxBytes, async (part) => {
    if (part.type !== 'file') return;
    refuseUnstorableText(part.filename, 'file');
    const body = await part.toBuffer();
    if (part.fieldname === 'file') found = { name: part.filename, body };
  });
  if (!found)
    throw new AppError('BAD_USER_INPUT', {
      fields: [{ path: 'file', message: { zh: '不能缺少', en: 'is required' } }],
    });
  return found;
}

/** Goes through the parts of a form, in their order. Throws UNSUPPORTED_MEDIA_TYPE, and BAD_USER_INPUT where it breaks off. */
export async function readForm(request: FastifyRequest, maxBytes: number, each: (part: Multipart) => Promise<void>) {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes } }) as AsyncIterable<Multipart>)
      await each(part);
  } catch (error) {
    if (!isBrokenForm(error)) throw error;
    throw new AppError('BAD_USER_INPUT', {
      fields: [{ path: 'file', message: { zh: '不完整', en: 'is not complete' } }],
    });
  }
}

/** What the reader of forms says of them is an Error without a code; those of the system, and of ours, have one. */
const isBrokenForm = (error: unknown): boolean =>
  Object.getPrototypeOf(error) === Error.prototype && !('code' in (error as Error));
