// Sources: WHO, Guidelines on Basic Training and Safety in Acupuncture (1999), section 2.1; Betts and Budd, Forbidden points in
// pregnancy, Acupunct Med 29 (2011); Maciocia, Obstetrics and Gynecology in Chinese Medicine (2nd ed., 2011); WHO, Medical
// Eligibility Criteria for Contraceptive Use (5th ed., 2015), headaches.
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

const gravidez = ['gestante', 'gravidez_escrita'];

const elegibilidade = 'OMS, Medical Eligibility Criteria for Contraceptive Use, 5ª ed. (2015)';

/** Rules for pregnancy and contraception. Rules that ask for a physician come first. */
export const regrasDaGestacao: readonly RegraClinica[] = [
  {
    id: 'anticoncepcional_com_enxaqueca',
    gravidade: 'encaminhar',
    fonte: elegibilidade,
    motivo: ({ anticoncepcionalHormonal }, relatos) =>
      anticoncepcionalHormonal === 'sim' && relatos.diz('enxaqueca')
        ? 'Enxaqueca e uso de anticoncepcional hormonal informados: sugerir avaliação médica do método, sem demora se houver aura (alteração da visão, da fala ou da sensibilidade). O uso não deve ser alterado sem essa avaliação.'
        : null,
    efeito: {},
  },
  {
    id: 'anticoncepcional_hormonal',
    gravidade: 'cautela',
    fonte: elegibilidade,
    motivo: ({ anticoncepcionalHormonal }, relatos) =>
      anticoncepcionalHormonal === 'sim' && !relatos.diz('enxaqueca')
        ? 'Uso de anticoncepcional hormonal informado: se houver enxaqueca, ou se ela surgir, sugerir avaliação médica do método.'
        : null,
    efeito: {},
  },
  {
    id: 'gestacao',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.1`,
    motivo: ({ gestante }, relatos) =>
      gestante === 'sim' || relatos.diz(...gravidez)
        ? 'Gestação informada: ficam de fora pontos que podem estimular contrações, o baixo abdome, a região lombossacra e os auriculares ligados ao parto, pois o trimestre não é conhecido.'
        : null,
    efeito: efeitoGestacao,
  },
  {
    id: 'gestacao_possivel',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.1`,
    motivo: (dados, relatos) => {
      if (dados.gestante === 'sim' || relatos.diz(...gravidez)) return null;
      if (relatos.certeza(...gravidez) === 'incerto')
        return 'Confirme se há gestação, pois o texto a deixa em aberto: até lá, valem os mesmos cuidados da gestação.';
      if (!podeGestar(dados)) return null;
      if (dados.gestante === 'desconheco' || (dados.gestante === null && dados.cicloRegular === 'amenorreia'))
        return 'Gestação não descartada em idade fértil: até que se confirme, valem os mesmos cuidados da gestação.';
      if (relatos.diz('atraso_menstrual') && dados.gestante !== 'nao')
        return 'Atraso menstrual informado em idade fértil: até que se confirme, valem os mesmos cuidados da gestação.';
      return relatos.certeza('tentativa_gestar') !== null
        ? 'Tentativa de engravidar informada: como uma gestação pode estar no início, valem os mesmos cuidados.'
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
