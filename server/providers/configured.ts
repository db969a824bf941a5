import type { Config } from '../config.ts';
import { Outbox } from './mail/outbox.ts';
import { SmtpMailer } from './mail/smtp.ts';
import { DiskStore } from './objectstore/disk.ts';
import type { ObjectStore } from './objectstore/object-store.ts';
import type { Providers } from './providers.ts';
import { WebPush } from './push/web-push.ts';

/** The outside world as the environment names it, or its local stand-ins. */
export async function providersOf(config: Config): Promise<Providers> {
  const { smtpUrl, mailFrom, dataDir } = config;
  return {
    mailer: smtpUrl ? new SmtpMailer(smtpUrl, mailFrom) : new Outbox(dataDir),
    files: await openStore(config),
    push: new WebPush(config),
  };
}

/** The library that speaks S3 is large, and read only where it is used. */
async function openStore({ objectStore, dataDir, tokenSecret }: Config): Promise<ObjectStore> {
  if (!objectStore) return new DiskStore(dataDir, tokenSecret);
  const { S3Store } = await import('./objectstore/s3.ts');
  return new S3Store(objectStore);
}
