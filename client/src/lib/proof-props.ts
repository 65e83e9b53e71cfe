import type { ReactNode } from 'react';

/** What the dialog needs that asks for the account's password, and its code, before something that only its owner may do. */
export interface ProofProps {
  title: string;
  description: string;
  children: ReactNode;
  submitText: string;
  busyText: string;
  busy: boolean;
  /** The server's refusal of the last try. */
  error: unknown;
  onClose: () => void;
  onProof: (proof: { password: string; code?: string }) => void;
}
