/**
 * One spelling for all addresses that reach the same mailbox: without the part after `+`, which providers ignore, and for Gmail without
 * dots, which Gmail ignores. Use it to recognise a person, never to send mail.
 */
export function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.normalize('NFKC').toLowerCase()) ?? [];
  const [name = ''] = local.split('+');
  if (domain === 'gmail.com' || domain === 'googlemail.com') return `${name.replaceAll('.', '')}@gmail.com`;
  return `${name || local}@${domain}`;
}
