import { NICKNAME_MAX, NICKNAME_MIN } from '#domain/limits.ts';

/** Keys of the `user` messages; `limit` is the number the message carries. */
export type NicknameProblem =
  | { key: 'nickname_validate_msg1'; limit: number }
  | { key: 'nickname_validate_msg2'; limit: number }
  | { key: 'nickname_validate_msg3' }
  | { key: 'nickname_validate_msg4' };

const punctuation = /[!"#$%&'()*+,./:;<=>?@[\\\]^`{|}~]/;

/** What is not seen, changes the direction of what stands around it, or piles up over it. */
const unseen: readonly RegExp[] = [
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u,
  // Fillers: letters and marks that are drawn as nothing, and blank braille; the selector of coloured drawings is below.
  /(?!\uFE0F)\p{Default_Ignorable_Code_Point}|\u2800/u,
  // The selector of a coloured drawing, without an emoji before it.
  /(?:^|[^\p{Emoji}])\uFE0F/u,
  /[^\S \u3000]|\s\s/u,
  /\p{M}{3}/u,
];

/** The form a nickname is compared and stored in: trimmed, Unicode NFC. */
export function normaliseNickname(nickname: string): string {
  return nickname.normalize('NFC').trim();
}

/**
 * Why a nickname is refused, null when it is fine: 2 to 10 characters in its normal form, none of the listed punctuation,
 * nothing that is not seen.
 */
export function nicknameProblem(nickname: string): NicknameProblem | null {
  const name = normaliseNickname(nickname);
  // guard: a nickname hides nothing
  if (unseen.some((pattern) => pattern.test(name))) return { key: 'nickname_validate_msg4' };
  const length = [...name].length;
  if (length < NICKNAME_MIN) return { key: 'nickname_validate_msg1', limit: NICKNAME_MIN };
  if (length > NICKNAME_MAX) return { key: 'nickname_validate_msg2', limit: NICKNAME_MAX };
  return punctuation.test(name) ? { key: 'nickname_validate_msg3' } : null;
}
