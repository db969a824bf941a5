/**
 * Why an upload did not come about: the file is no picture that is taken (`type`), is too large (`size`) or cannot be read
 * (`unreadable`); the server says no in its own words (`refused`); or the network does not carry it (`network`), which a
 * repeat may mend.
 */
export type UploadFault = 'type' | 'size' | 'unreadable' | 'refused' | 'network';

export class UploadError extends Error {
  constructor(
    readonly fault: UploadFault,
    /** The server's words, in the language of the page. */
    message = '',
  ) {
    super(message);
    this.name = 'UploadError';
  }
}
