/**
 * The mailbox that mail to this address reaches, in one spelling: without the part after `+`, which providers ignore, and for Gmail
 * without dots, which it ignores too. For telling persons apart, never for sending.
 */
export function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.normalize('NFKC').toLowerCase()) ?? [];
  const [name = ''] = local.split('+');
  if (domain === 'gmail.com' || domain === 'googlemail.com') return `${name.replaceAll('.', '')}@gmail.com`;
  return `${name || local}@${domain}`;
}
