import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterOf, presentContent, webAddress } from '#server/modules/messages/content.rules.ts';
import { filledIn, leadsTo, lit, messageTemplate, para } from '#server/modules/messages/template.ts';

const words = (...runs: object[]) => ({ title: '第 12 期', paragraphs: [{ runs }] });
const both = (content: object) => ({ zh: content, en: content });
const withRun = (run: object) => both(words(run));
const accepts = (draft: unknown) => {
  try {
    return letterOf(draft) !== null;
  } catch {
    return false;
  }
};
const link = (href: string) => ({ text: '看', marks: [{ type: 'externalLink', href }] });

describe('contents of a message', () => {
  it('keep what is written, with marks where none are named', () => {
    expect(letterOf(withRun({ text: '早上好' })).zh.paragraphs).toEqual([{ runs: [{ text: '早上好', marks: [] }] }]);
  });

  it.each([
    ['no English', { zh: words({ text: '好' }) }],
    ['a blank title', both({ ...words({ text: '好' }), title: '  ' })],
    ['a title that is too long', both({ ...words({ text: '好' }), title: '长'.repeat(61) })],
    ['no paragraph', both({ title: '好', paragraphs: [] })],
    ['too many paragraphs', both({ title: '好', paragraphs: Array(41).fill(words({ text: '好' }).paragraphs[0]) })],
    ['a blank paragraph', withRun({ text: '　 ' })],
    ['an empty run', both(words({ text: '好' }, { text: '' }))],
    ['a run that is too long', withRun({ text: '长'.repeat(501) })],
    ['too many runs', both(words(...Array(31).fill({ text: '好' })))],
    ['too much text in all', both({ title: '好', paragraphs: Array(11).fill({ runs: [{ text: '长'.repeat(500) }] }) })],
    ['a field that nobody knows', withRun({ text: '好', html: '<b>' })],
    ['a mark that nobody knows', withRun({ text: '好', marks: [{ type: 'script' }] })],
    ['a mark twice', withRun({ text: '好', marks: [{ type: 'highlight' }, { type: 'highlight' }] })],
    [
      'two links on one run',
      withRun({
        text: '好',
        marks: [
          { type: 'internalLink', scene: 'shelf' },
          { type: 'externalLink', href: 'https://a.cn' },
        ],
      }),
    ],
    ['a place that is none', withRun({ text: '好', marks: [{ type: 'internalLink', scene: 'admin' }] })],
    [
      'a link without words',
      both(words({ text: '好' }, { text: ' ', marks: [{ type: 'internalLink', scene: 'shelf' }] })),
    ],
    ['a null character', withRun({ text: 'a\u0000b' })],
    ['a line break', withRun({ text: 'a\nb' })],
    ['text that is turned around', withRun({ text: 'a\u202Eb' })],
    ['half of a pair', withRun({ text: '\ud83d' })],
  ])('are refused with %s', (_, draft) => {
    expect(accepts(draft)).toBe(false);
  });

  it('hold emoji that are joined of several', () => {
    expect(accepts(withRun({ text: '👩‍🍳 面包师' }))).toBe(true);
  });
});

describe('a link out of a message', () => {
  it.each([
    ['https://example.com/a?b=c#d', 'example.com'],
    ['http://example.com:8080/', 'example.com:8080'],
    ['HTTPS://Example.COM/', 'example.com'],
    // What only looks like another host is shown as what it is.
    ['https://еxample.com/', 'xn--xample-2of.com'],
  ])('%s is shown with its host', (href, host) => {
    expect(presentContent(letterOf(withRun(link(href))), 'zh').paragraphs[0]?.runs[0]?.marks).toEqual([
      { type: 'externalLink', scene: null, href: expect.stringMatching(/^https?:\/\//), host },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//example.com',
    '/shelf',
    'example.com',
    'https://',
    'https:example.com',
    'https:\\\\example.com',
    'https://example.com\\@evil.example',
    'https://bank.example@evil.example/',
    'https://user:word@example.com/',
    ' https://example.com',
    'https://exa mple.com',
    'https://example.com/\u202Egnp.exe',
    `https://example.com/${'a'.repeat(2000)}`,
    '',
  ])('%j is refused', (href) => {
    expect(accepts(withRun(link(href)))).toBe(false);
  });

  it('never leads anywhere but to http and https', () => {
    const address = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.string({ unit: 'binary' }).map((text) => `http://${text}`),
    );
    fc.assert(
      fc.property(address, (value) => {
        const url = webAddress(value);
        expect(url === null || (/^https?:$/.test(url.protocol) && url.username === '' && url.host !== '')).toBe(true);
      }),
    );
  });
});

describe('a template', () => {
  const gift = messageTemplate<{ diamond: number }>({
    key: 'test.gift',
    zh: ({ diamond }) => ({ title: '礼物', paragraphs: [para('有 ', lit(diamond), leadsTo('shelf', '去卡包'))] }),
    en: ({ diamond }) => ({ title: 'A gift', paragraphs: [para(lit(diamond))] }),
  });

  it('says what is filled in, in the language of the reader', () => {
    const letter = filledIn(gift, { diamond: 20 });
    expect(presentContent(letter, 'en')).toMatchObject({ title: 'A gift', paragraphs: [{ runs: [{ text: '20' }] }] });
    const runs = presentContent(letter, 'zh').paragraphs[0]?.runs;
    expect(runs?.map(({ text, marks }) => [text, marks[0]?.type ?? null, marks[0]?.scene ?? null])).toEqual([
      ['有 ', null, null],
      ['20', 'highlight', null],
      ['去卡包', 'internalLink', 'shelf'],
    ]);
  });

  it('has a key of its own', () => {
    expect(() => messageTemplate(gift)).toThrow('test.gift');
  });
});
