/** A mail server will never take this message (unknown mailbox, refused content): trying again changes nothing. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
