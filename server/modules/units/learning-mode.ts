import { registerEnumType } from 'type-graphql';

export enum LearningMode {
  NORMAL = 'NORMAL',
  PASSIONATE = 'PASSIONATE',
}
registerEnumType(LearningMode, {
  name: 'LearningMode',
  description: 'NORMAL: 10 cards for energy. PASSIONATE: 20 cards without energy, for VIP.',
});

export enum StageGrade {
  NEEDS_IMPROVEMENT = 'NEEDS_IMPROVEMENT',
  GOOD = 'GOOD',
  PERFECT = 'PERFECT',
}
registerEnumType(StageGrade, { name: 'StageGrade', description: 'How well a unit or one card of it went.' });

export enum LearnEventType {
  WRONG = 'WRONG',
  CORRECT = 'CORRECT',
  TIP = 'TIP',
  LAPSE = 'LAPSE',
}
registerEnumType(LearnEventType, {
  name: 'LearnEventType',
  description: 'WRONG: a wrong answer. CORRECT: passed. TIP: help was shown. LAPSE: said not to remember.',
});
