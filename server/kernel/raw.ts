import type { Readable } from 'node:stream';
import type { AccessLevel } from './access.ts';
import type { Context } from './context.ts';

/** A file that came with a `multipart/form-data` call. */
export interface SentFile {
  name: string;
  body: Buffer;
}

interface RawBasis {
  /** From the root of the server, with `:name` parameters. */
  path: string;
  description: string;
}

/** A route that answers a file. Anybody may read it; what is not there is null. */
export interface FileRoute extends RawBasis {
  kind: 'file';
  read(ctx: Context, params: Record<string, string>): Promise<ServedFile | null>;
}

export interface ServedFile {
  stream: Readable;
  bytes: number;
  contentType: string;
}

/** A route of the REST face that takes a file, which neither JSON nor GraphQL carries; it answers in the envelope. */
export interface UploadRoute extends RawBasis {
  kind: 'upload';
  access: AccessLevel;
  /** Bytes the file may have. */
  maxBytes: number;
  /** Texts that may come along, for OpenAPI. */
  fields?: Record<string, string>;
  /** Keys of the answer, for OpenAPI. */
  answers: Record<string, string>;
  run(ctx: Context, file: SentFile): Promise<Record<string, unknown>>;
}

/** What is no operation of the schema, because bytes go one way or the other. */
export type RawRoute = FileRoute | UploadRoute;
