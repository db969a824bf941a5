import { createTransport, type Transporter } from 'nodemailer';
import type { Mail, Mailer } from './mailer.ts';

/** Mail through an SMTP server; a server that does not answer within ten seconds is an error. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor(url: string, from: string) {
    this.#transport = createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 10_000,
    });
    this.#from = from;
  }

  async send(mail: Mail): Promise<void> {
    // As an object: text would be read as a list of recipients.
    // guard: a mail has one recipient
    const to = { name: '', address: mail.to };
    await this.#transport.sendMail({ from: this.#from, to, subject: mail.subject, text: mail.text });
  }
}
