import type { MudancasDoRelatorio } from '@meridia/shared/mudancas-do-relatorio.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { isPlanoRetido } from '../render/plano-retido.ts';

/**
 * The points that a report has and the one before it did not have, and the reverse. Null while the plan of the report waits for a physician:
 * no point of it stands outside its closed part.
 */
export function compararPontos(antes: Relatorio, agora: Relatorio): MudancasDoRelatorio['pontos'] {
  if (isPlanoRetido(agora)) return null;
  const antigos = pontosDe(antes);
  const novos = pontosDe(agora);
  const so = (estes: typeof antigos, aqueles: typeof antigos) =>
    [...estes].flatMap(([id, nome]) => (aqueles.has(id) ? [] : [nome]));
  return { entraram: so(novos, antigos), sairam: so(antigos, novos) };
}

function pontosDe({ protocolo }: Relatorio): Map<string, string> {
  return new Map([
    ...(protocolo?.pontos ?? []).map(({ codigo, nome }) => [codigo, `${codigo} ${nome}`] as const),
    ...(protocolo?.auriculares ?? []).map(({ id, nome }) => [`orelha ${id}`, `${nome} (orelha)`] as const),
  ]);
}
