import type { AccountSummary } from '@meridia/shared/admin-account.ts';

interface AccountRow {
  id: string;
  nomeCompleto: string;
  email: string;
  isAdmin: boolean;
  emailConfirmedAt: Date | null;
  blockedAt: Date | null;
  createdAt: Date;
}

/** The fields that every admin view of an account shows. */
export function presentAccount({
  id,
  nomeCompleto,
  email,
  isAdmin,
  emailConfirmedAt,
  blockedAt,
  createdAt,
}: AccountRow): Omit<AccountSummary, 'planName'> {
  return {
    id,
    nomeCompleto,
    email,
    role: isAdmin ? 'admin' : 'therapist',
    emailConfirmed: emailConfirmedAt !== null,
    blocked: blockedAt !== null,
    createdAt: createdAt.toISOString(),
  };
}
