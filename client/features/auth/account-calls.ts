import { createContext, useContext } from 'react';
import type { Failure } from '#client/graphql/failures.ts';
import type {
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  SendEmailCodeInput,
} from '#client/graphql/generated/auth.ts';
import type { Login_ResultFragment } from '#client/graphql/generated/shared.ts';

/** What the forms ask of the server. Each call rejects with a `CallFailure`. */
export interface AccountCalls {
  login: (input: LoginInput) => Promise<Login_ResultFragment>;
  loginAsGuest: () => Promise<Login_ResultFragment>;
  register: (input: RegisterInput) => Promise<Login_ResultFragment>;
  resetPassword: (input: ResetPasswordInput) => Promise<void>;
  /** Seconds until the next code may be asked for, and whether the mail lies in the local outbox. */
  sendCode: (input: SendEmailCodeInput) => Promise<{ freezeSeconds: number; outbox: boolean }>;
}

/** Why a call failed, sorted already: the forms do without the data layer that knows the errors themselves. */
export class CallFailure extends Error {
  constructor(
    readonly failure: Failure,
    /** Seconds the server asks to wait, 0 where it does not. */
    readonly retryAfter: number,
  ) {
    super(failure.kind);
    this.name = 'CallFailure';
  }
}

/** The data layer is half the weight of a page: forms paint without it and call it up when it is needed. */
export type AccountCallsSource = () => Promise<AccountCalls>;

export const AccountCallsContext = createContext<AccountCallsSource>(() => {
  throw new Error('No account calls above this form');
});

/** The calls, fetched when first asked for. */
export const useAccountCalls = () => useContext(AccountCallsContext);

/** What went wrong with a call, or with fetching the data layer for it. */
export function failureOfCall(error: unknown): Failure {
  if (error instanceof CallFailure) return error.failure;
  if (error instanceof TypeError) return { kind: 'network' };
  return { kind: 'other', message: error instanceof Error ? error.message : String(error) };
}
