import type { Letter, Run } from '#client/features/message/letters.ts';

const text = (words: string): Run => ({ text: words, marks: [] });
const mark = (type: 'highlight' | 'internalLink' | 'externalLink', more: object = {}) => ({
  type,
  scene: null,
  href: null,
  host: null,
  ...more,
});
const lit = (words: string): Run => ({ ...text(words), marks: [mark('highlight')] });
const shelf = (words: string): Run => ({ ...text(words), marks: [mark('internalLink', { scene: 'shelf' })] });
const store = (words: string): Run => ({ ...text(words), marks: [mark('internalLink', { scene: 'store' })] });
const web = (words: string, href: string, host: string): Run => ({
  ...text(words),
  marks: [mark('externalLink', { href, host })],
});

const letter = (
  id: number,
  title: string,
  createdAt: string,
  paragraphs: Run[][],
  more: Partial<Letter> = {},
): Letter => ({
  id,
  type: 'PERSONAL',
  createdAt,
  readAt: null,
  content: {
    title,
    paragraphs: paragraphs.map((runs) => ({ runs })),
  },
  ...more,
});

const READ = { readAt: '2026-04-14T01:00:00Z' };

/** A letter to everybody, with everything that a letter can hold. */
export const bakeryLetter = letter(
  12,
  '第 12 期面包房来信',
  '2026-04-15T00:00:00Z',
  [
    [text('早上好：')],
    [
      text('这一期我们把 '),
      lit('挖空卡'),
      text(' 的面团重新揉了一遍。同一句话里有几个空，现在可以 '),
      lit('一个一个填'),
      text('，填错一个，别的不用重来。'),
    ],
    [text('书架上也多了 3 袋新的：高中生物、近代史、日语五十音。'), shelf('去卡包看看')],
    [text('面包会员这周 '), lit('90 天 ¥60'), text('，每月算下来 20 块。'), store('商店开门后见。')],
    [
      text('最后想请你帮忙：花两分钟，说说哪张卡最难烤。'),
      web('填一份问卷', 'https://example.com/form', 'example.com'),
    ],
  ],
  { type: 'BROADCAST' },
);

/** Words without an end, and a link whose host is not what it looks like. */
export const longLetter = letter(
  13,
  '这一封信的标题很长很长，长到一行放不下，要折到第二行甚至第三行去，手机上尤其是这样，不过也没有关系',
  '2025-11-02T00:00:00Z',
  [
    [text('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'.repeat(3))],
    [web('https://еxample.com/看起来像别的地方', 'https://xn--xample-2of.com/', 'xn--xample-2of.com')],
  ],
  READ,
);

/** Letters of some days, newest first. */
export const letters: Letter[] = [
  letter(7, '第 3 区的奖励到了', '2026-04-15T00:20:00Z', [
    [text('九颗星都收齐了，'), lit('20 钻石'), text(' 已经放进你的口袋。')],
  ]),
  bakeryLetter,
  letter(5, '面包会员到期了', '2026-04-13T03:11:00Z', [[text('会员的面包上限先收起来了。')]], READ),
  letter(4, '第 2 区的奖励到了', '2026-03-20T03:11:00Z', [[text('九颗星都收齐了。')]], READ),
  longLetter,
];

/** So many more letters, older ones. */
export const olderLetters = (count: number): Letter[] =>
  Array.from({ length: count }, (_, place) =>
    letter(100 + place, `旧信 ${place + 1}`, '2025-10-01T00:00:00Z', [[text('早先的消息。')]], READ),
  );
