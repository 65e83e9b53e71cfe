import { implicacoes } from '../catalog/sinais/implicacoes.ts';
import { variantes } from '../catalog/sinais/variantes.ts';
import { isSinalId, type SinalId } from '../catalog/sinais.ts';

/** General signs that a therapist notes beside the narrower one; the others count for the patterns only. */
const ditosJunto: ReadonlySet<SinalId> = new Set<SinalId>(['dor_cabeca', 'dismenorreia', 'falta_ar', 'febre']);

/** What the words of a narrower sign say, too: "dor na testa" of a headache says "dor de cabeça". @param id a sign or a variant */
export function geraisDe(id: string): readonly SinalId[] {
  const sinal = variantes[id]?.sinal ?? id;
  return isSinalId(sinal) ? (implicacoes[sinal] ?? []).filter((geral) => ditosJunto.has(geral)) : [];
}
