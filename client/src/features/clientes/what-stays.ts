import type { Cliente } from '@meridia/shared/cliente.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { formatCalendarDay } from '../../lib/format.ts';

export interface Stays {
  label: string;
  /** What the joined record says. */
  fica: string;
  /** What the other record says and the joined one will not; null when nothing is lost. */
  sai: string | null;
}

type Cadastro = Pick<Cliente, 'dados' | 'iaExterior' | 'fotosPermitidas' | 'avaliacoes' | 'consultas'>;

/**
 * What a merge does with the data that the two records do not both have, by the server's rules: what the kept record says stays, the other
 * one fills its gaps, and a refusal of either one holds.
 */
export function whatStays(kept: Cadastro, other: Cadastro): Stays[] {
  return [
    ...text('Nome', kept.dados.nome, other.dados.nome),
    ...text('Nascimento', day(kept.dados.nascimento), day(other.dados.nascimento)),
    ...text('Sexo', kept.dados.sexo ?? '', other.dados.sexo ?? ''),
    ...text('Telefone', kept.dados.telefone, other.dados.telefone, (phone) => phone.replace(/\D/g, '')),
    ...text('Email', kept.dados.email, other.dados.email, (email) => email.toLowerCase()),
    ...answer('Inteligência artificial de fora do Brasil', kept.iaExterior, other.iaExterior),
    ...answer('Fotos', kept.fotosPermitidas, other.fotosPermitidas),
  ];
}

/** What comes over with the other record. */
export function whatComes({ avaliacoes, consultas }: Cadastro, nome: string): string {
  const sem = consultas.filter(({ avaliacaoId }) => avaliacaoId === null).length;
  if (avaliacoes.length > 0) {
    return `${plural(avaliacoes.length, 'avaliação passa', 'avaliações passam')} para ${nome}, com as consultas.`;
  }
  if (sem > 0) return `${plural(sem, 'consulta passa', 'consultas passam')} para ${nome}.`;
  return 'O outro cadastro não tem avaliações nem consultas.';
}

function day(date: string | null): string {
  return date === null ? '' : formatCalendarDay(date);
}

function text(label: string, fica: string, sai: string, by = (value: string) => value): Stays[] {
  if (sai === '' || by(fica) === by(sai)) return [];
  return [fica === '' ? { label, fica: sai, sai: null } : { label, fica, sai }];
}

function answer(label: string, kept: boolean | null, other: boolean | null): Stays[] {
  if (other === null || kept === other) return [];
  const fica = kept === false || other === false ? false : kept;
  return [{ label, fica: words(fica), sai: fica === other ? (kept === null ? null : words(kept)) : words(other) }];
}

function words(permitted: boolean | null): string {
  return permitted === null ? 'não perguntado' : permitted ? 'autoriza' : 'não autoriza';
}
