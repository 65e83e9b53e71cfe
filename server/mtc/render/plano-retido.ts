import { releasedBy } from '@meridia/shared/liberacao-medica.ts';
import type { Relatorio, SegurancaNota } from '@meridia/shared/relatorio.ts';
import { descreverSituacao } from './revisao-por-secao.ts';

/** Whether a physician must see the client before the plan is used, signed or not. */
export function planoEspera({
  tipo,
  protocolo,
  seguranca,
}: Pick<Relatorio, 'tipo' | 'protocolo' | 'seguranca'>): boolean {
  return (
    tipo === 'completo' && protocolo !== null && seguranca.some(({ prazo }) => prazo === 'hoje' || prazo === 'antes')
  );
}

/**
 * Whether the plan must wait: a physician must see the client today, and no professional has signed the report since. Her signature
 * releases it, because she reviewed each part of it.
 */
export function isPlanoRetido(relatorio: Relatorio): boolean {
  return relatorio.protocolo !== null && pede(relatorio, 'hoje') && descreverSituacao(relatorio).tipo !== 'assinado';
}

/**
 * What stands above the needles of a client whom a physician must see before the first session, or of whom something must be asked before
 * it; null for every other. Neither a signature nor a release lifts it: the paper lies beside the couch, and who reads it there must know of
 * both.
 */
export function avisoDasAgulhas(relatorio: Relatorio): string | null {
  if (isPlanoRetido(relatorio)) return null;
  const { liberacao } = relatorio.parecer ?? {};
  const soDepois = (alerta: string) =>
    [
      `Só depois da avaliação médica pedida em “${alerta}”.`,
      ...(liberacao ? [`Liberação anotada: ${releasedBy(liberacao)}.`] : []),
    ].join(' ');
  const perguntas = relatorio.seguranca.filter(
    ({ gravidade, prazo }) => gravidade === 'encaminhar' && prazo === undefined,
  ).length;
  if (pede(relatorio, 'hoje')) return soDepois('Encaminhar hoje');
  if (pede(relatorio, 'antes'))
    return [
      soDepois('Encaminhar antes de tratar'),
      ...(perguntas > 0 ? ['A avaliação não responde ao que “Confirmar antes de tratar” pergunta.'] : []),
    ].join(' ');
  if (perguntas === 0) return null;
  return perguntas === 1
    ? 'Só depois da resposta pedida em “Confirmar antes de tratar”.'
    : `Só depois das ${perguntas} respostas pedidas em “Confirmar antes de tratar”: um não a uma delas não responde às outras.`;
}

function pede({ seguranca }: Relatorio, quando: SegurancaNota['prazo']): boolean {
  return seguranca.some(({ prazo }) => prazo === quando);
}

/** What a physician said of a client who was referred, wherever the referral stands. */
export const tituloDaLiberacao = 'Liberação médica anotada';

export const tituloDoPlanoRetido = 'Plano para depois da liberação médica';

/** Why neither points nor sessions are on paper, and what brings them there. */
export const porQueFaltaOPlano =
  'Pontos, terapias, orientações e sessões não saem no papel enquanto há um encaminhamento para hoje. Depois da liberação médica, anote-a na revisão e assine o relatório: a versão assinada traz o plano.';

/** Above the plan on the screen. */
export const avisoDoPlanoRetido = 'Nada disto se faz hoje: antes vem o atendimento médico.';
