import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { compileTrustedDocuments } from '#server/api/documents/documents.ts';
import { createSchema } from '#server/schema.ts';
import { earlierDocuments } from '../../../scripts/codegen/earlier-documents.mjs';

const today = new Date('2027-03-01T08:00:00Z');
const trusted = { a: 'query A', b: 'query B' };

it('a document that the client stops sending is kept for thirty days', () => {
  const before = { a: 'query A', old: 'query Old' };
  expect(earlierDocuments({ trusted, trustedBefore: before, earlierBefore: {}, today })).toEqual({
    old: { until: '2027-03-31', text: 'query Old' },
  });
});

it('one that is kept stays as it is, until something else changes after its day', () => {
  const earlierBefore = {
    old: { until: '2027-02-01', text: 'query Old' },
    newer: { until: '2027-03-05', text: 'query Newer' },
  };
  const unchanged = { trusted, trustedBefore: trusted, earlierBefore, today };
  expect(earlierDocuments(unchanged)).toEqual(earlierBefore);
  const changed = { ...unchanged, trustedBefore: { ...trusted, gone: 'query Gone' } };
  expect(Object.keys(earlierDocuments(changed))).toEqual(['gone', 'newer']);
});

it('one that the client sends again is its own again', () => {
  const earlierBefore = { b: { until: '2027-03-05', text: 'query B' } };
  expect(earlierDocuments({ trusted, trustedBefore: { a: 'query A' }, earlierBefore, today })).toEqual({});
});

it('the server answers those that fit its schema still, and starts in spite of the others', () => {
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const fits = 'query OfAnOldTab { appInfo { fullVersion } }';
  const fitsNoMore = 'query OfAnOlderTab { appInfo { colourOfTheBread } }';
  const kept = {
    [hashOf(fits)]: { until: '2027-03-05', text: fits },
    [hashOf(fitsNoMore)]: { until: '2027-03-05', text: fitsNoMore },
  };
  const documents = compileTrustedDocuments(createSchema(), undefined, kept);
  expect([documents.has(hashOf(fits)), documents.has(hashOf(fitsNoMore))]).toEqual([true, false]);
});
