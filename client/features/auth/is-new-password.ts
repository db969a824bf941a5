import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/limits.ts';

/** Whether a chosen password is of a length the server takes. */
export const isNewPassword = (password: string) => password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX;
