import type { Relatorio, SegurancaNota } from '@meridia/shared/relatorio.ts';
import { descreverSituacao } from './revisao-por-secao.ts';

/**
 * Whether the plan must wait: a physician must see the client today, and no professional has signed the report since. Her signature
 * releases it, because she reviewed each part of it.
 */
export function isPlanoRetido(relatorio: Relatorio): boolean {
  return relatorio.protocolo !== null && semAssinaturaDepoisDe(relatorio, 'hoje');
}

/** What stands above the needles of a client whom a physician must see before the first session; null for every other. */
export function avisoDasAgulhas(relatorio: Relatorio): string | null {
  const espera = !isPlanoRetido(relatorio) && semAssinaturaDepoisDe(relatorio, 'antes');
  return espera ? 'Só depois da avaliação médica pedida em “Encaminhar antes de tratar”.' : null;
}

function semAssinaturaDepoisDe(relatorio: Relatorio, quando: SegurancaNota['prazo']): boolean {
  return relatorio.seguranca.some(({ prazo }) => prazo === quando) && descreverSituacao(relatorio).tipo !== 'assinado';
}

export const tituloDoPlanoRetido = 'Plano para depois da liberação médica';

/** Why neither points nor sessions are on paper, and what brings them there. */
export const porQueFaltaOPlano =
  'Pontos, terapias, orientações e sessões não saem no papel enquanto há um encaminhamento para hoje. Depois da liberação médica, revise e assine o relatório: a versão assinada traz o plano.';

/** Above the plan on the screen. */
export const avisoDoPlanoRetido = 'Nada disto se faz hoje: antes vem o atendimento médico.';
