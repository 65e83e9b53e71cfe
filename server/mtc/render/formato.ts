import { findQuestion } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { dateFormats, saoPaulo } from '@meridia/shared/dates.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';

/** '2026-11-18T17:42:00Z' -> '18 de novembro de 2026 às 14:42', on the clock of São Paulo (docs/PRODUCT.md 9.9). */
export const formatarData = dateFormats(saoPaulo).formatDateTime;

/** The source of a finding in words. */
export function nomearFonte({ fonte }: Pick<Achado, 'fonte'>): string {
  const [origem, campo = ''] = fonte.split('.');
  if (origem === 'foto')
    return campo === 'lingua' ? 'Foto da língua' : campo === 'face' ? 'Foto da face' : 'Foto da orelha';
  return findQuestion(campo)?.reportName ?? 'Anamnese';
}

/** Text of the intake for a headline: one line, cut at a word. */
export function encurtar(text: string, maxLength: number): string {
  const linha = text.replace(/\s+/g, ' ').trim();
  if (linha.length <= maxLength) return linha;
  const corte = linha.slice(0, maxLength);
  return `${corte.slice(0, Math.max(corte.lastIndexOf(' '), 1))}…`;
}

/** As a share of what fits: a clause that ends before it leaves too much room. */
const minimoDaOracao = 0.4;

/** The same, cut where a clause ends: "EVA" without its number says nothing. */
export function encurtarNaOracao(text: string, maxLength: number): string {
  const curto = encurtar(text, maxLength);
  if (!curto.endsWith('…')) return curto;
  const oracao = /^.*[^\s,;:.!?](?=[,;:.!?])/.exec(curto.slice(0, -1))?.[0] ?? '';
  return oracao.length >= minimoDaOracao * maxLength ? `${oracao}…` : curto;
}
