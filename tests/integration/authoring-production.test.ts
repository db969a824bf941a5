import { expect, it } from 'vitest';
import { mcq } from '#tests/factories/packages.ts';
import { startTestApp } from '#tests/support/app.ts';

it('multiple choice is not made in production; a package that has it is still written in', async () => {
  const app = await startTestApp({ production: true });
  try {
    const as = await app.api.guest();
    const make = (cardType: string) =>
      app.api.rest('POST /v1/package_source/packages', { name: '题', cardType }, { as });
    expect(await make('MCQ')).toMatchObject({ code: 1209, message: '这种卡片暂未开放' });
    const { id, chapters } = (await make('CLOZE')).data;
    await app.sql("UPDATE package SET card_type = 'MCQ' WHERE id = $1", [id]);
    const card = { packageId: id, chapterId: Number(Object.keys(chapters)[0]), content: JSON.stringify(mcq('?')) };
    expect((await app.api.rest('POST /v1/package_source/cards', card, { as })).code).toBe(0);
  } finally {
    await app.stop();
  }
});
