import { NICKNAME_MAX, NICKNAME_MIN } from '#domain/limits.ts';
import { nicknameProblem } from '#domain/users/nickname.ts';
import type { Words } from '#domain/words.ts';

const WORDING = {
  nickname_validate_msg1: {
    zh: `昵称至少 ${NICKNAME_MIN} 个字`,
    en: `A nickname has at least ${NICKNAME_MIN} characters`,
  },
  nickname_validate_msg2: {
    zh: `昵称最多 ${NICKNAME_MAX} 个字`,
    en: `A nickname has at most ${NICKNAME_MAX} characters`,
  },
  nickname_validate_msg3: { zh: '昵称里不能有标点符号', en: 'A nickname must not contain punctuation' },
  nickname_validate_msg4: { zh: '昵称里有看不见的字符', en: 'A nickname must not contain characters that nobody sees' },
};

/** Why a nickname is refused, in words; null when it is fine. */
export function nicknameRefusal(nickname: string): Words | null {
  const problem = nicknameProblem(nickname);
  return problem && WORDING[problem.key];
}
