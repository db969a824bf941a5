// Every guard of what people earned, how it is taken away, and the test that must miss it.
// `sql` runs on the template database; `file`, `find`, `replace` change a copy of the sources. `test` is a file of a
// project of Vitest and `named` a part of the test's name.

const UNITS = 'server/modules/units';
const proof = (test, named) => ({ project: 'proof', test: `tests/${test}`, named });
// All at once: each has a test of its own that does not depend on the others.
const constraint = (name) => ({ ...proof('races/constraints.test.ts', `what breaks ${name}`), name, together: true });
const drop = (name, table) => ({ ...constraint(name), sql: `ALTER TABLE ${table} DROP CONSTRAINT ${name} CASCADE` });
const dropIndex = (name) => ({ ...constraint(name), sql: `DROP INDEX ${name}` });
const lie = (named) => proof('races/impossible-reports.test.ts', named);
const reportRule = (name, find, replace, named) => ({
  name,
  file: `${UNITS}/report.rules.ts`,
  find,
  replace,
  ...lie(named),
});
const startRule = (name, find, replace, named) => ({
  name,
  file: `${UNITS}/start.service.ts`,
  find,
  replace,
  project: 'integration',
  test: 'tests/integration/atlas.test.ts',
  named,
});
/** A part of a report that does not ask whether the unit was claimed. */
const unclaimed = (part, find, replace) => ({
  name: `${part} only of a unit that was claimed`,
  file: `${UNITS}/report.service.ts`,
  find,
  replace,
  ...proof('races/units.test.ts', 'ends one way'),
});
/** Something of a starter package that a learner could tell the answer by. */
const content = (name, slug, find, replace, named) => ({
  name,
  file: `server/database/content/${slug}.json`,
  find,
  replace,
  project: 'unit',
  test: 'tests/unit/content/starter-content.test.ts',
  named,
});

export const GUARDS = [
  drop('op_pk', 'op'),
  drop('ledger_once', 'ledger'),
  drop('ledger_pk', 'ledger'),
  drop('wallet_pk', 'wallet'),
  drop('wallet_balance_not_negative', 'wallet'),
  drop('energy_pk', 'energy'),
  drop('energy_not_negative', 'energy'),
  drop('check_in_day_pk', 'check_in_day'),
  drop('check_in_pk', 'check_in'),
  drop('task_progress_pk', 'task_progress'),
  dropIndex('unit_open'),
  dropIndex('stage_level'),
  drop('card_memory_pk', 'card_memory'),
  drop('rating_log_pk', 'rating_log'),
  drop('rating_log_two_a_day', 'rating_log'),
  drop('learn_event_pk', 'learn_event'),
  drop('shelf_pk', 'shelf'),
  drop('package_trial_pk', 'package_trial'),
  drop('idempotency_pk', 'idempotency'),
  dropIndex('users_email'),
  drop('email_code_pk', 'email_code'),

  // The same keys, as the races miss them.
  {
    name: 'the gate and the ledger key together, in a race',
    sql: 'ALTER TABLE op DROP CONSTRAINT op_pk; ALTER TABLE ledger DROP CONSTRAINT ledger_once',
    ...proof('races/rewards.test.ts', 'DAILY tasks pay once'),
  },
  {
    name: 'the balance check, in a race',
    sql: 'ALTER TABLE wallet DROP CONSTRAINT wallet_balance_not_negative',
    ...proof('races/accounts.test.ts', 'never goes below zero'),
  },
  {
    name: 'the e-mail key, in a race',
    sql: 'DROP INDEX users_email',
    ...proof('races/accounts.test.ts', 'one of many accounts'),
  },
  {
    name: 'the idempotency key, in a race',
    sql: 'ALTER TABLE idempotency DROP CONSTRAINT idempotency_pk',
    ...proof('races/rewards.test.ts', 'an idempotency key runs'),
  },

  // Locks and conditions of updates.
  {
    name: 'the row lock of a report',
    file: `${UNITS}/report.service.ts`,
    find: 'cancelled_at IS NULL FOR UPDATE',
    replace: 'cancelled_at IS NULL',
    ...proof('races/units.test.ts', 'a report that is repeated'),
  },
  {
    name: 'a report claims a unit that is open',
    file: `${UNITS}/report.service.ts`,
    find: 'AND completed_at IS NULL AND cancelled_at IS NULL FOR UPDATE',
    replace: 'FOR UPDATE',
    ...proof('races/units.test.ts', 'ends one way'),
  },
  unclaimed('exp', "postSql('claimed')", "postSql('(SELECT) AS once')"),
  unclaimed('a check-in', "checkInSql('claimed')", "checkInSql('(SELECT) AS once')"),
  unclaimed('tasks', "advanceSql('claimed')", "advanceSql('(SELECT) AS once')"),
  unclaimed('memory', "rememberSql('claimed')", "rememberSql('(SELECT) AS once')"),
  unclaimed('what was answered', 'FROM claimed, jsonb_to_recordset', 'FROM jsonb_to_recordset'),
  unclaimed('a unit on trial', 'FROM claimed, (', 'FROM ('),
  unclaimed('a level', 'FROM claimed\n     WHERE stage.id', 'WHERE stage.id'),
  {
    name: 'the row lock of a cancellation',
    file: `${UNITS}/unit.service.ts`,
    find: ' FOR UPDATE`',
    replace: '`',
    ...proof('races/units.test.ts', 'ends one way'),
  },
  {
    name: 'the lock that lets an account start one unit at a time',
    file: `${UNITS}/start.service.ts`,
    find: 'await ctx.db.rows(lockStarts, [viewerOf(ctx).id]);',
    replace: '',
    ...proof('races/units.test.ts', 'starts and cancels'),
  },
  {
    name: 'the same lock, where no unit is open',
    file: `${UNITS}/start.service.ts`,
    find: '}, :user)',
    replace: '}, (random() * 1e9)::int)',
    ...proof('races/units.test.ts', 'starts and cancels'),
  },
  startRule('a start that may be learned', 'AND learnable AND', 'AND', 'allows two completed units'),
  startRule('a mode for VIP', 'AND :modeAllowed::boolean', '', 'in passionate mode is for VIP'),
  startRule('enough cards', '(SELECT count(*) FROM chosen) >=', '10 >=', 'fewer than 10 cards are complete'),
  startRule('a start is paid', 'OR EXISTS (SELECT FROM spent)', 'OR true', 'is refused without energy'),
  startRule('a refusal is sure', 'error instanceof AppError ||', '', 'on the last energy'),
  startRule("a completed level's stage", 'WHERE stage.completed_at IS NULL', '', 'overtake'),
  startRule('a start that was overtaken', '|| overtaken', '', 'overtake'),
  {
    name: 'the answer to a double tap',
    file: `${UNITS}/start.service.ts`,
    find: 'if (unfinished && isDoubleTap(ctx, unfinished, input))',
    replace: 'if (unfinished && false)',
    ...proof('races/units.test.ts', 'a start that is repeated'),
  },
  {
    name: 'the stored answer to a repeated report',
    file: `${UNITS}/report.service.ts`,
    find: '?? storedCompletion(ctx, await readReported(ctx, report))',
    replace: '?? (await settle(ctx, unit, report))',
    ...proof('races/units.test.ts', 'a report that is repeated'),
  },
  {
    name: 'a report of a cancelled unit',
    file: `${UNITS}/report.service.ts`,
    find: "if (!completion || !completed_at) throw new AppError('UNIT_ENDED');",
    replace: '',
    ...lie('after the unit was cancelled'),
  },
  {
    name: 'a cancellation of a completed unit',
    file: `${UNITS}/unit.service.ts`,
    find: "if (unit.completed_at) throw new AppError('UNIT_ENDED');",
    replace: '',
    ...proof('races/units.test.ts', 'ends one way'),
  },
  {
    name: 'the repeat of a cancellation',
    file: `${UNITS}/unit.service.ts`,
    find: 'if (unit.cancelled_at) {',
    replace: 'if (unit.cancelled_at && false) {',
    ...proof('model/model.test.ts', 'agree'),
  },
  {
    name: 'a unit is reported by its account',
    file: `${UNITS}/report.service.ts`,
    find: ' AND u.user_id = ask.user`',
    replace: '`',
    ...lie('a unit of another account'),
  },
  {
    name: 'a unit is cancelled by its account',
    file: `${UNITS}/unit.service.ts`,
    find: 'WHERE u.id = $1 AND u.user_id = $2 FOR UPDATE',
    replace: 'WHERE u.id = $1 AND $2::int > 0 FOR UPDATE',
    ...lie('a unit of another account'),
  },
  {
    name: 'the energy there is, at the moment it is spent',
    file: 'server/modules/energy/energy.service.ts',
    find: '+ :delta::int >= 0\n  RETURNING',
    replace: '+ :delta::int >= -1000\n  RETURNING',
    project: 'integration',
    test: 'tests/integration/energy.test.ts',
    named: 'is spent six times',
  },
  {
    name: 'energy stops at its limit',
    file: 'server/modules/energy/energy.service.ts',
    find: 'CASE WHEN :delta::int < 0 THEN',
    replace: 'CASE WHEN true THEN',
    ...proof('model/model.test.ts', 'agree'),
  },
  {
    name: 'energy comes back only where nothing was answered',
    file: `${UNITS}/unit.service.ts`,
    find: 'answered.length > 0 ? 0 : unit.energy_spent',
    replace: 'unit.energy_spent',
    ...proof('model/model.test.ts', 'agree'),
  },
  {
    name: 'the free fill is unused, at the moment it is used',
    file: 'server/modules/users/user.service.ts',
    find: 'WHERE id = $1 AND NOT free_energy_used',
    replace: 'WHERE id = $1',
    ...proof('model/model.test.ts', 'agree'),
  },
  {
    name: 'a reward waits for its goal',
    file: 'server/modules/tasks/tasks.service.ts',
    find: "if (status === 'OPEN') throw new AppError('NOT_CLAIMABLE');",
    replace: '',
    ...proof('races/rewards.test.ts', 'nothing is paid before'),
  },
  {
    name: 'a weekly milestone counts a daily task once',
    file: 'server/modules/tasks/tasks.service.ts',
    find: 'last_value < total AND value >= total',
    replace: 'value >= total',
    ...proof('model/model.test.ts', 'agree'),
  },
  {
    name: 'a package that stands on the shelf already',
    file: 'server/modules/shelf/shelf.service.ts',
    find: 'if (added > 0) await',
    replace: 'await',
    ...proof('races/rewards.test.ts', 'a package that is added'),
  },
  {
    name: 'a code is used up by the one who uses it',
    file: 'server/modules/auth/email-code.service.ts',
    find: "if ((await ctx.db.run(consume, [email, scene, kept.code_hash])) === 0) throw new AppError('CODE_INVALID');",
    replace: '',
    ...proof('races/accounts.test.ts', 'a code binds'),
  },
  {
    name: 'one call for one idempotency key',
    file: 'server/api/idempotency.ts',
    find: 'if (!mine) return replay<T>(await ctx.db.row(find, id), hash);',
    replace: '',
    ...proof('races/rewards.test.ts', 'an idempotency key runs'),
  },

  // The door.
  {
    name: 'a terminating account is refused',
    file: 'server/api/guard.ts',
    find: "if (access === 'member' && ctx.viewer.willTerminateAt)",
    replace: 'if (ctx.viewer.id < 0)',
    ...proof('races/leaving.test.ts', 'gets 460'),
  },
  {
    name: 'a visitor is refused',
    file: 'server/api/guard.ts',
    find: "if (!ctx.viewer) throw new AppError('UNAUTHENTICATED');",
    replace: 'if (!ctx.viewer) return;',
    project: 'contract',
    test: 'tests/contract/access-table.test.ts',
    // Most operations ask for their caller once more; this one would answer anybody.
    named: 'identityTags',
  },
  ...[
    ['a session that was left is nobody', 's.revoked_at IS NULL AND ', '', 'told apart'],
    ['a session that is over is nobody', 's.expires_at > ask.at', 'true', 'told apart'],
    [
      'an account that has ended is nobody',
      'u.will_terminate_at IS NULL OR u.will_terminate_at > ask.at',
      'true',
      'told apart',
    ],
    ['a session is of one account', ' AND s.user_id = ask."userId"', '', 'another stays nobody'],
    [
      'sessions read together are told apart',
      'found.get(index + 1)',
      '[...found.values()][index]',
      'told apart',
      'server/database/gathered.ts',
    ],
  ].map(([name, find, replace, named, file = 'server/modules/auth/session-account.ts']) => ({
    name,
    file,
    find,
    replace,
    project: 'door',
    test: 'tests/door/sessions-together.test.ts',
    named,
  })),
  {
    name: 'the debug header means nothing in production',
    file: 'server/api/request-context.ts',
    find: 'config.production ? {} : parseDebug',
    replace: 'false ? {} : parseDebug',
    ...proof('races/clock.test.ts', 'in production, but can elsewhere'),
  },
  {
    name: 'calls beyond what can be answered are refused',
    file: 'server/api/admission.ts',
    find: 'inFlight >= limit.now()',
    replace: 'inFlight < 0',
    ...proof('faults/overload.test.ts', 'twice what 1'),
  },

  // Reports.
  reportRule(
    'cards of the unit',
    "!own.has(cardId) ? 'is not a card of the unit' :",
    '',
    'counts nothing: a stranger in every list',
  ),
  reportRule('a card once', "seen.has(cardId) ? 'comes twice' : null", 'null', 'counts nothing: one card for another'),
  reportRule('every card', 'entries.length === unitCards.length', 'true', 'counts nothing: one card fewer'),
  reportRule(
    'each card passed twice',
    'if (practised < PRACTICE_CARD_TIMES)',
    'if (practised < 0)',
    'counts nothing: the matching game',
  ),
  reportRule(
    'time that the attempts can take',
    'if (seconds > CARD_DURATION_MAX_S',
    'if (seconds < 0 && seconds > CARD_DURATION_MAX_S',
    'counts nothing: more seconds than',
  ),
  reportRule(
    'practised as the events say',
    'times > roundsOfCard(cardId).length',
    'false',
    'counts nothing: a card practised more often',
  ),
  reportRule(
    'a combo of clean attempts',
    'if (comboCount > clean)',
    'if (clean < 0)',
    'counts nothing: a longer combo',
  ),
  reportRule(
    'events in order',
    'place > 0 && event.at',
    'place < 0 && event.at',
    'counts nothing: events out of order',
  ),
  reportRule(
    'events within the time of a unit',
    'if (span > Math.max',
    'if (span < 0 && span > Math.max',
    'counts nothing: events over more than a day',
  ),
  {
    name: 'no negative seconds',
    file: `${UNITS}/unit.inputs.ts`,
    find: '@Min(0)\n  @Max(CARD_DURATION_MAX_S * MAX_EVENTS)',
    replace: '@Max(CARD_DURATION_MAX_S * MAX_EVENTS)',
    ...lie('counts nothing: negative seconds'),
  },
  {
    name: 'no blood in a stage',
    file: `${UNITS}/report.service.ts`,
    find: "if (typeof input.blood === 'number')",
    replace: 'if (input.unitId < 0)',
    ...lie('counts nothing: blood'),
  },

  // Clock and calendar.
  {
    name: "a traveller's day is judged where the traveller is",
    file: 'server/modules/checkin/checkin.rules.ts',
    find: 'return here > streak.lastDay ? here : streak.lastDay;',
    replace: 'return streak.lastDay;',
    ...proof('races/clock.test.ts', 'the streak'),
  },
  {
    name: "a traveller's streak follows the latest unit",
    file: 'server/modules/checkin/checkin.service.ts',
    find: 'WHERE user_id = :user AND NOT :checksIn::boolean',
    replace: 'WHERE user_id = :user AND :checksIn::boolean',
    ...proof('races/clock.test.ts', 'does not break on a journey'),
  },

  // The way to the database.
  {
    name: 'a database that is away is not our fault',
    file: 'server/api/guard.ts',
    find: 'if (isUnavailable(error)) {',
    replace: 'if (!error) {',
    ...proof('faults/connection.test.ts', 'that leads to a locked table'),
  },
  {
    name: 'a database that is away before the operation',
    file: 'server/api/request-context.ts',
    find: 'if (!isUnavailable(error)) throw error;',
    replace: 'throw error;',
    ...proof('faults/connection.test.ts', 'answers 503 by both faces'),
  },
  {
    name: 'an answer that never comes is given up',
    file: 'server/database/data-source.ts',
    find: '{ query_timeout: statementTimeoutMs + SILENCE_MS }',
    replace: '{}',
    ...proof('faults/connection.test.ts', 'that is silent'),
  },
  {
    name: 'a connection is kept open only while we serve',
    file: 'server/serve.ts',
    find: 'app.server.closeIdleConnections()',
    replace: 'undefined',
    ...proof('faults/kills.test.ts', 'SIGTERM does not wait'),
  },
  {
    name: 'a killed database is started again',
    file: 'server/database/embedded/embedded.ts',
    find: 'if (!stopping) void restart();',
    replace: '',
    project: 'proof',
    test: 'tests/faults/restart.test.ts',
    named: 'brings a killed database back',
  },
  {
    name: 'a dead worker is replaced',
    file: 'server/workers.ts',
    find: 'if (!stopping) void fork()',
    replace: 'if (stopping) void fork()',
    ...proof('faults/workers.test.ts', 'one that is killed is replaced'),
  },

  // What is learned first.
  content(
    'no answer stands beside its blank',
    'classical-lines',
    '望明月，低头思',
    '望明月，举头思',
    'prints no answer',
  ),
  content(
    'options of like length',
    'general-knowledge',
    '散射蓝色的光',
    '散射波长短的蓝色的光，红光则少',
    'length of its right',
  ),
  content(
    'meanings of like length',
    'english-words',
    '桥；桥梁',
    '桥；桥梁；横跨河流的路',
    'told by the length of its meaning',
  ),
  {
    ...content(
      'drawn words come together',
      'english-words',
      '"illustration": { "assetId": "kit:lantern" },',
      '',
      'ask every drawn',
    ),
    test: 'tests/unit/content/starter-faces.test.ts',
  },
  {
    name: 'a drawn word is found where it is said to be',
    file: 'client/art/Illustration/words.ts',
    find: "kettle: 'kitchen'",
    replace: "kettle: 'garden'",
    project: 'unit',
    test: 'tests/unit/client/art.test.ts',
    named: 'finds each drawn word',
  },
];
