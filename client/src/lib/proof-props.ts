import type { ReactNode } from 'react';
import { readErrorBody } from './app-error.ts';

/** What the form needs that asks for the account's password, and its code, before something that only its owner may do. */
export interface ProofFormProps {
  /** Fields of their own kind, above the password; `tried` is true after the first try. */
  children?: ReactNode | ((tried: boolean) => ReactNode);
  /** False while a field among the children is not filled in: then nothing is sent. */
  filledIn?: boolean;
  submitText: string;
  busyText: string;
  cancelText?: string;
  /** `accent` for what cannot be undone. */
  variant?: 'primary' | 'accent';
  busy: boolean;
  /** The server's refusal of the last try. */
  error: unknown;
  /** True when a field among the children shows the refusal. */
  errorShown?: boolean;
  /** Said below a refusal: 'Nada foi apagado.' */
  refusalText?: string;
  onClose: () => void;
  onProof: (proof: { password: string; code?: string }) => void;
}

/** The same in a dialog of its own. */
export interface ProofProps extends ProofFormProps {
  title: string;
  description: string;
}

/** True for refusals that a field of the proof already shows. */
export function isSaidByProof(error: unknown): boolean {
  const code = readErrorBody(error)?.code;
  return code === 'INVALID_CREDENTIALS' || code === 'SECOND_FACTOR_INVALID' || code === 'SECOND_FACTOR_REQUIRED';
}
