import type { LinkPurpose } from '@meridia/shared/account.ts';

// Not `linkPurposes` itself: this file runs in the guards of routes, which every page loads, and would bring zod along.
const purposes: Record<LinkPurpose, LinkPurpose> = { signup: 'signup', recovery: 'recovery' };

export interface MailedLink {
  /** Empty when the token was lost, as happens to addresses copied by hand. */
  token: string;
  purpose: LinkPurpose | null;
}

/** Reads `#access_token=…&type=…`, with or without the `#`; null when the fragment is no mailed link at all. */
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

/** Moves a link from the address into this page's memory, because addresses can be bookmarked or seen. */
export function holdMailedLink(link: MailedLink): void {
  held = link;
}

export function heldMailedLink(): MailedLink | null {
  return held;
}

/** Forgets the link once it is used up. */
export function dropMailedLink(): void {
  held = null;
}
