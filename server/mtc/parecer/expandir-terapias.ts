import { type Parecer, terapiaDe } from '@meridia/shared/parecer.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';

/**
 * An opinion in which each therapy is judged by itself. Earlier releases judged all of them as one part, `terapias`: its judgement becomes
 * that of each therapy, and its note stands at the first one.
 */
export function expandirTerapias(parecer: Parecer, { protocolo }: Relatorio): Parecer {
  const { terapias: juntas, ...partes } = parecer.partes;
  const terapias = protocolo?.terapias ?? [];
  if (!juntas || terapias.length === 0) return parecer;
  const julgadas = terapias.map(({ id }, indice) => [
    terapiaDe(id),
    { ...juntas, nota: indice === 0 ? juntas.nota : '' },
  ]);
  return { ...parecer, partes: { ...Object.fromEntries(julgadas), ...partes } };
}
