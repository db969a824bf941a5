import { describe, expect, it } from 'vitest';
import type { CardContent } from '#domain/cards/content.ts';
import { downgrade } from '#domain/session/downgrade.ts';
import type { FaceName } from '#domain/session/question.ts';
import { clozeCard, hanziCard, mcqCard, wordCard } from '../support/cards.ts';

const bare = clozeCard([{ text: '月' }]);
const two = clozeCard([{ text: '月' }, { text: '风' }]);
const rich = clozeCard([{ text: '月', distrators: ['日'] }]);
const given = clozeCard([{ text: '月', giveAwayDistrators: ['面包'] }]);
const givenOnce = clozeCard([{ text: '月', giveAwayDistrators: ['面包'] }, { text: '风' }]);
const givenTwice = clozeCard([
  { text: '月', giveAwayDistrators: ['面包'] },
  { text: '风', giveAwayDistrators: ['牛奶'] },
]);
const echo = clozeCard([{ text: '月', distrators: [' 月 '] }]);
const other = clozeCard([{ text: '花' }]);

const picture = (id: string) => ({ illustration: { assetId: `kit:${id}` } });
const word = wordCard('mill', '磨坊', {
  ...picture('mill'),
  examples: [{ source: 'The mills turn.', translation: '磨坊转动。' }],
});
const plain = wordCard('mill', '磨坊');
const offTopic = wordCard('mill', '磨坊', { examples: [{ source: 'Nothing here.', translation: '无' }] });
const pictured = ['a', 'b', 'c'].map((id) => wordCard(id, `义${id}`, picture(id)));
const doubled = [...pictured.slice(0, 2), wordCard('d', '义d', picture('a'))];

const cases: [FaceName, string, CardContent, CardContent[], FaceName][] = [
  ['clozeChoice', 'with a distractor', rich, [], 'clozeChoice'],
  ['clozeChoice', 'with another card', bare, [other], 'clozeChoice'],
  ['clozeChoice', 'with several blanks', two, [], 'clozeChoice'],
  ['clozeChoice', 'with nothing goes all the way', bare, [], 'clozeGiveAwayJudgement'],
  ['clozeChoice', 'when the other card has the same answer', bare, [bare], 'clozeGiveAwayJudgement'],
  ['clozeChoice', 'when the distractor is the answer', echo, [], 'clozeGiveAwayJudgement'],
  ['clozeJudgement', 'with a distractor', rich, [], 'clozeJudgement'],
  ['clozeJudgement', 'with another card', two, [other], 'clozeJudgement'],
  ['clozeJudgement', 'with nothing else', two, [], 'clozeGiveAwayJudgement'],
  ['clozeJudgement', 'with a card of another type only', two, [plain], 'clozeGiveAwayJudgement'],
  ['clozeGiveAwayChoice', 'with one blank to give away', given, [], 'clozeGiveAwayChoice'],
  ['clozeGiveAwayChoice', 'with one of two to give away', givenOnce, [], 'clozeGiveAwayChoice'],
  ['clozeGiveAwayChoice', 'with two to give away', givenTwice, [], 'clozeMinimalChoice'],
  ['clozeGiveAwayChoice', 'with none to give away', rich, [], 'clozeMinimalChoice'],
  ['clozeGiveAwayChoice', 'with nothing at all', bare, [], 'clozeGiveAwayJudgement'],
  ['clozeMinimalChoice', 'with several blanks', two, [], 'clozeMinimalChoice'],
  ['clozeMinimalChoice', 'with only a give-away', given, [], 'clozeMinimalChoice'],
  ['clozeMinimalChoice', 'with nothing against one blank', bare, [], 'clozeGiveAwayJudgement'],
  ['clozeGiveAwayJudgement', 'always', bare, [], 'clozeGiveAwayJudgement'],
  ['wordPickImage', 'with three pictures', word, pictured, 'wordPickImage'],
  ['wordPickImage', 'with two pictures', word, pictured.slice(1), 'wordChoice'],
  ['wordPickImage', 'with one picture twice', word, doubled, 'wordChoice'],
  ['wordPickImage', 'without an illustration', plain, pictured, 'wordChoice'],
  ['wordExampleChoice', 'with an example', word, pictured, 'wordExampleChoice'],
  ['wordExampleChoice', 'without examples', plain, pictured, 'wordChoice'],
  ['wordExampleChoice', 'when the example lacks the word', offTopic, pictured, 'wordChoice'],
  ['wordExampleChoice', 'alone', word, [], 'wordSeeAndCheck'],
  ['wordChoice', 'with another word', plain, pictured, 'wordChoice'],
  [
    'wordChoice',
    'with its own distractor',
    { ...plain, distrators: [{ word: 'jar', definition: '罐' }] },
    [],
    'wordChoice',
  ],
  ['wordChoice', 'alone', plain, [], 'wordSeeAndCheck'],
  ['wordChoice', 'with a synonym only', plain, [wordCard('windmill', '磨坊')], 'wordSeeAndCheck'],
  ['wordSpell', 'with letters', plain, [], 'wordSpell'],
  ['wordSpell', 'without letters', wordCard('123', '数'), [], 'wordSeeAndCheck'],
  ['wordSeeAndCheck', 'always', plain, [], 'wordSeeAndCheck'],
  [
    'mcq',
    'always',
    mcqCard([
      ['甲', true],
      ['乙', false],
    ]),
    [],
    'mcq',
  ],
  ['kidHanziChoice', 'alone', hanziCard('春', 'chun1'), [], 'kidHanziChoice'],
];

describe('downgrade', () => {
  it.each(cases)('%s %s', (face, _, card, alternates, result) => {
    expect(downgrade(face, card, alternates)).toBe(result);
  });
});
