import type { Protocolo } from '@meridia/shared/relatorio.ts';

/**
 * Days from one session to the next, in the phase to which the next session belongs; after the last session, those of the last phase.
 * @param feitas sessions done so far, today's among them
 * @returns null for a plan whose weeks are not written as `planejarSessoes` writes them
 */
export function intervaloDoPlano({ fases }: Pick<Protocolo['sessoes'], 'fases'>, feitas: number): number | null {
  let antes = 0;
  const fase = fases.find(({ sessoes }) => {
    antes += sessoes;
    return feitas < antes;
  });
  const { semanas, sessoes } = fase ?? fases.at(-1) ?? { semanas: '', sessoes: 0 };
  const lidas = /^Semanas? (\d+)(?: (?:a|e) (\d+))?/.exec(semanas);
  if (!lidas || sessoes < 1) return null;
  const quantas = Number(lidas[2] ?? lidas[1]) - Number(lidas[1]) + 1;
  return quantas < 1 ? null : Math.max(1, Math.round((quantas * 7) / sessoes));
}
