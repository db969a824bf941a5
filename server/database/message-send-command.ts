import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ZodError } from 'zod';
import { MESSAGE_USAGE, NotAnOrder, orderOf } from '../modules/messages/operator.rules.ts';
import { sendOrder } from '../modules/messages/send.service.ts';
import { onCommandDatabase } from './command-database.ts';

/** `npm run message:send -- --to all --ref NAME --file LETTER.json`: sends an operator's message and stops. */
try {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { to: text, segment: text, user: text, ref: text, file: text } });
  const order = orderOf(values);
  const draft: unknown = JSON.parse(readFileSync(order.file, 'utf8'));
  await onCommandDatabase(async (db) => {
    const id = await sendOrder({ db, now: () => new Date() }, order, draft);
    if (id !== null) return console.log(`Sent as number ${id}.`);
    console.error('Sent nothing: the name was used before, or there is no such account.');
    process.exitCode = 1;
  });
} catch (error) {
  if (error instanceof ZodError)
    for (const { path, message } of error.issues) console.error(`${path.join('.') || 'the letter'}: ${message}`);
  else if (isTheOperators(error)) console.error(`${(error as Error).message}\n${MESSAGE_USAGE}`);
  else throw error;
  process.exitCode = 2;
}

/** An option or a file that is not as it should be. */
function isTheOperators(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return (
    error instanceof NotAnOrder ||
    error instanceof SyntaxError ||
    code.startsWith('ERR_PARSE_ARGS') ||
    ['ENOENT', 'EISDIR', 'EACCES'].includes(code)
  );
}
