import { hash, verify } from '@node-rs/argon2';

/** argon2id of a password that nobody has, so that an unknown account costs the time of a known one. */
let nobody: Promise<string> | undefined;

/** The argon2id hash to keep of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Whether a password fits a kept hash; takes as long where there is no hash. */
export async function isPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const fits = await verify(kept ?? (await nobody), password);
  return fits && Boolean(kept);
}
