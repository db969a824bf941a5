import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import webPush from 'web-push';

/** The keys by which push services know this server, base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * One pair for each data directory, made once: browsers subscribe to a key, and what they subscribed to before would be
 * refused under another.
 */
export function localVapidKeys(dataDir: string): VapidKeys {
  const file = resolve(dataDir, 'vapid.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return JSON.parse(readFileSync(file, 'utf8')) as VapidKeys;
}
