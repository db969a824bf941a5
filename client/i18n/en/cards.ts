export const cards = {
  CLOZE: 'Fill the gaps',
  WORD: 'English words',
  MCQ: 'Multiple choice',
  KID_HANZI: 'First characters',
  MIXED: 'Mixed cards',
};
