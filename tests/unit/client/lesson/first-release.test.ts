import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { completeReport } from '#domain/session/report.ts';
import { impossibleReport } from '#server/modules/units/report.rules.ts';
import { learn } from '../../domain/support/units.ts';
import { memoryStorage } from './memory-storage.ts';

// What the first release left on devices, as its own code wrote it. A later form keeps samples of its own beside these.
const left = (name: string) => readFileSync(new URL(`first-release/${name}.json`, import.meta.url), 'utf8');
const LESSONS = ['lesson-practice', 'lesson-boss-start', 'lesson-boss', 'lesson-match'];
const HOUR_S = 3600;

const localStorage = memoryStorage();
vi.stubGlobal('localStorage', localStorage);
vi.stubGlobal('window', { localStorage, navigator: { userAgent: 'test' } });
localStorage.setItem('pending-report', left('outbox'));

const { savedLesson } = await import('#client/features/lesson/saved-lesson.ts');
const { dropReport, ownReports } = await import('#client/features/lesson/outbox.ts');
const { setToken } = await import('#client/platform/session.ts');

beforeEach(() => {
  localStorage.clear();
  setToken(`head.${btoa(JSON.stringify({ sub: '5' }))}.signature`);
});

describe('what the first release left on a device', () => {
  it.each(LESSONS)('%s goes on where it was, and the server takes its result', (name) => {
    localStorage.setItem('bread.lesson', left(name));
    const { updatedAt } = JSON.parse(left(name)) as { updatedAt: number };
    const lesson = savedLesson(updatedAt + 60_000);
    expect(lesson).toMatchObject({ unitId: 7, level: 4, packageId: 2, challengeIndex: null });
    const last = learn(lesson as NonNullable<typeof lesson>, () => 1).at(-1) as NonNullable<typeof lesson>;
    const report = completeReport(last);
    const dated = report.learnEvents.map(({ cardId, events }) => ({
      cardId,
      events: events.map((event) => ({ ...event, at: new Date(event.at) })),
    }));
    const unit = { isDuel: false, cardIds: last.cards.map(({ cardId }) => cardId), openSeconds: HOUR_S };
    expect(impossibleReport(unit, { ...report, learnEvents: dated } as never)).toEqual([]);
  });

  it('its reports had no owner: whoever comes back to the device sends them', () => {
    expect(ownReports().map(({ unitId, kind }) => [unitId, kind])).toEqual([
      [7, 'complete'],
      [8, 'cancel'],
    ]);
    dropReport(ownReports()[0] as NonNullable<ReturnType<typeof ownReports>[0]>);
    expect(ownReports().map(({ unitId }) => unitId)).toEqual([8]);
  });
});
