export interface Mail {
  /** One address in its one form. */
  to: string;
  subject: string;
  text: string;
}

/** Sends mail: SMTP where configured, else the outbox of this machine. */
export interface Mailer {
  /** Resolves once the mail is handed over; rejects where it could not be. */
  send(mail: Mail): Promise<void>;
}
