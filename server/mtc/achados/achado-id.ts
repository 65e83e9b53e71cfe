import { observacaoVisual } from '@meridia/shared/anamnese/observacao-visual.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { isSinalId, type SinalId } from '../catalog/sinais.ts';

/** An achado's id says which sign it is and where it was found: `insonia@sintomasSono`, `lingua_palida@foto.lingua`. */
export function achadoId(sinal: SinalId, origem: string): string {
  return `${sinal}@${origem}`;
}

const daIa = 'ia.';

/** The id of a sign that only a model read in the text of this field: `tensao_muscular@ia.queixaPrincipal`. */
export function achadoIdDaIa(sinal: SinalId, campo: string): string {
  return achadoId(sinal, `${daIa}${campo}`);
}

/** Whether a model read the sign in words that our own reader did not understand. Nobody has confirmed it. */
export function isLidoPelaIa({ id }: Pick<Achado, 'id'>): boolean {
  return id.startsWith(daIa, id.indexOf('@') + 1);
}

/** The sign behind an achado; undefined for an id that this catalogue does not know. */
export function sinalDoAchado({ id }: Pick<Achado, 'id'>): SinalId | undefined {
  const known = sinaisDosAchados.get(id);
  if (known) return known;
  const sinal = id.slice(0, id.indexOf('@'));
  if (!isSinalId(sinal)) return undefined;
  sinaisDosAchados.set(id, sinal);
  return sinal;
}

/** Every pattern asks for the sign of every achado, and a part of a text is slow to look up. As many as signs have fields. */
const sinaisDosAchados = new Map<string, SinalId>();

/** The signs that these findings show. */
export function sinaisPresentes(achados: readonly Pick<Achado, 'id' | 'presente'>[]): Set<SinalId> {
  return new Set(achados.flatMap((achado) => (achado.presente ? (sinalDoAchado(achado) ?? []) : [])));
}

/** Whether the answer is the therapist's own observation; false for what the client told. */
export function isCampoDoExame(campo: string): boolean {
  return Object.hasOwn(observacaoVisual.questions, campo);
}
