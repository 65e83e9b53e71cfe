// What somebody came for first must weigh: a hypothesis that other answers carry alone is no sure answer to it.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado, PadraoResultado } from '@meridia/shared/relatorio.ts';
import { encontrarQueixas } from '../protocolo/queixas.ts';

type Explica = Pick<PadraoResultado, 'aFavor'>;

export interface QueixaChefe {
  /** The findings that tell it; none where only its words do. */
  achadoIds: ReadonlySet<string>;
  /** A pain of joints and muscles is told by its place, and any obstruction explains it. */
  deMusculo: boolean;
}

/** The complaint that leads the main complaint; null where it tells none that is known. */
export function queixaChefe(achados: readonly Achado[], dados: DadosAnamnese): QueixaChefe | null {
  const chefe = encontrarQueixas(achados, dados).find(({ daPrincipal }) => daPrincipal);
  if (!chefe) return null;
  const daPrincipal = chefe.achadoIds.filter((id) => id.endsWith('@queixaPrincipal'));
  return { achadoIds: new Set(daPrincipal), deMusculo: chefe.corrente };
}

/** Whether a hypothesis rests on none of the signs of what leads the main complaint. */
export function ignoraChefe(chefe: QueixaChefe, { aFavor }: Explica): boolean {
  return !chefe.deMusculo && !aFavor.some(({ achadoId }) => chefe.achadoIds.has(achadoId));
}
