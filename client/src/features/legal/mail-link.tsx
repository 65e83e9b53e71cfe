import { brand } from '../../messages/brand.ts';

/** The address for requests about personal data, with a subject when the message has one. */
export function PrivacyMail({ subject, children }: { subject?: string; children?: string }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return <a href={`mailto:${brand.privacyEmail}${query}`}>{children ?? brand.privacyEmail}</a>;
}

export function SupportMail() {
  return <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;
}
