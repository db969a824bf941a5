export default [
  {
    project: 'proof',
    test: 'tests/races/units.test.ts',
    guards: [
      {
        name: 'the row lock of a report',
        named: 'a report that is repeated',
        find: 'cancelled_at IS NULL FOR UPDATE',
        replace: 'cancelled_at IS NULL',
      },
      {
        name: 'a report claims a unit that is open',
        named: 'ends one way',
        find: 'AND completed_at IS NULL AND cancelled_at IS NULL FOR UPDATE',
        replace: 'FOR UPDATE',
      },
      {
        name: 'what follows only of a unit that was claimed',
        named: 'ends one way',
        find: "written(completing.participants, 'claimed')",
        replace: "written(completing.participants, '(SELECT) AS once')",
      },
      {
        name: 'what was answered only of a unit that was claimed',
        named: 'ends one way',
        find: 'FROM claimed, jsonb_to_recordset',
        replace: 'FROM jsonb_to_recordset',
      },
      { name: 'the row lock of a cancellation', named: 'ends one way', find: ' FOR UPDATE`', replace: '`' },
      {
        name: 'the lock that lets an account start one unit at a time',
        named: 'starts and cancels',
        find: 'await ctx.db.rows(lockStarts, [viewerOf(ctx).id]);',
        replace: '',
      },
      {
        name: 'the same lock, where no unit is open',
        named: 'starts and cancels',
        find: '}, :user)',
        replace: '}, (random() * 1e9)::int)',
      },
      {
        name: 'the answer to a double tap',
        named: 'a start that is repeated',
        find: 'if (unfinished && isSame(unfinished) && isDoubleTap(ctx, unfinished))',
        replace: 'if (unfinished && false)',
      },
      {
        name: 'the stored answer to a repeated report',
        named: 'a report that is repeated',
        find: '?? endedBefore(ctx, await readReported(ctx, report), report)',
        replace: '?? (await completeUnit(ctx, unit, report))',
      },
      {
        name: 'a cancellation of a completed unit',
        named: 'ends one way',
        find: "if (unit.completedAt) throw new AppError('UNIT_ENDED');",
        replace: '',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/two-devices.test.ts',
    guards: [
      {
        name: 'a repeat is not kept apart',
        named: 'a repeat is no second device',
        find: "NOT IN (counted.events, '{}')",
        replace: "<> '{}'",
      },
      {
        name: 'no endless events of one unit',
        named: 'so many and no more',
        find: 'WHERE user_id = $1 AND unit_id = $2) <',
        replace: 'WHERE user_id = $1 AND unit_id = $2) >= 0 * ',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/atlas.test.ts',
    guards: [
      {
        name: 'a start that may be learned',
        named: 'allows two completed units',
        find: 'AND learnable AND',
        replace: 'AND',
      },
      { name: 'a mode for VIP', named: 'in passionate mode is for VIP', find: 'AND :modeAllowed', replace: '' },
      {
        name: 'enough cards',
        named: 'fewer than 10 cards are complete',
        find: '(SELECT count(*) FROM choice_chosen) >=',
        replace: '10 >=',
      },
      { name: 'a refusal is sure', named: 'on the last energy', find: 'error instanceof AppError ||', replace: '' },
      { name: "a completed level's stage", named: 'overtake', find: 'WHERE stage.completed_at IS NULL', replace: '' },
      { name: 'a start that was overtaken', named: 'overtake', find: '|| overtaken', replace: '' },
    ],
  },
  {
    project: 'proof',
    test: 'tests/races/impossible-reports.test.ts',
    guards: [
      {
        name: 'a report of a cancelled unit',
        named: 'after the unit was cancelled',
        find: "if (!unit.completion || !unit.completedAt) throw new AppError('UNIT_ENDED');",
        replace: '',
      },
      {
        name: 'a unit is reported by its account',
        named: 'a unit of another account',
        find: ' AND u.user_id = request.user`',
        replace: '`',
      },
      {
        name: 'a unit is cancelled by its account',
        named: 'a unit of another account',
        find: 'WHERE u.id = $1 AND u.user_id = $2 FOR UPDATE',
        replace: 'WHERE u.id = $1 AND $2::int > 0 FOR UPDATE',
      },
      {
        name: 'cards of the unit',
        named: 'counts nothing: a stranger in every list',
        find: '!own.has(cardId)',
        replace: 'own.size < 0',
      },
      {
        name: 'a card once',
        named: 'counts nothing: one card for another',
        find: 'seen.has(cardId)',
        replace: 'seen.size < 0',
      },
      {
        name: 'every card',
        named: 'counts nothing: one card fewer',
        find: 'entries.length === unitCards.length',
        replace: 'true',
      },
      {
        name: 'each card passed twice',
        named: 'counts nothing: the matching game',
        find: 'if (isShown && asked < least)',
        replace: 'if (isShown && asked < 0)',
      },
      {
        name: 'time that the attempts can take',
        named: 'counts nothing: more seconds than',
        find: 'if (seconds > CARD_DURATION_MAX_S',
        replace: 'if (seconds < 0 && seconds > CARD_DURATION_MAX_S',
      },
      {
        name: 'practised as the events say',
        named: 'counts nothing: a card practised more often',
        find: 'if (times !== timesAsked(cardId))',
        replace: 'if (times < 0)',
      },
      {
        name: 'a combo of clean attempts',
        named: 'counts nothing: a longer combo',
        find: 'if (comboCount > cleanAnswers(learnEvents))',
        replace: 'if (comboCount < 0)',
      },
      {
        name: 'events in order',
        named: 'counts nothing: events out of order',
        find: 'place > 0 && event.at',
        replace: 'place < 0 && event.at',
      },
      {
        name: 'events within the time of a unit',
        named: 'counts nothing: events over more time than the unit was open',
        find: 'if (span > longest(unit) * 1000)',
        replace: 'if (span < 0)',
      },
      {
        name: 'no negative seconds',
        named: 'counts nothing: negative seconds',
        find: '@Min(0)\n  @Max(CARD_DURATION_MAX_S * CARD_TIMES_MAX)',
        replace: '@Max(CARD_DURATION_MAX_S * CARD_TIMES_MAX)',
      },
      {
        name: 'no blood in a stage',
        named: 'counts nothing: blood',
        find: 'return blood === null ? []',
        replace: 'return blood !== undefined ? []',
      },
      {
        name: 'a card once in the match',
        named: 'counts nothing: a card twice in the match',
        find: '|| matched > 1',
        replace: '',
      },
      {
        name: 'cards of the boss',
        named: 'counts nothing: six cards that the boss',
        find: 'byBoss > rounds.byBoss || ',
        replace: '',
      },
      {
        name: 'cards of the match',
        named: 'counts nothing: six cards in the match',
        find: ' || byMatch > rounds.byMatch',
        replace: '',
      },
      {
        name: 'no time on a card that could not be shown',
        named: 'counts nothing: a card that could not be shown and took time',
        find: 'CARD_DURATION_MAX_S * timesAsked(cardId)',
        replace: 'CARD_DURATION_MAX_S * Math.max(1, timesAsked(cardId))',
      },
      {
        name: 'no more time than the unit was open',
        named: 'counts nothing: more time than the unit was open',
        find: 'Math.max(0, seconds), 0) > longest(unit)',
        replace: 'Math.max(0, seconds), 0) < 0',
      },
      {
        name: 'an hour does not pass at once',
        named: 'more time than the unit was open',
        find: 'openSeconds + UNITS.clockJumpSeconds',
        replace: 'Math.max(openSeconds, 3600) + UNITS.clockJumpSeconds',
      },
    ],
  },
  {
    project: 'proof',
    test: 'tests/model/model.test.ts',
    guards: [
      {
        name: 'the repeat of a cancellation',
        named: 'agree',
        find: 'if (unit.completedAt || unit.cancelledAt) return',
        replace: 'if (unit.completedAt) return',
      },
      {
        name: 'energy comes back only where nothing was answered',
        named: 'agree',
        find: 'answered.length > 0 ? 0 : unit.energySpent',
        replace: 'unit.energySpent',
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/server/units/report.rules.test.ts',
    guards: [
      {
        // Whoever claims so many times is refused by the bounds of the input already.
        name: 'no more attempts than a unit asks for',
        named: 'attempts that were not asked for',
        find: 'asked > most',
        replace: 'asked < 0',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/units.test.ts',
    guards: [
      {
        name: 'the combo is counted',
        named: 'counts the combo that the events give',
        find: 'countedCombo(report.comboCount, report.learnEvents)',
        replace: 'report.comboCount',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/unreadable-cards.test.ts',
    guards: [
      {
        name: 'no grade for a card that could not be shown',
        named: 'is taken, and counts',
        find: 'own.length > 0 ? (cardGrade(own) satisfies Grade) : null',
        replace: 'cardGrade(own)',
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/server/units/score.rules.test.ts',
    guards: [
      {
        name: 'a lapse is no good answer',
        named: 'a card',
        find: "if (types.includes('LAPSE'))",
        replace: 'if (types.length < 0)',
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/server/units/session-reports.property.test.ts',
    guards: [
      {
        name: 'the match is one answer of a combo',
        named: 'gives the longest combo',
        find: 'pairs.every(isClean)',
        replace: 'pairs.some(isClean)',
      },
    ],
  },
];
