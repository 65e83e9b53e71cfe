import type { Protocolo, Relatorio } from '@meridia/shared/relatorio.ts';

/**
 * The plan of sessions that a report proposes; null for a report without treatment, where the review struck the plan or left no session
 * in it. The points stay then, so whoever tells the plan asks here first.
 */
export function planoDeSessoes({
  tipo,
  protocolo,
  parecer,
}: Pick<Relatorio, 'tipo' | 'protocolo' | 'parecer'>): Protocolo['sessoes'] | null {
  if (tipo !== 'completo' || !protocolo || parecer?.retiradas.includes('sessoes')) return null;
  return protocolo.sessoes.total > 0 ? protocolo.sessoes : null;
}
