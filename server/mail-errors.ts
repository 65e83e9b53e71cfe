import { OwnError } from './own-error.ts';

/** The mail server will never accept this message (unknown mailbox, refused content), so trying again is useless. */
export class MailRefusedError extends OwnError {
  override name = 'MailRefusedError';
}
