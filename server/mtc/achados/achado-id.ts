import { observacaoVisual } from '@meridia/shared/anamnese/observacao-visual.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { isSinalId, type SinalId } from '../catalog/sinais.ts';

/** An achado's id says which sign it is and where it was found: `insonia@sintomasSono`, `lingua_palida@foto.lingua`. */
export function achadoId(sinal: SinalId, origem: string): string {
  return `${sinal}@${origem}`;
}

/** The sign behind an achado; undefined for an id that this catalogue does not know. */
export function sinalDoAchado(achado: Pick<Achado, 'id'>): SinalId | undefined {
  const sinal = achado.id.slice(0, achado.id.indexOf('@'));
  return isSinalId(sinal) ? sinal : undefined;
}

/** Whether the answer is the therapist's own observation; false for what the client told. */
export function isCampoDoExame(campo: string): boolean {
  return Object.hasOwn(observacaoVisual.questions, campo);
}
