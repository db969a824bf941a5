import { describe, expect, it } from 'vitest';
import { databaseOf } from '#server/kernel/database/database.ts';
import { type Guest, leagueOfTests, MONDAY, SETTLED, SHOWN } from '#tests/support/league-season.ts';

const league = leagueOfTests();
const { at, earn, get, guests, played, settle, tell } = league;

interface Letter {
  content: { title: string; paragraphs: { runs: { text: string }[] }[] };
  readAt: string | null;
}
const letters = async (guest: Guest): Promise<Letter[]> => (await get(guest, '/v1/msgs/page?offset=0&limit=50')).msgs;
const textOf = ({ content: { paragraphs } }: Letter) =>
  paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n');

describe('the letter of a season', () => {
  it('tells each place what it brought, once it may be seen', async () => {
    const members = await guests(30);
    for (const [index, member] of members.entries()) await earn(member, 1000 - index, at(MONDAY));
    await settle(at(SETTLED));
    expect(await tell(at(SETTLED))).toBe(0);
    expect(await letters(members[0] as Guest)).toEqual([]);
    expect(await tell(at(SHOWN))).toBe(30);
    const [second] = await letters(members[1] as Guest);
    expect(second).toMatchObject({ content: { title: '上一季：连升两星' }, readAt: null });
    expect(textOf(second as Letter)).toBe(
      '你在本组是第 2 名，一共 30 人。\n段位从青铜 1 星到了青铜 3 星。\n60 钻石在排位里等你收下。',
    );
    const [last] = await letters(members[29] as Guest);
    expect(last?.content.title).toBe('上一季：掉了一星');
    expect(textOf(last as Letter)).toContain('段位还是青铜 1 星。');
  });

  it('is sent once, also when it is told twice and side by side', async () => {
    const { members } = await played(30);
    await Promise.all(Array.from({ length: 4 }, () => tell(at(SHOWN))));
    await tell(at(SHOWN));
    for (const member of members) expect(await letters(member)).toHaveLength(1);
    expect(await get(members[3] as Guest, '/v1/msgs/un-read/count')).toEqual({ count: 1 });
  });

  it('tells who missed it, and passes over who is gone', async () => {
    const { members, id } = await played(2);
    const [stays, goes] = members as [Guest, Guest];
    await league.claim(stays, id);
    await league.claim(goes, id);
    await tell(at(SHOWN));
    const [player] = (await guests(1)) as [Guest];
    await earn(player, 10, at(MONDAY, 1));
    await settle(at(SETTLED, 1));
    await databaseOf(league.app.source).manager.query('DELETE FROM users WHERE id = $1', [goes.user.id]);
    expect(await tell(at(SHOWN, 1))).toBe(2);
    expect((await letters(stays)).map(({ content }) => content.title)).toEqual([
      '上一季：错过了一季',
      '上一季：连升两星',
    ]);
  });

  it('that breaks off is told by the next round, and nobody twice', async () => {
    const { members } = await played(30);
    const db = databaseOf(league.app.source);
    const broken = {
      db: { ...db, transaction: () => Promise.reject(new Error('the process dies here')) },
      now: () => new Date(at(SHOWN)),
    };
    const { tellResults } = await import('#server/modules/league/telling.service.ts');
    await expect(tellResults(broken as never)).rejects.toThrow('dies here');
    expect(await letters(members[0] as Guest)).toEqual([]);
    expect(await tell(at(SHOWN))).toBe(30);
    expect(await tell(at(SHOWN))).toBe(0);
  });
});
