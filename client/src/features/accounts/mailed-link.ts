import type { LinkPurpose } from '@meridia/shared/account.ts';

// Not `linkPurposes` itself: this file runs in the guards of routes, which every page loads, and would bring zod along.
const purposes: Record<LinkPurpose, LinkPurpose> = { signup: 'signup', recovery: 'recovery' };

export interface MailedLink {
  /** Empty when it was lost on the way, as happens to addresses copied by hand. */
  token: string;
  purpose: LinkPurpose | null;
}

/** Reads `#access_token=…&type=…`, with or without the sign; null when the fragment is no mailed link at all. */
export function parseMailedLink(fragment: string): MailedLink | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!fields.has('access_token') && !fields.has('type')) return null;
  const type = fields.get('type');
  return {
    token: fields.get('access_token') ?? '',
    purpose: Object.values(purposes).find((purpose) => purpose === type) ?? null,
  };
}

let held: MailedLink | null = null;

/** Takes a link out of the address, where it could be bookmarked or seen, into this page's memory. */
export function holdMailedLink(link: MailedLink): void {
  held = link;
}

export function heldMailedLink(): MailedLink | null {
  return held;
}

/** Once it has done its work. */
export function dropMailedLink(): void {
  held = null;
}
