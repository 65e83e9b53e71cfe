// Sources: WHO, Guidelines on Basic Training and Safety in Acupuncture (1999), section 2.1; Betts and Budd, Forbidden points in
// pregnancy, Acupunct Med 29 (2011); Maciocia, Obstetrics and Gynecology in Chinese Medicine (2nd ed., 2011); WHO, Medical
// Eligibility Criteria for Contraceptive Use (5th ed., 2015), headaches.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { nomesComEstrogenio, nomesSemEstrogenio } from '../alarmes.ts';
import { antesDaOvulacao, type Ciclo, diasDesdeAMenstruacao, gestacaoRespondida } from '../ciclo.ts';
import { certezaDoPadrao, lugaresDoPadrao } from '../dito.ts';
import {
  extrasEvitarGestacao,
  extrasSuavesGestacao,
  pontosCautelaGestacao,
  pontosEvitarGestacao,
  pontosSuavesGestacao,
  ventreELombar,
} from '../pontos-de-risco.ts';
import { lerSemanasDeGestacao, lerSemanasDeHoje } from '../quantidades.ts';
import { type EfeitoClinico, listar, oms, podeGestar, type RegraClinica, sangria } from '../regra.ts';
import type { Relatos } from '../relatos.ts';
import { falaDaTransferencia, testeEmAberto, transferiuHaPouco } from '../transferencia-de-embriao.ts';

const auricularesDeParto =
  /\b(utero|uterin\w*|ovari\w*|endocrin\w*|pelv\w*|genita\w*|anexos|gonad\w*|hipofise|pituitari\w*|abdome|abdominal|lomb\w*|sacr\w*)\b/;

/** What the first weeks allow with a shallow needle, and what any week does with a weak one. */
const suaves: ReadonlySet<string> = new Set([...pontosSuavesGestacao, ...extrasSuavesGestacao]);
const pontosComCuidado: ReadonlySet<string> = new Set([...pontosCautelaGestacao, ...suaves]);

/** What holds in every week. */
const emTodaGestacao: EfeitoClinico = {
  retirarExtras: extrasEvitarGestacao,
  retirarAuriculares: auricularesDeParto,
  retirarTerapias: sangria,
  retirarFrases: sangria,
  semEletro: true,
  semMoxa: ventreELombar,
  semDispersar: true,
  retencaoMax: 20,
  insercaoRasa: pontosComCuidado,
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

/** From the fourth month on the upper abdomen is avoided (WHO 1999, section 2.1). */
const semanasDoSegundoTrimestre = 13;
/** From mid-pregnancy on the womb presses on the great vein when she lies on her back (ACOG; Ministério da Saúde, 2022). */
const semanasSemDecubitoDorsal = 20;

/** Completed weeks that the texts tell; null when they tell none. */
export function semanasDe(dados: DadosAnamnese, relatos: Relatos): number | null {
  const gestante = dados.gestante === 'sim' || relatos.diz(...gravidez);
  // What is told as today's week outweighs every other number, also among her aims, which count other weeks.
  const deHoje = relatos.frases.flatMap((frase) =>
    gestante && frase.campo !== 'alergias' ? lerSemanasDeHoje(frase) : [],
  );
  if (deHoje.length > 0) return Math.max(...deHoje);
  const semanas = relatos.frases.flatMap((frase) =>
    frase.campo === 'objetivosCliente' || frase.campo === 'alergias'
      ? []
      : (lerSemanasDeGestacao(frase, gestante) ?? []),
  );
  return semanas.length > 0 ? Math.max(...semanas) : null;
}

const deCostas = ' Não deitar de costas: de lado, de preferência o esquerdo, ou com o tronco elevado.';

function ateOnde(semanas: number | null): string {
  if (semanas === null)
    return `e, como o trimestre não é conhecido, valem os cuidados de todos: também o alto do abdome; sem moxa nem calor no abdome e na lombar.${deCostas} Pergunte de quantas semanas está.`;
  const trimestre = semanas < semanasDoSegundoTrimestre ? 'primeiro' : semanas < 28 ? 'segundo' : 'terceiro';
  const alto = semanas < semanasDoSegundoTrimestre ? '' : '; também o alto do abdome, a partir do quarto mês';
  const deitada = semanas < semanasSemDecubitoDorsal ? '' : deCostas;
  return `no ${trimestre} trimestre (${semanas} semanas contadas)${alto}; sem moxa nem calor no abdome e na lombar.${deitada}`;
}

/** The upper abdomen stays, with care, as long as the first trimester is certain. */
const efeitoNoPrimeiroTrimestre: EfeitoClinico = {
  ...emTodaGestacao,
  retirarPontos: pontosEvitarGestacao,
  cautelaPontos: {
    codigos: pontosComCuidado,
    texto: 'Gestação: só com inserção rasa e estímulo suave; evitar a partir do quarto mês',
  },
};

/** A pregnancy that may have begun, and would be of few weeks. */
const efeitoNoInicio: EfeitoClinico = {
  ...efeitoNoPrimeiroTrimestre,
  cautelaPontos: {
    codigos: pontosComCuidado,
    texto: 'Gestação possível: só com inserção rasa e estímulo suave',
  },
};

const efeitoNoSegundoTrimestre: EfeitoClinico = {
  ...emTodaGestacao,
  retirarPontos: new Set(
    [...pontosEvitarGestacao, ...pontosCautelaGestacao].filter((codigo) => !pontosSuavesGestacao.has(codigo)),
  ),
  cautelaPontos: { codigos: suaves, texto: 'Gestação: só com inserção rasa e estímulo suave' },
};

/** Also where nobody told the week: what one trimester forbids is then forbidden. */
const efeitoDeTodos: EfeitoClinico = {
  ...efeitoNoSegundoTrimestre,
  trocarPosicao: [
    { de: /^decubito dorsal( com o tronco elevado)?$/, para: 'decúbito lateral, ou com o tronco elevado' },
    { de: /^decubito ventral/, para: 'decúbito lateral' },
  ],
};

/** A few days after a transfer nobody lies on the belly, and nobody counts the days of a cycle that may be a pregnancy. */
const efeitoDaTransferencia: EfeitoClinico = {
  ...efeitoNoSegundoTrimestre,
  trocarPosicao: [{ de: /^decubito ventral/, para: 'decúbito lateral' }],
  retirarOrientacoes: /\b(ciclo|fluxo|menstrua\w*)\b/,
};

function efeitoNaSemana(semanas: number | null): EfeitoClinico {
  if (semanas === null || semanas >= semanasSemDecubitoDorsal) return efeitoDeTodos;
  return semanas < semanasDoSegundoTrimestre ? efeitoNoPrimeiroTrimestre : efeitoNoSegundoTrimestre;
}

/** A late period or the wish to conceive tell of the first weeks; any other doubt leaves the week open. */
function efeitoDaPossivel(dados: DadosAnamnese, relatos: Relatos): EfeitoClinico {
  if (testeEmAberto(dados, relatos)) return efeitoDaTransferencia;
  const soNoInicio =
    relatos.certeza(...gravidez) !== 'incerto' &&
    dados.gestante !== 'desconheco' &&
    dados.cicloRegular !== 'amenorreia';
  return soNoInicio ? efeitoNoInicio : efeitoNoSegundoTrimestre;
}

const riscos: readonly { nome: string; sinais: readonly string[]; padrao?: RegExp }[] = [
  { nome: 'inchaço', sinais: ['edema', 'edema_pernas', 'edema_pes', 'edema_face'] },
  { nome: 'perda anterior', sinais: ['perda_gestacional'] },
  { nome: 'pressão alta', sinais: ['hipertensao'] },
  { nome: 'diabetes', sinais: ['diabetes'] },
  {
    nome: 'pré-eclâmpsia, dela ou da família',
    sinais: [],
    padrao: /(?<!\b(nega|sem|nunca|nao)( \w+){0,2} )\b(pre ?eclampsia|preeclampsia|eclampsia)\b/,
  },
  { nome: 'alto risco', sinais: [], padrao: /\balto risco\b/ },
  { nome: 'gêmeos', sinais: [], padrao: /\b(gemelar|gemeos)\b/ },
];

/** What in a pregnancy asks for a word with those who follow it, by name. */
function riscosDitos(relatos: Relatos): string[] {
  return riscos
    .filter(
      ({ sinais, padrao }) =>
        relatos.certeza(...sinais) !== null || relatos.frases.some(({ texto }) => padrao?.test(texto) ?? false),
    )
    .map(({ nome }) => nome);
}

function pedeAcordoDoPreNatal(dados: DadosAnamnese, relatos: Relatos): boolean {
  return (dados.gestante === 'sim' || relatos.diz(...gravidez)) && riscosDitos(relatos).length > 0;
}

const elegibilidade = 'OMS, Medical Eligibility Criteria for Contraceptive Use, 5ª ed. (2015)';

/** Only a method without oestrogen is named (OMS, 2015: it may stay, also with aura). */
function semEstrogenio(relatos: Relatos): boolean {
  return (
    relatos.frases.some((frase) => certezaDoPadrao(frase, nomesSemEstrogenio) === 'certo') &&
    !relatos.frases.some((frase) => certezaDoPadrao(frase, nomesComEstrogenio) === 'certo')
  );
}

function tentaEngravidar(relatos: Relatos): boolean {
  return (
    relatos.certeza('tentativa_gestar') !== null ||
    relatos.frases.some((frase) => lugaresDoPadrao(frase, /\btentantes?\b/).length > 0)
  );
}

/** Who tries to conceive and cannot be pregnant today: her day of the cycle. */
function faseAberta(dados: DadosAnamnese, relatos: Relatos): Ciclo | null {
  if (dados.gestante === 'sim' || relatos.certeza(...gravidez) !== null || !podeGestar(dados)) return null;
  if (!tentaEngravidar(relatos) || testeEmAberto(dados, relatos)) return null;
  return antesDaOvulacao(relatos);
}

/** Rules for pregnancy and contraception. Rules that ask for a physician come first. */
export const regrasDaGestacao: readonly RegraClinica[] = [
  {
    id: 'anticoncepcional_com_enxaqueca',
    gravidade: 'encaminhar',
    prazo: 'dias',
    fonte: elegibilidade,
    motivo: ({ anticoncepcionalHormonal }, relatos) =>
      anticoncepcionalHormonal === 'sim' && relatos.diz('enxaqueca') && !semEstrogenio(relatos)
        ? 'Enxaqueca e uso de anticoncepcional hormonal informados: sugerir avaliação médica do método, sem demora se houver aura (alteração da visão, da fala ou da sensibilidade). O uso não deve ser alterado sem essa avaliação.'
        : null,
    efeito: {},
  },
  {
    id: 'anticoncepcional_com_cigarro',
    gravidade: 'encaminhar',
    prazo: 'dias',
    fonte: elegibilidade,
    motivo: ({ anticoncepcionalHormonal, cigarro, idade }) =>
      anticoncepcionalHormonal === 'sim' && idade >= 35 && (cigarro === 'diario' || cigarro === 'ocasional')
        ? 'Anticoncepcional hormonal e cigarro informados a partir dos 35 anos: sugerir avaliação médica do método, pelo risco de trombose e AVC se houver estrogênio. O uso não deve ser alterado sem essa avaliação.'
        : null,
    efeito: {},
  },
  {
    id: 'anticoncepcional_hormonal',
    gravidade: 'cautela',
    fonte: elegibilidade,
    motivo: ({ anticoncepcionalHormonal }, relatos) =>
      anticoncepcionalHormonal === 'sim' && semEstrogenio(relatos) && relatos.diz('enxaqueca')
        ? 'Enxaqueca e anticoncepcional hormonal sem estrogênio informados: confirme que é o único; que o ginecologista saiba da enxaqueca, e da aura se houver, na próxima consulta.'
        : anticoncepcionalHormonal === 'sim' && !relatos.diz('enxaqueca')
          ? 'Uso de anticoncepcional hormonal informado: se houver enxaqueca, ou se ela surgir, sugerir avaliação médica do método.'
          : null,
    efeito: {},
  },
  {
    id: 'gestacao',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.1`,
    motivo: (dados, relatos) =>
      dados.gestante === 'sim' || relatos.diz(...gravidez)
        ? `Gestação informada: ficam de fora pontos que podem estimular contrações, o baixo abdome, a região lombossacra e os auriculares ligados ao parto, ${ateOnde(semanasDe(dados, relatos))}`
        : null,
    // Of a stored note nobody knows the week any more.
    efeito: efeitoDeTodos,
    efeitoDe: (dados, relatos) => efeitoNaSemana(semanasDe(dados, relatos)),
  },
  {
    id: 'gestacao_com_pre_natal',
    gravidade: 'cautela',
    fonte: 'Ministério da Saúde, Manual de gestação de alto risco (2022)',
    motivo: (dados, relatos) =>
      pedeAcordoDoPreNatal(dados, relatos)
        ? `Gestação com ${listar(riscosDitos(relatos))} na ficha: combine o cuidado com o pré-natal e confira a pressão antes de cada sessão.`
        : null,
    efeito: {},
  },
  {
    id: 'gestacao_possivel',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.1`,
    motivo: (dados, relatos) => {
      if (dados.gestante === 'sim' || relatos.diz(...gravidez)) return null;
      if (transferiuHaPouco(dados, relatos)) {
        const fala = falaDaTransferencia(relatos);
        return `Transferência de embrião, inseminação ou espera do beta na ficha${fala && ` (“${fala}”)`}: até o resultado, valem os cuidados mais estritos da gestação, qualquer que seja a resposta à pergunta. Ficam de fora os pontos que podem estimular contrações, o ventre, a região lombossacra e o decúbito ventral; sem corrente nem moxa no abdome e na lombar. Nenhum remédio da clínica é suspenso nem acrescentado, nem chá.`;
      }
      if (testeEmAberto(dados, relatos))
        return 'Atraso ou teste de gravidez ainda sem resultado na ficha: até o resultado, valem os cuidados mais estritos da gestação, qualquer que seja a resposta à pergunta. Ficam de fora os pontos que podem estimular contrações, o ventre, a região lombossacra e o decúbito ventral; sem corrente nem moxa no abdome e na lombar, sem chá nem planta.';
      if (relatos.certeza(...gravidez) === 'incerto')
        return 'Confirme se há gestação, pois o texto a deixa em aberto: até lá, valem os mesmos cuidados da gestação.';
      if (!podeGestar(dados) || gestacaoRespondida(dados, relatos)) return null;
      const desde = diasDesdeAMenstruacao(relatos);
      if (tentaEngravidar(relatos) && desde !== null)
        return `Tentativa de engravidar, e hoje é o ${desde + 1}º dia do ciclo: da ovulação em diante, até o teste ou a menstruação, valem os cuidados da gestação, que a tabela já segue. Da próxima menstruação até a ovulação, o ventre e a lombar podem ser tratados.`;
      if (tentaEngravidar(relatos))
        return 'Tentativa de engravidar informada, sem o dia do ciclo: pergunte pela última menstruação. Até a ovulação o ventre e a lombar podem ser tratados; sem saber, e da ovulação, inseminação ou transferência até o teste, valem os cuidados da gestação, que a tabela já segue.';
      if (dados.gestante === 'desconheco' || (dados.gestante === null && dados.cicloRegular === 'amenorreia'))
        return 'Gestação não descartada em idade fértil: até que se confirme, valem os mesmos cuidados da gestação.';
      if (relatos.diz('atraso_menstrual') && dados.gestante !== 'nao')
        return 'Atraso menstrual informado em idade fértil: até que se confirme, valem os mesmos cuidados da gestação.';
      return null;
    },
    efeito: efeitoNoSegundoTrimestre,
    efeitoDe: efeitoDaPossivel,
  },
  {
    id: 'fase_do_ciclo',
    gravidade: 'cautela',
    fonte: `${oms}, seção 2.1; NICE CG156, Fertility problems (2013)`,
    motivo: (dados, relatos) => {
      const ciclo = faseAberta(dados, relatos);
      return ciclo === null
        ? null
        : `Tentativa de engravidar, e hoje é o ${ciclo.dia}º dia do ciclo, antes da ovulação: o ventre, a lombar e a moxa neles podem ser usados nesta fase. Da ovulação (por volta do ${ciclo.ovulacao}º dia), da inseminação ou da transferência até o teste negativo ou a menstruação, ficam de fora os pontos assinalados e a moxa no ventre e na lombar, sem deitar de bruços. A cada sessão, pergunte pelo dia.`;
    },
    efeito: {
      cautelaPontos: {
        codigos: new Set([...pontosEvitarGestacao, ...extrasEvitarGestacao]),
        texto:
          'Só antes da ovulação; depois dela, da inseminação ou da transferência, não até o teste ou a menstruação',
      },
    },
  },
  {
    id: 'gestacao_nao_perguntada',
    gravidade: 'cautela',
    fonte: `${oms}, seção 2.1`,
    motivo: (dados, relatos) =>
      podeGestar(dados) &&
      dados.gestante === null &&
      dados.cicloRegular !== 'amenorreia' &&
      !gestacaoRespondida(dados, relatos)
        ? 'A pergunta sobre gestação ficou sem resposta: confirme antes de usar os pontos assinalados.'
        : null,
    efeito: {
      cautelaPontos: {
        codigos: new Set([...pontosEvitarGestacao, ...extrasEvitarGestacao, ...suaves]),
        texto: 'Confirmar antes que não há gestação',
      },
    },
    somenteSeMudar: true,
  },
];
