import { registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export enum CodeScene {
  REGISTER = 'REGISTER',
  LOGIN = 'LOGIN',
  RESET_PASSWORD = 'RESET_PASSWORD',
  BIND_EMAIL = 'BIND_EMAIL',
}
registerEnumType(CodeScene, {
  name: 'CodeScene',
  description: 'What an e-mail code is for; it is good for nothing else.',
});

/** The one code that a requester may use for an e-mail and a scene; a new one replaces it. */
@Entity('email_code')
export class EmailCode {
  @PrimaryColumn({ type: 'text' })
  email: string;

  @PrimaryColumn({ type: 'text' })
  scene: CodeScene;

  /** HMAC of the network address that asked, so that strangers neither replace a code nor use up its tries. */
  @PrimaryColumn({ type: 'text' })
  requester: string;

  /** HMAC with the server's secret: six digits alone would be guessed from a plain hash. */
  @Column({ type: 'text' })
  codeHash: string;

  @Column({ type: 'timestamptz' })
  sentAt: Date;

  @Index('email_code_expires_at')
  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** Counted before each comparison. */
  @Column({ type: 'int', default: 0 })
  attempts: number;
}
