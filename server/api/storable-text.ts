import { AppError } from '../kernel/errors.ts';

/** NUL and lone surrogates cannot be stored by PostgreSQL; refuse them before any query sees them. */
export function refuseUnstorableText(value: unknown, path: string): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed())
      throw new AppError('BAD_USER_INPUT', {
        fields: [{ path, message: { zh: '含有无法保存的字符', en: 'contains characters that cannot be stored' } }],
      });
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) refuseUnstorableText(item, `${path}[${index}]`);
  } else if (value && typeof value === 'object' && !(value instanceof Date)) {
    for (const [key, item] of Object.entries(value)) refuseUnstorableText(item, path ? `${path}.${key}` : key);
  }
}
