import type { Config } from '../config.ts';
import { Outbox } from './mail/outbox.ts';
import { SmtpMailer } from './mail/smtp.ts';
import type { Providers } from './providers.ts';

/** The outside world as the environment names it, or its local stand-ins. */
export const providersOf = ({ smtpUrl, mailFrom, dataDir }: Config): Providers => ({
  mailer: smtpUrl ? new SmtpMailer(smtpUrl, mailFrom) : new Outbox(dataDir),
});
