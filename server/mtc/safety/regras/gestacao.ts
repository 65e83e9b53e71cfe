// Sources: WHO, Guidelines on Basic Training and Safety in Acupuncture (1999), section 2.1; Betts and Budd, Forbidden points in
// pregnancy, Acupunct Med 29 (2011); Maciocia, Obstetrics and Gynecology in Chinese Medicine (2nd ed., 2011); WHO, Medical
// Eligibility Criteria for Contraceptive Use (5th ed., 2015), headaches.
import { menciona } from '../mencoes.ts';
import { extrasEvitarGestacao, pontosCautelaGestacao, pontosEvitarGestacao } from '../pontos-de-risco.ts';
import { type EfeitoClinico, eletro, oms, podeGestar, qualquerUm, type RegraClinica, sangria } from '../regra.ts';

const auricularesDeParto =
  /\b(utero|uterin\w*|ovari\w*|endocrin\w*|pelv\w*|genita\w*|anexos|gonad\w*|hipofise|pituitari\w*|abdome|abdominal|lomb\w*|sacr\w*)\b/;

const efeitoGestacao: EfeitoClinico = {
  retirarPontos: pontosEvitarGestacao,
  retirarExtras: extrasEvitarGestacao,
  retirarAuriculares: auricularesDeParto,
  retirarTerapias: qualquerUm(eletro, sangria),
  retirarFrases: qualquerUm(eletro, sangria),
  semEletro: true,
  semDispersar: true,
  retencaoMax: 20,
  cautelaPontos: {
    codigos: pontosCautelaGestacao,
    texto: 'Gestação: só com inserção rasa e estímulo suave; evitar a partir do quarto mês',
  },
  cautelaTerapias: {
    padrao:
      /\b(ventosa\w*|gua ?sha|moxa\w*|moxibust\w*|massagem|tui ?na|fitoterap\w*|oleos? essencia\w*|aromaterap\w*|reflexolog\w*)\b/,
    texto: 'Na gestação, somente com o acordo de quem acompanha o pré-natal, e nunca sobre abdome, lombar ou sacro.',
  },
  cautelaOrientacoes: {
    padrao: /\b(canela|arruda|boldo|sene|artemisia|ginseng|angelica|dong quai|gengibre em capsula\w*)\b/,
    texto: 'Na gestação, confirme antes com quem acompanha o pré-natal.',
  },
};

const elegibilidade = 'OMS, Medical Eligibility Criteria for Contraceptive Use, 5ª ed. (2015)';

/** Rules for pregnancy and contraception. Rules that ask for a physician come first. */
export const regrasDaGestacao: readonly RegraClinica[] = [
  {
    id: 'anticoncepcional_com_enxaqueca',
    gravidade: 'encaminhar',
    fonte: elegibilidade,
    motivo: ({ anticoncepcionalHormonal }, relatos) =>
      anticoncepcionalHormonal === 'sim' && menciona(relatos, enxaqueca, true)
        ? 'Enxaqueca e uso de anticoncepcional hormonal informados: pedir avaliação médica do método, sem demora se houver aura (alteração da visão, da fala ou da sensibilidade). O uso não deve ser alterado sem essa avaliação.'
        : null,
    efeito: {},
  },
  {
    id: 'anticoncepcional_hormonal',
    gravidade: 'cautela',
    fonte: elegibilidade,
    motivo: ({ anticoncepcionalHormonal }, relatos) =>
      anticoncepcionalHormonal === 'sim' && !menciona(relatos, enxaqueca, true)
        ? 'Uso de anticoncepcional hormonal informado: se houver enxaqueca, ou se ela surgir, pedir avaliação médica do método.'
        : null,
    efeito: {},
  },
  {
    id: 'gestacao',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.1`,
    motivo: (dados, relatos) => {
      if (dados.gestante === 'sim' || menciona(relatos, gravidezAtual, true)) {
        return 'Gestação informada: ficam de fora pontos que podem estimular contrações, o baixo abdome, a região lombossacra e os auriculares ligados ao parto, pois o trimestre não é conhecido.';
      }
      if (!podeGestar(dados)) return null;
      if (dados.gestante === 'desconheco' || (dados.gestante === null && dados.cicloRegular === 'amenorreia')) {
        return 'Gestação não descartada em idade fértil: até que se confirme, valem os mesmos cuidados da gestação.';
      }
      if (menciona(relatos, atrasoMenstrual, true) && dados.gestante !== 'nao') {
        return 'Atraso menstrual informado em idade fértil: até que se confirme, valem os mesmos cuidados da gestação.';
      }
      return menciona(relatos, querEngravidar, true)
        ? 'Tentativa de engravidar informada: como a gestação pode estar no início, valem os mesmos cuidados.'
        : null;
    },
    efeito: efeitoGestacao,
  },
  {
    id: 'gestacao_nao_perguntada',
    gravidade: 'cautela',
    fonte: `${oms}, seção 2.1`,
    motivo: (dados) =>
      podeGestar(dados) && dados.gestante === null && dados.cicloRegular !== 'amenorreia'
        ? 'A pergunta sobre gestação ficou sem resposta: confirme antes de usar os pontos assinalados.'
        : null,
    efeito: {
      cautelaPontos: {
        codigos: new Set([...pontosEvitarGestacao, ...extrasEvitarGestacao]),
        texto: 'Confirmar antes que não há gestação',
      },
    },
    somenteSeMudar: true,
  },
];

// With the usual misspellings: "inxaqueca", "enchaqueca".
const enxaqueca = /\b([ei]n(x|ch)aquec\w*|migranea\w*)\b/;
// A pregnancy now, not in the past: "ficou grávida em 2010" and "duas gestações" do not count.
const outrora = '(?<!\\b(ficou|fiquei|quando|estava|estive|esteve|foi|fui|enquanto|engravidou|ja) )';
const semData =
  '(?! (em|no ano de|por volta de) (19|20)\\d\\d| (ha|faz) \\d+ anos| (duas|tres|quatro|varias|\\d+) vezes)';
const semanas = '\\d+ ?[ªºao]? ?(semanas?|sem|meses|mes)';
const gravidezAtual = new RegExp(
  [
    `${outrora}\\b(gravid[ao]|gestante)\\b${semData}`,
    `\\b(gravidez|gestacao)( \\w+){0,2} (de|com) ${semanas}\\b`,
    `\\b${semanas} de (gravidez|gestacao)\\b`,
    '\\b(\\w+ (mes|trimestre)|\\d ?[ªºao]? ?trimestre) d[ea] (gravidez|gestacao)\\b',
    '\\b(gravidez|gestacao) (atual|em curso|de risco|de alto risco|gemelar|recente|confirmada|inicial|em andamento)\\b',
    '\\b(suspeita|possibilidade|chance) de (gravidez|gestacao)\\b|\\bpossivel (gravidez|gestacao)\\b',
    '\\b(beta ?-?hcg|b-?hcg|(teste|exame) de gravidez)[:,]?( \\w+){0,3} positivo\\b',
    '\\b(a espera|espera|esperando)( \\w+){0,3} (bebe|nenem|filh[oa]|gemeos|gemeas)\\b',
    '\\b(faz|fazendo|faco|iniciou|comecou|em|acompanhamento|consultas?)( \\w+)? pre-? ?natal\\b',
    '\\b(dpp|data provavel d[oe] parto)\\b|\\bbarriga de \\d+ (meses|semanas)\\b|\\bbebe nasce em\\b',
  ].join('|'),
);
const querEngravidar =
  /\b(tentando|tentamos|tenta|quero|quer|deseja|planeja|planejando) (\w+ )?engravidar\b|\btentantes?\b|\b(fertilizacao in vitro|fiv|inseminacao|inducao da ovulacao|transferencia de embriao|sem (metodo )?anticoncepcional)\b/;
const atrasoMenstrual =
  /\b(menstruacao|regra|ciclo)( \w+){0,2} atrasad[ao]\b|\batraso (menstrual|da menstruacao)\b|\bmenstruacao nao (desceu|veio)\b/;
