export const cards = {
  CLOZE: '要点填空',
  WORD: '英文单词',
  MCQ: '选择题',
  KID_HANZI: '儿童汉字',
  MIXED: '多种卡片',
} as const;
