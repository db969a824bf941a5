import { NICKNAME_MAX, NICKNAME_MIN } from '#domain/limits.ts';

/** Keys of the `user` messages; `limit` is the number the message carries. */
export type NicknameProblem =
  | { key: 'nickname_validate_msg1'; limit: number }
  | { key: 'nickname_validate_msg2'; limit: number }
  | { key: 'nickname_validate_msg3' };

const forbidden = /[!"#$%&'()*+,./:;<=>?@[\\\]^`{|}~]/;

/** Why a nickname is refused, null when it is fine: 2 to 10 characters after trimming, none of the listed punctuation. */
export function nicknameProblem(nickname: string): NicknameProblem | null {
  const length = [...nickname.trim()].length;
  if (length < NICKNAME_MIN) return { key: 'nickname_validate_msg1', limit: NICKNAME_MIN };
  if (length > NICKNAME_MAX) return { key: 'nickname_validate_msg2', limit: NICKNAME_MAX };
  return forbidden.test(nickname) ? { key: 'nickname_validate_msg3' } : null;
}
