export default [
  {
    project: 'proof',
    test: 'tests/races/accounts.test.ts',
    guards: [
      {
        name: 'a code is used up by the one who uses it',
        named: 'a code binds',
        find: "if ((await ctx.db.run(consume, [email, scene, kept.codeHash])) === 0) throw new AppError('CODE_INVALID');",
        replace: '',
      },
      {
        name: 'a session is opened only while the verified password is the password',
        named: 'a new password leaves',
        find: 'password_hash = $5)',
        replace: 'true)',
      },
    ],
  },
  {
    project: 'door',
    test: 'tests/door/sessions-together.test.ts',
    guards: [
      {
        name: 'a session that was left is nobody',
        named: 'told apart',
        find: 's.revoked_at IS NULL AND ',
        replace: '',
      },
      {
        name: 'a session that is over is nobody',
        named: 'told apart',
        find: 's.expires_at > request.at',
        replace: 'true',
      },
      {
        name: 'an account that has ended is nobody',
        named: 'told apart',
        find: 'u.will_terminate_at IS NULL OR u.will_terminate_at > request.at',
        replace: 'true',
      },
      {
        name: 'a session is of one account',
        named: 'another stays nobody',
        find: ' AND s.user_id = request."userId"',
        replace: '',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/auth.test.ts',
    guards: [
      {
        name: 'a session is opened under the row lock of its account',
        named: 'waits for a reset',
        find: '     FOR UPDATE\n',
        replace: '',
      },
      {
        name: 'the registration binds an e-mail',
        named: 'counts as the task of binding',
        find: 'await advanceTasks(tx, { BIND_EMAIL: 1 }, user.id);',
        replace: '',
      },
    ],
  },
  {
    project: 'door',
    test: 'tests/door/token-spellings.test.ts',
    guards: [
      {
        name: 'a token in its own spelling',
        named: 'a spelling is refused',
        find: 'token.length > TOKEN_MAX || !TOKEN.test(token)',
        replace: 'token.length > TOKEN_MAX',
      },
      {
        name: 'a token of bounded length',
        named: 'of more than 512 characters',
        find: 'token.length > TOKEN_MAX || !TOKEN.test(token)',
        replace: '!TOKEN.test(token)',
      },
      {
        name: 'tokens that are remembered have a bound',
        named: '20,000 tokens',
        find: 'if (tokens.size >= TOKENS_KEPT)',
        replace: 'if (tokens.size < 0)',
      },
    ],
  },
  {
    project: 'door',
    test: 'tests/door/secrets.test.ts',
    guards: [
      {
        name: 'what opens an account says so',
        named: 'asked with a password or a code',
        find: "@Access('visitor', { slow: true, secret: true })\n  @Rest('POST /v1/auth/login')",
        replace: "@Access('visitor', { slow: true })\n  @Rest('POST /v1/auth/login')",
      },
    ],
  },
  {
    project: 'door',
    test: 'tests/door/lock-out.test.ts',
    guards: [
      {
        name: 'limit: logins of an address and an e-mail',
        named: 'by wrong passwords',
        find: "await countAgainst(ctx, 'loginOfPair', from, address);",
        replace: '',
      },
      {
        name: 'limit: refused logins do not count for the e-mail',
        named: 'by wrong passwords',
        find: "await countAgainst(ctx, 'loginOfPair', from, address);",
        replace:
          "await countAgainst(ctx, 'loginOfEmail', address).then(() => countAgainst(ctx, 'loginOfPair', from, address));",
      },
      {
        name: 'limit: logins of an address',
        named: '250 logins of one address',
        find: "await countAgainst(ctx, 'loginOfAddress', from);",
        replace: '',
      },
      {
        name: 'limit: logins of an e-mail',
        named: '250 logins of one e-mail',
        find: "await countAgainst(ctx, 'loginOfEmail', address);",
        replace: '',
      },
      {
        name: 'limit: codes of an address and an e-mail',
        named: 'by asking for',
        find: "await countAgainst(ctx, 'codeOfPair', from, email, input.scene);",
        replace: '',
      },
      {
        name: 'limit: codes of an address',
        named: '100 codes of one address',
        find: "await countAgainst(ctx, 'codeOfAddress', from);",
        replace: '',
      },
      {
        name: 'limit: codes of an e-mail',
        named: '30 codes of one e-mail',
        find: "await countAgainst(ctx, 'codeOfEmail', email, input.scene);",
        replace: '',
      },
      {
        name: 'limit: a code is of who asked',
        named: 'by asking after the owner',
        find: "'requester', addressKey(ctx.ip)",
        replace: "'requester', ''",
      },
      {
        name: 'limit: tries of an address and an e-mail',
        named: 'by wrong tries',
        find: "await countAgainst(ctx, 'tryOfPair', addressKey(ctx.ip), email, scene);",
        replace: '',
      },
      {
        name: 'limit: tries of an e-mail',
        named: '50 tries at the codes',
        find: "await countAgainst(ctx, 'tryOfEmail', email, scene);",
        replace: '',
      },
      {
        name: 'limit: tries at a code of another address',
        named: 'five tries in ten minutes',
        find: "if (!(await isWithin(ctx, 'strayTryOfEmail', email, scene)))",
        replace: 'if (!email)',
      },
    ],
  },
  {
    project: 'door',
    test: 'tests/door/codes.test.ts',
    guards: [
      {
        name: 'limit: a code that was tried too often is closed to all',
        named: 'from the address that asked for it',
        find: ' AND attempts < ',
        replace: ' AND 0 < ',
      },
      {
        name: 'limit: tries at a code',
        named: 'from the address that asked for it',
        find: 'if (own && own.attempts > AUTH.codeAttempts)',
        replace: 'if (own && own.attempts < 0)',
      },
      {
        name: 'limit: the network address of who asked is not kept',
        named: 'and of who asked',
        find: "keyedDigest(ctx.config, 'requester', addressKey(ctx.ip))",
        replace: 'addressKey(ctx.ip)',
      },
      {
        name: 'limit: what is counted says nothing about people',
        named: 'and of who asked',
        find: "keyedDigest(ctx.config, 'rate-limit', whom.join(' '))",
        replace: "whom.join(' ')",
      },
    ],
  },
];
