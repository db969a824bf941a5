import { expect, it } from 'vitest';
import { addDistractors } from '#client/parts/cards/cloze/editor/distractors.ts';

it.each([
  ['渔舟', [], ['渔舟'], []],
  [' 渔舟 ||| 浣女 || ', [], ['渔舟', '| 浣女'], []],
  ['渔舟||渔舟', [], ['渔舟'], ['渔舟']],
  ['渔舟||归客', ['渔舟'], ['归客'], ['渔舟']],
  ['晚来', [], [], ['晚来']],
  ['||', [], [], []],
])('%s beside %j', (typed, present, added, refused) => {
  const result = addDistractors(typed, present, '晚来');
  expect(result.added).toEqual(added);
  expect(result.refused.map(({ text }) => text)).toEqual(refused);
});
