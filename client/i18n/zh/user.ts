export const user = {
  nickname_validate_msg1: '昵称至少 {limit} 个字',
  nickname_validate_msg2: '昵称最多 {limit} 个字',
  nickname_validate_msg3: '昵称里不能有标点符号',
} as const;
