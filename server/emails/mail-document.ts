import type { ReactNode } from 'react';

/** A message in its parts; mail-layout.tsx puts them in order. */
export interface MailDocument {
  subject: string;
  /** Shown by mail programs beside the subject, nowhere else. */
  preview: string;
  heading: string;
  body: ReactNode;
  action: { label: string; href: string };
  /** Smaller, below the button: how long it holds, what to do if it was not you. */
  note?: ReactNode;
  /** Why this person gets this message. */
  reason: string;
  /** Whether the person can turn messages of this kind off in the settings. */
  optional: boolean;
}
