// Sources: GINA, Global Strategy for Asthma Management and Prevention (2024), control of symptoms; WHO, Guidelines on Basic Training and
// Safety in Acupuncture (1999), section 4; Ministério da Saúde, PCDT Doença de Chagas (2018); NICE NG202, Obstructive sleep apnoea (2021).
import { aoRelatar, oms, type RegraClinica, relatada } from '../regra.ts';
import { apertoExaminado } from '../sinais-de-alerta.ts';

const coracao = { sempre: ['doenca_coracao', 'insuficiencia_cardiaca'] };
const cuidadoDoCoracao =
  'estímulo suave, sessões curtas e sem corrente elétrica; tronco elevado se houver falta de ar. Dor no peito, desmaio ou palpitação nova interrompem a sessão e pedem avaliação médica.';

/** Rules for a sick heart, and for lungs and sleep that somebody already treats. */
export const regrasDeCoracaoERespiracao: readonly RegraClinica[] = [
  {
    id: 'doenca_do_coracao',
    gravidade: 'evitar',
    fonte: `${oms}, seção 4; Ministério da Saúde, PCDT Doença de Chagas (2018)`,
    motivo: (dados, relatos, protocolo) => {
      if (!relatada(coracao, relatos) && relatada({ sempre: ['chagas'] }, relatos) === 'certo')
        return `Doença de Chagas informada: confirme se o coração foi avaliado. Até lá: ${cuidadoDoCoracao}`;
      return aoRelatar(
        { sempre: [...coracao.sempre, 'chagas'] },
        {
          informado: relatos.diz('chagas')
            ? 'Doença do coração e doença de Chagas informadas'
            : 'Doença do coração informada',
          confirmar: 'se há doença do coração',
          cuidado: cuidadoDoCoracao,
        },
      )(dados, relatos, protocolo);
    },
    efeito: { semEletro: true, retencaoMax: 20 },
  },
  {
    id: 'aperto_no_peito_examinado',
    gravidade: 'cautela',
    fonte: 'NICE CG95, Recent-onset chest pain',
    motivo: (_dados, relatos) =>
      apertoExaminado(relatos)
        ? 'Aperto ou dor no peito com exame do coração contado como normal: confirme a data do exame. Se for diferente do que já foi examinado, vier com esforço, suor frio ou falta de ar, avaliação médica antes de tratar.'
        : null,
    efeito: {},
  },
  {
    id: 'asma',
    gravidade: 'cautela',
    fonte: 'GINA, Global Strategy for Asthma Management and Prevention (2024)',
    motivo: aoRelatar(
      { hoje: ['asma', 'broncodilatador'] },
      {
        informado: 'Asma ou remédio de alívio dos brônquios informado',
        confirmar: 'se há asma hoje',
        cuidado:
          'o remédio inalado não é reduzido nem suspenso por causa das sessões, somente por quem o receitou; o de alívio fica à mão durante a sessão, sem decúbito ventral se houver falta de ar. Crise que não cede: SAMU (192).',
      },
    ),
    efeito: {},
  },
];
