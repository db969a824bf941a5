import type { FastifyInstance } from 'fastify';
import type { Mailer } from '../../../providers/mail/mailer.ts';
import { Outbox } from '../../../providers/mail/outbox.ts';
import { isFromThisMachine } from '../../hosts.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** The mail of a machine without SMTP, at /outbox: newest first. Whoever reads it opens accounts, so it is for this machine alone. */
export function registerOutbox(app: FastifyInstance, mailer: Mailer): void {
  if (!(mailer instanceof Outbox)) return;
  app.get('/outbox', async (request, reply) => {
    // guard: the outbox is for this machine
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const mails = await mailer.list();
    const items = mails.map(
      (mail) =>
        `<article><h2>${escapeHtml(mail.subject)}</h2><p>${escapeHtml(mail.to)} · <time>${escapeHtml(mail.at)}</time></p><pre>${escapeHtml(mail.text)}</pre></article>`,
    );
    return reply
      .type('text/html')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>发件箱 Outbox</title><main><h1>发件箱 Outbox</h1><p>没有配置 SMTP，邮件留在这里。 No SMTP is configured, mail stays here.</p>${items.join('') || '<p>还没有邮件。 No mail yet.</p>'}</main></html>`,
      );
  });
}
