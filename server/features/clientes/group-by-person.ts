import { foldText } from '@meridia/shared/folded-text.ts';

/** What tells one person from another in an assessment. */
export interface Identidade {
  nomeCliente: string;
  idade: number;
  telefone: string;
  email: string;
  createdAt: Date;
}

/**
 * Groups assessments that probably belong to one person: the same name, and nothing that speaks against it. A different phone number
 * speaks against it only when the address differs as well, because people change one of them more often than both. Ages speak against it
 * when the years of birth that follow from them are further apart than two.
 * @returns the groups in the order of their first member, with their members in the given order
 */
export function groupByPerson<A extends Identidade>(avaliacoes: readonly A[]): A[][] {
  const groups = new Map<string, A[][]>();
  const order: A[][] = [];
  for (const avaliacao of avaliacoes) {
    const name = nameKey(avaliacao.nomeCliente);
    const namesakes = groups.get(name) ?? [];
    groups.set(name, namesakes);
    const found = namesakes.find((group) => group.every((member) => maybeSamePerson(member, avaliacao)));
    if (found) {
      found.push(avaliacao);
      continue;
    }
    const group = [avaliacao];
    namesakes.push(group);
    order.push(group);
  }
  return order;
}

/** 'Ana  LÚCIA' and 'ana lucia' are one name. */
export function nameKey(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim();
}

/** The last eight digits: with or without country and area code. Null for a number that is too short to tell anything. */
export function phoneKey(telefone: string): string | null {
  const digits = telefone.replace(/\D/g, '');
  return digits.length < 8 ? null : digits.slice(-8);
}

export function emailKey(email: string): string | null {
  return email.trim().toLowerCase() || null;
}

function maybeSamePerson(one: Identidade, other: Identidade): boolean {
  const apart = Math.abs(birthYear(one) - birthYear(other));
  if (apart > 2) return false;
  const phone = agreement(phoneKey(one.telefone), phoneKey(other.telefone));
  const email = agreement(emailKey(one.email), emailKey(other.email));
  return phone === 'same' || email === 'same' || !(phone === 'other' && email === 'other');
}

function birthYear({ idade, createdAt }: Identidade): number {
  return createdAt.getUTCFullYear() - idade;
}

function agreement(one: string | null, other: string | null): 'same' | 'other' | 'unknown' {
  if (one === null || other === null) return 'unknown';
  return one === other ? 'same' : 'other';
}
