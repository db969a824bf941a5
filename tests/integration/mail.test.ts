import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { isEmail } from '#domain/users/email.ts';
import { codeMail } from '#server/modules/auth/code-mail.ts';
import { CodeScene } from '#server/modules/auth/email-code.entity.ts';
import { Outbox } from '#server/providers/mail/outbox.ts';
import { SmtpMailer } from '#server/providers/mail/smtp.ts';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

const cleanups: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

/** A mail server on this machine that takes everything, or refuses one address. */
async function mailServer(refused?: string): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(address === refused ? new Error('no such mailbox') : null),
    onData: (stream, session, done) => {
      let raw = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        raw += chunk;
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map((item) => item.address), raw });
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  cleanups.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received };
}

const decoded = (raw: string) =>
  Buffer.from(raw.split('\r\n\r\n').slice(1).join('').replace(/\r\n/g, ''), 'base64').toString('utf8');

describe('SmtpMailer', () => {
  it('hands a mail over with sender, subject and text whole', async () => {
    const { url, received } = await mailServer();
    const mail = codeMail('one@example.com', '012345', CodeScene.LOGIN, 'zh');
    await new SmtpMailer(url, '面包地图 <bread@example.com>').send(mail);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'bread@example.com', to: ['one@example.com'] });
    const { raw } = received[0] as Received;
    const text = /Content-Transfer-Encoding: base64/i.test(raw) ? decoded(raw) : raw;
    expect(text).toContain('012345');
    expect(text).toContain('登录');
  });

  it.each([
    "!#$%&'*+-/=?^_`{|}~@example.com",
    'two@example.com, victim@example.com',
    'two,victim@example.com',
    'two@example.com;victim@example.com',
    'Name <victim@example.com>',
    '"two, victim@example.com"@example.com',
    'group: victim@example.com;',
  ])('sees at most one recipient in %j', async (to) => {
    const { url, received } = await mailServer();
    const sent = await new SmtpMailer(url, 'bread@example.com')
      .send(codeMail(to, '012345', CodeScene.LOGIN, 'en'))
      .then(() => true)
      .catch(() => false);
    expect(received.flatMap((mail) => mail.to)).toHaveLength(sent ? 1 : 0);
    expect(received.flatMap((mail) => mail.to)).not.toContain('victim@example.com');
    if (isEmail(to)) expect(received[0]?.to).toEqual([to]);
  });

  it('rejects where the server refuses the address', async () => {
    const { url, received } = await mailServer('gone@example.com');
    const mailer = new SmtpMailer(url, 'bread@example.com');
    await expect(mailer.send(codeMail('gone@example.com', '1', CodeScene.LOGIN, 'en'))).rejects.toThrow(
      'no such mailbox',
    );
    expect(received).toHaveLength(0);
  });

  it('rejects where nobody listens', async () => {
    const mailer = new SmtpMailer('smtp://127.0.0.1:1', 'bread@example.com');
    await expect(mailer.send(codeMail('one@example.com', '1', CodeScene.LOGIN, 'en'))).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('Outbox', () => {
  it('keeps mails on this machine, readable by its owner only, newest first', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'outbox-'));
    cleanups.push(() => rm(dir, { recursive: true }));
    const outbox = new Outbox(dir);
    expect(await outbox.list()).toEqual([]);
    await outbox.send(codeMail('one@example.com', '111111', CodeScene.LOGIN, 'zh'));
    await outbox.send(codeMail('two@example.com', '222222', CodeScene.REGISTER, 'en'));
    expect((await outbox.list()).map((mail) => mail.to)).toEqual(['two@example.com', 'one@example.com']);
    expect((await stat(join(dir, 'outbox.jsonl'))).mode & 0o777).toBe(0o600);
  });
});
