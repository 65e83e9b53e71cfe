import { derivedUuid } from './dice.ts';

/**
 * Whose data the tool may make and remove: the id of such an account follows from its address, in a version of UUID that the app never
 * gives out. No account of a real person can be taken for one.
 */
export function demoAccountId(email: string): string {
  return derivedUuid(`meridia demo account ${email}`);
}

export const demoPerson = { nomeCompleto: 'Marina Duarte Lopes', clinica: 'Espaço Caminho do Meio' } as const;

/** Made together with the demo account of this address, and removed with it. */
export function demoAdminEmail(email: string): string {
  const [name, domain] = email.split('@');
  return `${name}.admin@${domain}`;
}

/** The extra therapists, so many as are asked for; the same number, the same address. */
export function extraEmail(email: string, index: number): string {
  return `${email.split('@')[0]}.${index + 1}@example.com`;
}
