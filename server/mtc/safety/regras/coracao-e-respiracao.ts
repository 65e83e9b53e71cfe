// Sources: GINA, Global Strategy for Asthma Management and Prevention (2024), control of symptoms; WHO, Guidelines on Basic Training and
// Safety in Acupuncture (1999), section 4; Ministério da Saúde, PCDT Doença de Chagas (2018); NICE NG202, Obstructive sleep apnoea (2021).

import { comAcento } from '../../catalog/remedios.ts';
import { eDeOutraIdade } from '../../leitura/idades.ts';
import { contaExame } from '../coracao-examinado.ts';
import { certezaDoPadrao } from '../dito.ts';
import type { Frase } from '../frase.ts';
import { lerDuracoes, lerPressoes } from '../quantidades.ts';
import { aoRelatar, listar, moxa, oms, qualquerUm, type RegraClinica, relatada } from '../regra.ts';
import type { Relatos } from '../relatos.ts';
import { apertoExaminado } from '../sinais-de-alerta.ts';
import { tomadosDaClasse } from '../uso-do-remedio.ts';

/** In years. */
const idadeDaMoxaNaAsma = 12;

const coracao = { sempre: ['doenca_coracao', 'insuficiencia_cardiaca'] };
const cuidadoDoCoracao =
  'estímulo suave, sessões curtas e sem corrente elétrica; tronco elevado se houver falta de ar. Dor no peito, falta de ar ou desmaio: parar a sessão e SAMU (192); palpitação nova: médico hoje.';

const oxigenioEmCasa =
  /\b(oxigenio (em casa|domiciliar|portatil|medicinal|continuo|a noite|para dormir)|(concentrador|cilindro|torpedo|cateter( nasal)?|bala) de oxigenio|(us[oa]|usando|depend\w+( \w+)?) (de |o )?oxigenio|oxigenoterapia)\b/;

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
  /\b(acaros?|rinite|poeira|po (domestico|de casa)|mofo|fumaca|bronquite|chiado|chieira|alergia respiratoria|sinusite alergica|polen)\b/;

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

const semBombinha = aoRelatar(
  { duradoura: ['asma'] },
  {
    informado: 'Asma informada',
    confirmar: 'se há asma hoje',
    cuidado:
      'pergunte pelo remédio de alívio, que fica à mão se ela o usa; sem decúbito ventral se houver falta de ar. Crise que não cede: SAMU (192).',
  },
);

/** Rules for a sick heart, and for lungs and sleep that somebody already treats. */
const data =
  /\b(janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|semana passada|(mes|ano) (passado|retrasado)|este (mes|ano)|ontem|anteontem)\b/;

const fibrilacao =
  /\bfibrilac(ao|oes)( (no|do|de|na))?( (atrial|coracao|auricular|paroxistica|permanente|cronica))?\b|\bflutter( atrial)?\b|\bfa (cronica|paroxistica|permanente|persistente|anticoagulada)\b|\barritmia (cardiaca|do coracao|controlada|em tratamento)\b/;
function temFibrilacao({ frases }: Relatos): boolean {
  return frases.some(
    (frase) =>
      frase.campo !== 'objetivosCliente' &&
      (certezaDoPadrao(frase, fibrilacao) !== null || minhaFibrilacao.test(frase.texto)),
  );
}

/** Her own clear words, where a relative at the other end of a dictated sentence took the whole of it. */
const minha =
  '(?<!\\b(?:nao|n|nunca) )\\b(?:tenho|sofro de|trato)(?: (?!(?:nao|nunca|sem|nem|mae|pai|marido|esposa|irma|irmao)\\b)\\w+)';
const minhaFibrilacao = new RegExp(`${minha}{0,3} (?:fibrilac\\w+|arritmia)\\b`);
const minhaPressao = new RegExp(`${minha}{0,9} (?:pressao alta|hipertensao)\\b`);

function temPressaoAlta(relatos: Relatos): boolean {
  return (
    relatos.diz('hipertensao') ||
    relatos.frases.some(({ campo, texto }) => campo !== 'objetivosCliente' && minhaPressao.test(texto))
  );
}

const daPressao = [
  'ieca',
  'bra',
  'betabloqueador',
  'bloqueadorDeCalcio',
  'tiazida',
  'antihipertensivoCentral',
] as const;

/** The pressure of the client as it was written; '' where none was, or one of another day or person. */
function pressaoEscrita({ frases }: Relatos): string {
  for (const frase of frases) {
    for (const { sistolica, diastolica, indice } of lerPressoes(frase)) {
      const marca = frase.marcas[indice];
      if (marca?.deOutro || marca?.passada || diastolica === null) continue;
      return `${sistolica} por ${diastolica}`;
    }
  }
  return '';
}

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
    lePlano: true,
    motivo: (dados, relatos, protocolo) => {
      if (!relatada(coracao, relatos) && relatada({ sempre: ['chagas'] }, relatos) === 'certo')
        return `Doença de Chagas informada: confirme se o coração foi avaliado. Até lá: ${cuidadoDoCoracao}`;
      // In words that the reader knows as no illness.
      if (temFibrilacao(relatos) && !relatada({ sempre: [...coracao.sempre, 'chagas'] }, relatos))
        return `Fibrilação ou arritmia do coração informada: ${cuidadoDoCoracao}`;
      return aoRelatar(
        { sempre: [...coracao.sempre, 'chagas'] },
        {
          informado: relatos.diz('chagas')
            ? 'Doença do coração e doença de Chagas informadas'
            : temFibrilacao(relatos)
              ? 'Fibrilação ou arritmia do coração informada'
              : 'Doença do coração informada',
          confirmar: 'se há doença do coração',
          cuidado: cuidadoDoCoracao,
        },
      )(dados, relatos, protocolo);
    },
    efeito: { semEletro: true, retencaoMax: 20 },
  },
  {
    id: 'pressao_alta_tratada',
    gravidade: 'cautela',
    fonte: 'Sociedade Brasileira de Cardiologia, Diretrizes Brasileiras de Hipertensão (2020)',
    motivo: (dados, relatos) => {
      if (!temPressaoAlta(relatos) || dados.gestante === 'sim') return null;
      const remedios = [...new Set(tomadosDaClasse(relatos, daPressao).map(comAcento))];
      if (remedios.length === 0) return null;
      const medida = pressaoEscrita(relatos);
      return `Pressão alta em tratamento (${listar(remedios)})${medida === '' ? '' : `, na ficha ${medida}`}: medir antes da sessão e levantar devagar; a partir de 18 por 11, não tratar e avaliação médica no mesmo dia. Nenhum desses remédios se para nem se diminui por conta própria.`;
    },
    efeito: {},
  },
  {
    id: 'aperto_no_peito_examinado',
    gravidade: 'cautela',
    fonte: 'NICE CG95, Recent-onset chest pain',
    motivo: (dados, relatos) =>
      apertoExaminado(relatos, dados)
        ? `Aperto ou dor no peito com exame do coração contado como normal: confirme ${contaQuandoFoi(relatos) ? 'que nada mudou desde então' : 'a data do exame'}. Se for diferente do que já foi examinado ou vier com esforço: médico antes de tratar; com suor frio ou falta de ar: SAMU (192).`
        : null,
    efeito: {},
  },
  {
    id: 'asma',
    gravidade: 'cautela',
    fonte: 'GINA, Global Strategy for Asthma Management and Prevention (2024)',
    lePlano: true,
    motivo: (dados, relatos, protocolo) =>
      relatos.certeza('asma') === 'passado' && relatos.certeza('broncodilatador') === null
        ? 'Asma contada como passada. Confirme se houve crise, chiado ou remédio de alívio depois; chiado ou falta de ar no dia: não tratar e encaminhar.'
        : // Nobody told of an inhaler that could be at hand.
          relatos.certeza('broncodilatador') === null
          ? semBombinha(dados, relatos, protocolo)
          : asmaDeHoje(dados, relatos, protocolo),
    efeito: {},
    // Smoke and heat close to a child that wheezes are not worth their risk.
    efeitoDe: ({ idade }) =>
      idade < idadeDaMoxaNaAsma ? { semMoxa: true, retirarTerapias: moxa, retirarFrases: moxa } : {},
  },
  {
    id: 'fumaca_na_crianca_alergica',
    gravidade: 'evitar',
    fonte: 'ASBAI, Guia prático sobre controle ambiental para pacientes com rinite alérgica (2017)',
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
    fonte: 'ANVISA, bulário eletrônico (nafazolina, oximetazolina)',
    motivo: (_dados, relatos) =>
      relatos.frases.some((frase) => frase.campo !== 'alergias' && usaDescongestionante(frase))
        ? 'Descongestionante de pingar no nariz na ficha: confirme há quanto tempo e quantas vezes ao dia. Por mais de uma semana ele próprio entope o nariz (rebote) e pode subir a pressão, acelerar o coração e tirar o sono: medir a pressão e sugerir avaliação médica para a retirada aos poucos.'
        : null,
    efeito: {},
  },
  {
    id: 'oxigenio_em_casa',
    gravidade: 'evitar',
    fonte: 'BTS, Guidelines for home oxygen use in adults (2015)',
    motivo: (_dados, { frases }) =>
      frases.some((frase) => frase.campo !== 'objetivosCliente' && certezaDoPadrao(frase, oxigenioEmCasa) === 'certo')
        ? 'Oxigênio em uso: nenhuma moxa, vela, incenso nem aparelho que aqueça, em casa ou na maca, porque o oxigênio alimenta o fogo; sem óleo nem pomada gordurosa no rosto.'
        : null,
    efeito: {
      semMoxa: true,
      retirarTerapias: qualquerUm(moxa, /\bincensos?\b|\bvelas?\b|\bventosa\w*( com)? fogo\b/),
      retirarOrientacoes: qualquerUm(moxa, /\bincensos?\b|\bvelas?\b/),
      retirarFrases: moxa,
    },
  },
];
