import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Mail, Mailer } from './mailer.ts';

interface KeptMail extends Mail {
  /** ISO 8601. */
  at: string;
}

const SHOWN = 50;

/** Mail of a machine without SMTP: kept as lines of JSON in the data directory and shown at /outbox. */
export class Outbox implements Mailer {
  readonly #file: string;

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'outbox.jsonl');
  }

  async send(mail: Mail): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true });
    await appendFile(this.#file, `${JSON.stringify({ ...mail, at: new Date().toISOString() })}\n`, { mode: 0o600 });
  }

  /** The newest mails first. */
  async list(): Promise<KeptMail[]> {
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    const lines = text.split('\n').filter(Boolean).slice(-SHOWN);
    return lines.map((line) => JSON.parse(line) as KeptMail).reverse();
  }
}
