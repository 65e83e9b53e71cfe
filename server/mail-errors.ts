import { OwnError } from './own-error.ts';

/** A mail server will never take this message (unknown mailbox, refused content): trying again changes nothing. */
export class MailRefusedError extends OwnError {
  override name = 'MailRefusedError';
}
