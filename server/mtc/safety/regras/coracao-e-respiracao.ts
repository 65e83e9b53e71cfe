// Sources: GINA, Global Strategy for Asthma Management and Prevention (2024), control of symptoms; WHO, Guidelines on Basic Training and
// Safety in Acupuncture (1999), section 4; Ministério da Saúde, PCDT Doença de Chagas (2018); NICE NG202, Obstructive sleep apnoea (2021).

import { eDeOutraIdade } from '../../leitura/idades.ts';
import { contaExame } from '../coracao-examinado.ts';
import { certezaDoPadrao } from '../dito.ts';
import type { Frase } from '../frase.ts';
import { lerDuracoes } from '../quantidades.ts';
import { aoRelatar, moxa, oms, qualquerUm, type RegraClinica, relatada } from '../regra.ts';
import type { Relatos } from '../relatos.ts';
import { apertoExaminado } from '../sinais-de-alerta.ts';

/** In years. */
const idadeDaMoxaNaAsma = 12;

const coracao = { sempre: ['doenca_coracao', 'insuficiencia_cardiaca'] };
const cuidadoDoCoracao =
  'estímulo suave, sessões curtas e sem corrente elétrica; tronco elevado se houver falta de ar. Dor no peito, desmaio ou palpitação nova interrompem a sessão e pedem avaliação médica.';

const descongestionante =
  /\b(neosoro|oximetazolina|nafazolina|xilometazolina|fenoxazolina|afrin|aturgyl|naridrin|nasivin|otrivina|privina|conidrin|adnax|descongestionante nasal|vasoconstritor nasal)\b/;

/** Used today, unless the text says that it was for a week at most. */
function usaDescongestionante(frase: Frase): boolean {
  if (certezaDoPadrao(frase, descongestionante) !== 'certo') return false;
  // "De duas em duas horas" tells how often, not for how long.
  const dias = lerDuracoes(frase.palavras).filter((um) => um >= 1);
  return dias.length === 0 || Math.max(...dias) > 7;
}

/** What the air brings to nose and chest. */
const doAr =
  /\b(acaros?|rinite|poeira|po (domestico|de casa)|mofo|fumaca|bronquite|bronquiolite|chiado|chieira|alergia respiratoria|sinusite alergica|polen)\b/;

/** Asthma of today; one of the childhood without an attack since has no inhaler that could be left out. */
const asmaDeHoje = aoRelatar(
  { hoje: ['broncodilatador'], duradoura: ['asma'] },
  {
    informado: 'Asma ou remédio de alívio dos brônquios informado',
    confirmar: 'se há asma hoje',
    cuidado:
      'o remédio inalado não é reduzido nem suspenso por causa das sessões, somente por quem o receitou; o de alívio fica à mão durante a sessão, sem decúbito ventral se houver falta de ar. Crise que não cede: SAMU (192).',
  },
);

/** Rules for a sick heart, and for lungs and sleep that somebody already treats. */
const data =
  /\b(janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|semana passada|(mes|ano) (passado|retrasado)|este (mes|ano)|ontem|anteontem)\b/;

/** The examination was told with its date: nobody asks for it. */
function contaQuandoFoi({ frases }: Relatos): boolean {
  return frases.some(
    (frase) => contaExame(frase) && (data.test(frase.texto) || lerDuracoes(frase.palavras).length > 0),
  );
}

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
    motivo: (dados, relatos) =>
      apertoExaminado(relatos, dados)
        ? `Aperto ou dor no peito com exame do coração contado como normal: confirme ${contaQuandoFoi(relatos) ? 'que nada mudou desde então' : 'a data do exame'}. Se for diferente do que já foi examinado, vier com esforço, suor frio ou falta de ar, avaliação médica antes de tratar.`
        : null,
    efeito: {},
  },
  {
    id: 'asma',
    gravidade: 'cautela',
    fonte: 'GINA, Global Strategy for Asthma Management and Prevention (2024)',
    motivo: (dados, relatos, protocolo) =>
      relatos.certeza('asma') === 'passado' && relatos.certeza('broncodilatador') === null
        ? 'Asma contada como passada. Confirme se houve crise, chiado ou remédio de alívio depois; chiado ou falta de ar no dia: não tratar e encaminhar.'
        : asmaDeHoje(dados, relatos, protocolo),
    efeito: {},
    // Smoke and heat close to a child that wheezes are not worth their risk.
    efeitoDe: ({ idade }) =>
      idade < idadeDaMoxaNaAsma ? { semMoxa: true, retirarTerapias: moxa, retirarFrases: moxa } : {},
  },
  {
    id: 'fumaca_na_crianca_alergica',
    gravidade: 'evitar',
    fonte: 'ASBAI e SBP, Guia prático da rinite alérgica (2024): irritantes do ar',
    motivo: ({ idade }, relatos) =>
      idade < idadeDaMoxaNaAsma &&
      relatos.frases.some(
        (frase) =>
          certezaDoPadrao(frase, doAr) !== null &&
          // A bronchiolitis of the first year that never came back is no allergy.
          !(eDeOutraIdade(frase.palavras, idade) && /\b(nunca mais|nao voltou|curou|curad\w+)\b/.test(frase.texto)),
      )
        ? 'Criança com alergia do nariz ou do peito na ficha: sem moxa com fumaça, incenso nem cheiro forte, que podem trazer crise.'
        : null,
    efeito: { semMoxa: true, retirarTerapias: qualquerUm(moxa, /\b(aromaterap\w*|incensos?)\b/), retirarFrases: moxa },
  },
  {
    id: 'descongestionante_nasal',
    gravidade: 'cautela',
    fonte: 'ANVISA, bulário eletrônico (nafazolina, oximetazolina); ARIA (2020), rinite medicamentosa',
    motivo: (_dados, relatos) =>
      relatos.frases.some((frase) => frase.campo !== 'alergias' && usaDescongestionante(frase))
        ? 'Descongestionante de pingar no nariz na ficha: confirme há quanto tempo e quantas vezes ao dia. Por mais de uma semana ele próprio entope o nariz (rebote) e pode subir a pressão, acelerar o coração e tirar o sono: medir a pressão e sugerir avaliação médica para a retirada aos poucos.'
        : null,
    efeito: {},
  },
];
