import type { FastifyInstance } from 'fastify';
import { AppError, declareErrors, type NamesOf } from '../../../kernel/errors.ts';
import { DiskStore, UPLOAD_PATH } from '../../../providers/objectstore/disk.ts';
import type { ServerParts } from '../../request-context.ts';
import { readForm, readForms } from './files.ts';

const UPLOAD_ERRORS = declareErrors({
  UPLOAD_FORM_REFUSED: {
    biz: 403,
    http: 403,
    zh: '上传凭证无效或已过期，请重新上传',
    en: 'The upload form is not valid or has expired, please upload again',
  },
});

declare module '../../../kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof UPLOAD_ERRORS> {}
}

/** Takes files by signed forms where they are kept on this machine, as an S3-compatible store does elsewhere: 204, no token. */
export async function registerUploads(app: FastifyInstance, { providers, clock }: ServerParts, maxBytes: number) {
  const { files } = providers;
  if (!(files instanceof DiskStore)) return;
  await app.register(async (scope) => {
    await readForms(scope);
    scope.post(UPLOAD_PATH, async (request, reply) => {
      const fields: Record<string, unknown> = {};
      let taken = false;
      await readForm(request, maxBytes, async (part) => {
        if (part.type === 'field') {
          fields[part.fieldname] = part.value;
          return;
        }
        const refusal = await files.receive(fields, part.file, clock?.() ?? new Date());
        part.file.resume();
        if (refusal === 'NOT_SIGNED') throw new AppError('UPLOAD_FORM_REFUSED');
        if (refusal)
          throw new AppError('BAD_USER_INPUT', {
            fields: [{ path: 'file', message: { zh: '大小与登记的不符', en: 'has another size' } }],
          });
        taken = true;
      });
      if (!taken)
        throw new AppError('BAD_USER_INPUT', {
          fields: [{ path: 'file', message: { zh: '不能缺少', en: 'is required' } }],
        });
      return reply.code(204).send();
    });
  });
}
