export const user = {
  nickname_validate_msg1: 'At least {limit} characters',
  nickname_validate_msg2: 'At most {limit} characters',
  nickname_validate_msg3: 'No punctuation, please',
  nickname_validate_msg4: 'Only characters that can be seen, please',
};
