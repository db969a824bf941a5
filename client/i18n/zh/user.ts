export const user = {
  nickname_validate_msg1: '昵称至少 {limit} 个字',
  nickname_validate_msg2: '昵称最多 {limit} 个字',
  nickname_validate_msg3: '昵称里不能有标点符号',
  nickname_validate_msg4: '昵称里有看不见的字符',
} as const;
