export default [
  {
    project: 'proof',
    test: 'tests/races/rewards.test.ts',
    guards: [
      {
        name: 'one call for one idempotency key',
        named: 'an idempotency key runs',
        find: 'throw await refusal(tx, id, mac);',
        replace: 'await refusal(tx, id, mac);',
      },
    ],
  },
  {
    project: 'proof',
    test: 'tests/races/leaving.test.ts',
    guards: [
      {
        name: 'a terminating account is refused',
        named: 'gets 460',
        find: "access === 'member' && willTerminateAt ?",
        replace: 'access === null ?',
      },
    ],
  },
  {
    project: 'contract',
    test: 'tests/contract/access-table.test.ts',
    guards: [
      {
        name: 'a visitor is refused',
        named: 'identityTags',
        find: "if (!ctx.viewer) return new AppError('UNAUTHENTICATED');",
        replace: 'if (!ctx.viewer) return null;',
      },
    ],
  },
  {
    project: 'door',
    test: 'tests/door/sessions-together.test.ts',
    guards: [
      {
        name: 'sessions read together are told apart',
        named: 'told apart',
        find: 'found.get(index + 1)',
        replace: '[...found.values()][index]',
      },
    ],
  },
  {
    project: 'proof',
    test: 'tests/races/clock.test.ts',
    guards: [
      {
        name: 'the debug header means nothing in production',
        named: 'in production, but can elsewhere',
        find: "config.debugTools ? parseDebug(header('debug')) : {}",
        replace: "parseDebug(header('debug'))",
      },
    ],
  },
  {
    project: 'door',
    test: 'tests/door/admission.test.ts',
    guards: [
      {
        name: 'calls beyond what can be answered are refused',
        named: 'is refused in part',
        find: 'return this.#taken < Math.floor',
        replace: 'return this.#taken < 1e9 + Math.floor',
      },
      {
        name: 'a place comes back when the answer is ready',
        named: 'never reads',
        find: 'stays.get(request)?.end();',
        replace: '',
      },
      {
        name: 'a place comes back once',
        named: 'comes back, whatever is pipelined',
        find: 'if (over) return;',
        replace: '',
      },
      {
        name: 'a place is kept by work whose caller left',
        named: 'leaving must not let more in',
        find: 'stays.set(request, stay);',
        replace: 'stays.set(request, stay);\n    request.raw.socket.once("close", stay.end);',
      },
      {
        name: 'who left before the work began is not worked for',
        named: 'left while it waited',
        find: 'if (request.raw.socket.destroyed) return reply.hijack();',
        replace: '',
      },
      {
        name: 'pipelines are bounded',
        named: 'by ten at most',
        find: '|| openExchanges(request) > PIPELINED',
        replace: '',
      },
      {
        name: 'a burst waits',
        named: 'waits for a place instead',
        find: 'if (this.#waiting.length >= this.length) return false;',
        replace: 'return false;',
      },
      {
        name: 'what is slow by design says nothing about the load',
        named: 'that is slow-by-design',
        find: 'if (!stay.slowByDesign) limit',
        replace: 'limit',
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/server/admission/limit.test.ts',
    guards: [
      {
        name: 'the limit recovers by time',
        named: 'rises by time alone',
        find: '((now - this.#at) * this.most) / RECOVERY_MS',
        replace: '0',
      },
    ],
  },
  {
    project: 'door',
    test: 'tests/door/heaviest.test.ts',
    guards: [
      {
        name: 'lists are bounded before they are read',
        named: 'setIdentityTags',
        find: 'if (most !== undefined && value.length > most)',
        replace: 'if (most !== undefined && value.length < 0)',
      },
      {
        name: 'objects have no more names than their type',
        named: 'reportUnitComplete',
        find: 'if (entries.length > Object.keys(fields).length)',
        replace: 'if (entries.length < 0)',
      },
    ],
  },
  {
    project: 'door',
    test: 'tests/door/cross-site.test.ts',
    guards: [
      {
        name: 'only workers compile WebAssembly',
        named: 'let WebAssembly be compiled by workers only',
        find: '.test(path)) response',
        replace: '.test(path) || hashed) response',
      },
      {
        name: 'who may not call is told so, whatever was sent',
        named: 'is told that first',
        find: 'if (refusal) throw refusal;',
        replace: '',
      },
      {
        name: 'a change needs JSON',
        named: 'without a body, whatever the query says',
        find: "if (route.operation === 'mutation') refuseUnlessJson(request);",
        replace: '',
      },
      {
        name: 'a change takes nothing from the query',
        named: 'cannot say by the query',
        find: "if (route.operation === 'mutation')",
        replace: "if (route.method === 'GET')",
      },
    ],
  },
  {
    project: 'door',
    test: 'tests/door/addresses.test.ts',
    guards: [
      {
        name: 'a call is told by its route',
        named: 'is never kept by anybody',
        find: 'request.routeOptions.url',
        replace: 'request.url',
      },
      {
        name: 'the outbox is for this machine',
        named: 'is not there for anybody else',
        find: 'if (!isFromThisMachine(request)) return reply.callNotFound();',
        replace: '',
      },
    ],
  },
  {
    project: 'door',
    test: 'tests/door/wire.test.ts',
    guards: [
      {
        name: 'names that are not ours are refused',
        named: 'is refused by name',
        find: 'done(accepts(request.host)',
        replace: 'done(request.host !== undefined || accepts(request.host)',
      },
    ],
  },
  {
    project: 'door',
    test: 'tests/door/slow-sockets.test.ts',
    guards: [
      {
        name: 'what a connection sends comes in time',
        named: 'on which headers come slowly',
        find: 'http: { headersTimeout: config.headersTimeoutMs, connectionsCheckingInterval: CHECK_TIMEOUTS_MS },',
        replace: '',
      },
      {
        name: 'a connection on which nothing moves is cut',
        named: 'whose answers are not read',
        find: 'connectionTimeout: config.connectionTimeoutMs,',
        replace: '',
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/server/request-log.test.ts',
    guards: [
      {
        name: 'each request that ran has its line',
        named: 'stood behind another one',
        find: 'for (const raw of [...made.keys()]) end(made, raw, true);',
        replace: '',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/debug.test.ts',
    guards: [
      {
        name: 'debug tools are for this machine',
        named: 'are not there where the server listens on more',
        find: '!production && (isLoopback(e.HOST) || e.DEBUG_TOOLS)',
        replace: '!production',
      },
    ],
  },
  {
    project: 'faults',
    test: 'tests/faults/connection.test.ts',
    guards: [
      {
        name: 'a database that is away is not our fault',
        named: 'that leads to a locked table',
        find: 'if (isUnavailable(error)) {',
        replace: 'if (!error) {',
      },
      {
        name: 'a database that is away before the operation',
        named: 'answers 503 by both faces',
        find: 'if (!isUnavailable(error)) throw error;',
        replace: 'throw error;',
      },
      {
        name: 'an answer that never comes is given up',
        named: 'that is silent',
        find: '{ query_timeout: statementTimeoutMs + SILENCE_MS }',
        replace: '{}',
      },
    ],
  },
  {
    project: 'faults',
    test: 'tests/faults/kills.test.ts',
    guards: [
      {
        name: 'a connection is kept open only while we serve',
        named: 'SIGTERM does not wait',
        find: 'app.server.closeIdleConnections()',
        replace: 'undefined',
      },
    ],
  },
  {
    project: 'faults',
    test: 'tests/faults/restart.test.ts',
    guards: [
      {
        name: 'a killed database is started again',
        named: 'brings a killed database back',
        find: 'if (!stopping) void restart();',
        replace: '',
      },
    ],
  },
  {
    project: 'faults',
    test: 'tests/faults/workers.test.ts',
    guards: [
      {
        name: 'a dead worker is replaced',
        named: 'one that is killed is replaced',
        find: 'if (!stopping) void fork()',
        replace: 'if (stopping) void fork()',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/mail.test.ts',
    guards: [
      {
        name: 'a mail has one recipient',
        named: 'at most one recipient',
        find: "const to = { name: '', address: mail.to };",
        replace: 'const { to } = mail;',
      },
    ],
  },
  {
    project: 'contract',
    test: 'tests/contract/idempotency.test.ts',
    guards: [
      {
        name: 'a key is claimed together with its mutation',
        named: 'answer was lost',
        find: 'return run(tx);',
        replace: 'return run(ctx);',
      },
      {
        name: 'a key is good for the same arguments',
        named: 'refused for other arguments',
        find: 'claimed?.requestMac === mac',
        replace: 'claimed',
      },
      {
        name: 'a key is forgotten',
        named: 'forgotten after a day',
        find: 'idempotency.claimed_at < $6',
        replace: '$6::timestamptz IS NULL',
      },
      {
        name: 'keys that are over are removed',
        named: 'forgotten after a day',
        find: 'await tx.db.run(sweep, [forgotten]);',
        replace: '',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/atlas.test.ts',
    guards: [
      {
        name: 'a start under a key outlives its first try',
        named: 'once, under a key',
        find: 'attempt: <R>(inner: Work<R>) => fromSavepoint(client, () => inner(db))',
        replace: 'attempt: <R>(inner: Work<R>) => inner(db)',
      },
    ],
  },
  {
    project: 'door',
    test: 'tests/door/secrets.test.ts',
    guards: [
      {
        name: 'nothing is kept of what opens an account',
        named: 'no key is kept',
        find: 'mutation && !access.secret',
        replace: 'mutation',
      },
    ],
  },
];
