import type { Protocolo } from '@meridia/shared/relatorio.ts';
import { semQueixa } from '../protocolo/estimar-prognostico.ts';
import { esperaPelaResposta, esperaPeloMedico, temUrgencia } from '../safety/conferir-relatorio.ts';
import { contar, limitar, minuscula, paragrafo, porExtenso } from './portugues.ts';
import type { Redacao } from './redacao.ts';

/** What to change first at home. */
export function escreverOrientacoes({ escolha, facts }: Redacao, { orientacoes }: Protocolo): string {
  if (temUrgencia(facts.dados))
    return paragrafo('Antes de qualquer mudança em casa vem o atendimento médico pedido na Segurança');
  if (orientacoes.length === 0) return paragrafo('Não há orientações de estilo de vida nesta avaliação');
  const essenciais = orientacoes.filter(({ prioridade }) => prioridade === 'Essencial').length;
  const quantas = `${porExtenso(essenciais, 'a')} ${essenciais === 1 ? 'orientação essencial' : 'orientações essenciais'}`;
  return paragrafo(
    essenciais === 0
      ? 'Nenhuma orientação é urgente: começa-se pela que couber melhor na rotina'
      : escolha('essenciais', [
          `Convém começar por ${quantas}; as demais entram aos poucos`,
          `O começo está em ${quantas}; as outras, uma por semana`,
        ]),
  );
}

/** Rhythm, phases and the date of the next review. */
export function escreverSessoes({ escolha, facts }: Redacao, { sessoes }: Protocolo): string {
  const total = contar(sessoes.total, 'sessão', 'sessões', 'a');
  // "Oito sessões, uma por semana": the word is not said twice.
  const dito = minuscula(sessoes.frequencia.trim())
    .replace(/\.$/, '')
    .replace(/ sess(ão|ões)\b/, '');
  return limitar(
    paragrafo(
      esperaPeloMedico(facts.dados)
        ? 'Nenhuma sessão antes da avaliação médica pedida na Segurança; o plano vale depois dela'
        : esperaPelaResposta(facts.dados)
          ? 'Nenhuma sessão antes de respondida cada pergunta que a Segurança faz; com um sim, o plano espera a avaliação médica'
          : '',
      `${escolha('ritmo', [`O plano prevê ${total}`, `São ${total} ao todo`])}, ${dito}`,
      escolha('rever', [
        'A cada fase, convém rever sintomas, língua e pulso',
        'Antes de passar de fase, sintomas, língua e pulso dizem se é hora',
      ]),
    ),
    1800,
  );
}

/** Only of a good outlook must be said that it is no promise. */
export function escreverPrognostico({ prognostico }: Protocolo): string {
  const { nivel, razoes } = prognostico;
  if (razoes.includes(semQueixa)) return paragrafo(semQueixa);
  return limitar(
    paragrafo(
      nivel === 'reservado' && razoes.some((razao) => respostaRapida.test(razao)) ? soReservado : inicios[nivel],
      ...razoes,
      nivel === 'favoravel' ? 'É uma expectativa, e não uma promessa' : '',
    ),
    1800,
  );
}

/** Beside it a slow answer is not foretold. */
const respostaRapida = /rápida|cedo/;
const soReservado = 'O prognóstico energético fica em aberto';

const inicios: Record<Protocolo['prognostico']['nivel'], string> = {
  favoravel: 'O prognóstico energético é favorável, com sessões regulares',
  reservado: 'O prognóstico energético fica em aberto: espera-se resposta gradual',
  cauteloso: 'O prognóstico energético pede cautela, com metas curtas e acompanhamento médico em paralelo',
};
