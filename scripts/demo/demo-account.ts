import { derivedUuid } from './dice.ts';

/**
 * Marks the data that the tool may create and remove: the id of a demo account follows from its address, in a UUID version that
 * the app never uses. So no real account can be mistaken for a demo account.
 */
export function demoAccountId(email: string): string {
  return derivedUuid(`meridia demo account ${email}`);
}

/** Every report carries the name of the clinic, so that printed ones say that they are invented; a signature says so, too. */
export const demoPerson = {
  nomeCompleto: 'Marina Duarte Lopes',
  clinica: 'Espaço Caminho do Meio (dados inventados)',
  conselho: 'Demonstração',
  registro: 'sem registro',
  local: 'Campinas, SP',
} as const;

/** Created together with the demo account of this address, and removed with it. */
export function demoAdminEmail(email: string): string {
  const [name, domain] = email.split('@');
  return `${name}.admin@${domain}`;
}

/** The addresses of the extra therapists; the same number gives the same address. */
export function extraEmail(email: string, index: number): string {
  return `${email.split('@')[0]}.${index + 1}@example.com`;
}
