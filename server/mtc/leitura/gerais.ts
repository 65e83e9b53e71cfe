import { implicacoes } from '../catalog/sinais/implicacoes.ts';
import { variantes } from '../catalog/sinais/variantes.ts';
import { isSinalId, type SinalId } from '../catalog/sinais.ts';

/** General signs that a therapist notes beside the narrower one; the others count for the patterns only. */
const ditosJunto: ReadonlySet<SinalId> = new Set<SinalId>(['dor_cabeca', 'dismenorreia', 'falta_ar', 'febre']);

const lembrados = new Map<string, readonly SinalId[]>();

/** What the words of a narrower sign say, too: "dor na testa" of a headache says "dor de cabeça". @param id a sign or a variant */
export function geraisDe(id: string): readonly SinalId[] {
  let gerais = lembrados.get(id);
  if (!gerais) {
    gerais = implicadosDe(id).filter((geral) => ditosJunto.has(geral));
    lembrados.set(id, gerais);
  }
  return gerais;
}

/** Every general sign that a narrower one holds. @param id a sign or a variant */
export function implicadosDe(id: string): readonly SinalId[] {
  const sinal = variantes[id]?.sinal ?? id;
  return isSinalId(sinal) ? (implicacoes[sinal] ?? []) : [];
}
