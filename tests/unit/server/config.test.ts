import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '#server/config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bread-config-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const problemsOf = (env: Record<string, string | undefined>): string[] => {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
};

describe('the environment', () => {
  it('needs nothing on one machine', () => {
    const config = loadConfig({ DATA_DIR: dataDir });
    expect(config).toMatchObject({ production: false, port: 4000, host: '127.0.0.1', databaseUrl: undefined });
    expect(config.tokenSecret.length).toBeGreaterThanOrEqual(32);
  });

  it('keeps one token secret for a data directory', () => {
    expect(loadConfig({ DATA_DIR: dataDir }).tokenSecret).toEqual(loadConfig({ DATA_DIR: dataDir }).tokenSecret);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['TOKEN_SECRET', 'too short'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
    ['TRUST_PROXY', 'all'],
    ['OBJECT_STORE_URL', 'https://s3.example/bread'],
    ['OBJECT_STORE_URL', 'bread'],
    ['ANDROID_REVIEW', 'yes'],
    ['APP_URL', 'http://example.com/app'],
    ['APP_URL', 'javascript:alert(1)'],
    ['HELP_VIDEO_URL', 'javascript:alert(1)'],
    ['HELP_VIDEO_URL', 'data:video/mp4;base64,AAAA'],
    ['HELP_VIDEO_URL', 'help.mp4'],
  ])('names %s=%s as the problem', (name, value) => {
    expect(problemsOf({ DATA_DIR: dataDir, [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '127.8.9.10' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.0.2.1' }, false],
    [{ HOST: '0.0.0.0', DEBUG_TOOLS: 'true' }, true],
  ])('of %o has debug tools: %s', (env, debugTools) => {
    expect(loadConfig({ DATA_DIR: dataDir, ...env }).debugTools).toBe(debugTools);
  });

  it('refuses in production every default that is safe on one machine only', () => {
    const production = { NODE_ENV: 'production', DATA_DIR: dataDir };
    expect(problemsOf(production).map((problem) => problem.split(' ')[0])).toEqual([
      'TOKEN_SECRET',
      'DATABASE_URL',
      'SMTP_URL',
      'OBJECT_STORE_URL',
    ]);
    const complete = {
      ...production,
      TOKEN_SECRET: 'x'.repeat(32),
      DATABASE_URL: 'postgres://localhost/bread',
      SMTP_URL: 'smtp://localhost',
      OBJECT_STORE_URL: 'https://key:secret@s3.example/bread?region=cn-east-1',
    };
    expect(problemsOf(complete)).toEqual([]);
    expect(loadConfig(complete)).toMatchObject({
      debugTools: false,
      objectStore: { origin: 'https://s3.example', bucket: 'bread', region: 'cn-east-1', accessKeyId: 'key' },
    });
    expect(problemsOf({ ...complete, OBJECT_STORE_URL: undefined, ALLOW_LOCAL_FILES: 'true' })).toEqual([]);
    expect(problemsOf({ ...complete, DEBUG_TOOLS: 'true' })).toEqual([expect.stringContaining('DEBUG_TOOLS')]);
    const reached = { ...complete, HOST: '0.0.0.0' };
    expect(problemsOf(reached)).toEqual([expect.stringContaining('ALLOWED_HOSTS')]);
    expect(loadConfig({ ...reached, ALLOWED_HOSTS: 'bread.example, www.bread.example' }).allowedHosts).toEqual([
      'bread.example',
      'www.bread.example',
    ]);
  });
});
