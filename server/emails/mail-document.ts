import type { ReactNode } from 'react';

/** The parts of a message; mail-layout.tsx puts them in order. */
export interface MailDocument {
  subject: string;
  /** Mail programs show it beside the subject and nowhere else. */
  preview: string;
  heading: string;
  body: ReactNode;
  action: { label: string; href: string };
  /** Small text below the button: how long the link works, and what to do if the person did not ask for the mail. */
  note?: ReactNode;
  /** Why this person gets this message. */
  reason: string;
  /** Whether the settings let the person turn off messages of this kind. */
  optional: boolean;
}
