// What a medicine in use asks of the session itself, and what must not be stopped of a sudden. Sources: ANVISA, bulário eletrônico, for the
// substances named (warnings, heat, withdrawal); FDA, Fentanyl transdermal system (label).
import { comAcento, nomesDe } from '../../catalog/remedios.ts';
import { textoDe } from '../../leitura/palavras.ts';
import { falaQueDiz } from '../citar.ts';
import { certezaDoPadrao } from '../dito.ts';
import type { Frase } from '../frase.ts';
import { normalizar } from '../mencoes.ts';
import { lerDuracoes } from '../quantidades.ts';
import { agulhasQueFicam, calorNosPes, listar, moxa, qualquerUm, type RegraClinica, sangria } from '../regra.ts';
import type { Relatos } from '../relatos.ts';
import { doQueToma } from '../substancias.ts';
import { emUso, type RemedioContado, remediosContados } from '../uso-do-remedio.ts';

const tomados = (relatos: Relatos, quais: ReadonlySet<string>): RemedioContado[] =>
  emUso(relatos).filter(({ nome }) => quais.has(nome));
const nomesDeles = (contados: readonly RemedioContado[]) => [...new Set(contados.map(({ nome }) => comAcento(nome)))];

/* Patches */

const adesivo = /\b(adesivos?|patch|transdermic[oa]s?|emplastros?)\b/;
const opioideEmAdesivo = nomesDe([], ['fentanila', 'buprenorfina']);
const soAdesivo = new Set(['durogesic', 'restiva', 'norspan']);
const calor =
  /\b(bolsas? (de agua )?quentes?|compressas? (quentes?|mornas?)|escalda-? ?pes|banhos? (quentes?|de imersao)|infravermelho|lampada|sauna|manta termica|calor local)\b/;

/** A patch with an opioid on the skin: heat brings the dose of days in hours. */
function comAdesivoDeOpioide(relatos: Relatos): string[] {
  return nomesDeles(
    tomados(relatos, opioideEmAdesivo).filter(({ nome, frase }) => soAdesivo.has(nome) || adesivo.test(frase.texto)),
  );
}

const comAdesivo = nomesDe([], ['rivastigmina', 'rotigotina', 'nitroglicerina', 'estradiol', 'etinilestradiol']);
const sempreAdesivo = new Set(['neupro', 'nitradisc', 'evra', 'systen']);
const deNicotina = /\badesivos? (de |com )?nicotina\b/;

function comOutroAdesivo(relatos: Relatos): boolean {
  return (
    tomados(relatos, comAdesivo).some(({ nome, frase }) => sempreAdesivo.has(nome) || adesivo.test(frase.texto)) ||
    relatos.frases.some(
      (frase) => frase.campo !== 'objetivosCliente' && certezaDoPadrao(doQueToma(frase), deNicotina) === 'certo',
    )
  );
}

/* Corticoid for weeks, and the skin */

const deBoca = nomesDe(['corticoide']);
/** In days. */
const diasDePele = 84;
const longo =
  /\b(ha|faz|por) (muitos |varios |alguns )?(meses|anos)\b|\b(uso continuo|de uso continuo|todo dia ha|desde (19|20)\d\d)\b/;

function corticoideLongo(relatos: Relatos): RemedioContado[] {
  return tomados(relatos, deBoca).filter(
    ({ frase }) => lerDuracoes(frase.palavras).some((dias) => dias >= diasDePele) || longo.test(frase.texto),
  );
}

/* What is not stopped of a sudden */

const paradas = [
  { quais: nomesDe([], ['clonidina']), porque: 'a pressão pode subir de repente' },
  { quais: nomesDe(['betabloqueador']), porque: 'pode dar dor no peito ou coração disparado' },
  {
    quais: nomesDe(['anticonvulsivante', 'valproato', 'topiramato', 'gabapentina']),
    porque: 'pode dar convulsão ou abstinência',
  },
  { quais: nomesDe([], ['baclofeno']), porque: 'pode dar confusão, febre ou convulsão' },
  { quais: nomesDe(['opioide']), porque: 'pode dar abstinência' },
  {
    quais: nomesDe([], ['venlafaxina', 'desvenlafaxina', 'paroxetina', 'duloxetina']),
    porque: 'pode dar tontura, choques na cabeça e angústia',
  },
  {
    quais: nomesDe([], ['clopidogrel', 'ticagrelor', 'prasugrel']),
    porque: 'um stent pode fechar',
  },
  {
    quais: nomesDe([], ['rivaroxabana', 'apixabana', 'dabigatrana', 'edoxabana', 'varfarina']),
    porque: 'pode formar um coágulo',
  },
] as const;
/** In days: later nothing comes of it any more. */
const diasDaParada = 30;
const deOutroTempo = /\b((19|20)\d\d|anos?|meses|antigamente|infancia)\b/;
const peloMedico = /\b(medic[oa]|dr|dra|cardiologista|neurologista|psiquiatra|orientacao|desmame|alta)\b/;

function paradosHaPouco(relatos: Relatos): { nome: string; porque: string; frase: Frase }[] {
  const tomadosHoje = new Set(emUso(relatos).map(({ nome }) => nome));
  return remediosContados(relatos).flatMap(({ nome, uso, frase, lugar }) => {
    if (uso !== 'parou' || tomadosHoje.has(nome) || peloMedico.test(frase.texto)) return [];
    const parada = paradas.find(({ quais }) => quais.has(nome));
    const perto = frase.palavras.slice(Math.max(0, lugar[0] - 6), lugar[1] + 12);
    const dias = lerDuracoes(perto);
    const agora = /\b(hoje|ontem|anteontem|esta semana|semana passada|de repente|de uma vez|por conta|sozinh[oa])\b/;
    const texto = textoDe(perto, [0, perto.length]);
    const recente =
      dias.length > 0 ? Math.min(...dias) <= diasDaParada : agora.test(texto) && !deOutroTempo.test(texto);
    return parada && recente ? [{ nome: comAcento(nome), porque: parada.porque, frase }] : [];
  });
}

/* Cheese and MAO inhibitors */

const comTiramina = nomesDe([], ['tranilcipromina', 'moclobemida']);

/* Sodium */

const desmopressina = nomesDe(['desmopressina']);
const copos = /\b(seis a oito copos|oito copos|dois litros|beba (mais )?agua|mais agua|chas?)\b/;

/* What the leaflet forbids to somebody allergic to sulfa; thiazides and their like are weak kin (`sulfa_com_tiazida`). */

const deSulfa = nomesDe(['sulfassalazina'], ['celecoxibe', 'sulfametoxazol']);
const alergiaASulfa = /\b(sulfas?|sulfametoxazol|sulfassalazina|bactrim)\b/;

const btk = nomesDe(['inibidorDeBtk']);

export const regrasDosRemediosDePerigo: readonly RegraClinica[] = [
  {
    id: 'adesivo_de_opioide',
    gravidade: 'evitar',
    fonte:
      'ANVISA, bula do medicamento em adesivo: febre e fontes externas de calor; FDA, Fentanyl transdermal system: exposure to heat',
    motivo: (_dados, relatos) => {
      const quais = comAdesivoDeOpioide(relatos);
      return quais.length > 0
        ? `Adesivo de opioide na pele (${listar(quais)}): o calor solta o remédio mais depressa e pode parar a respiração. Sem moxa, lâmpada, bolsa quente, escalda-pés nem banho muito quente, e nada sobre o adesivo nem perto dele: nem agulha, nem ventosa, nem raspagem. Pergunte onde está e quando foi trocado; quem sai da sessão com sono não fica nem vai só. Febre: médico hoje. Sono de que não se acorda bem ou respiração lenta: SAMU (192). Quem receitou decide sobre a dose.`
        : null;
    },
    efeito: {
      semMoxa: true,
      retirarTerapias: qualquerUm(moxa, calorNosPes, calor),
      retirarOrientacoes: qualquerUm(calorNosPes, calor),
      retirarFrases: qualquerUm(moxa, calor),
    },
  },
  {
    id: 'adesivo_na_pele',
    gravidade: 'cautela',
    fonte: 'ANVISA, bula do medicamento em adesivo: modo de usar',
    motivo: (_dados, relatos) =>
      comOutroAdesivo(relatos)
        ? 'Remédio em adesivo na pele: pergunte onde está; nada de agulha, ventosa, raspagem, óleo nem calor sobre ele ou ao lado. Se descola, quem receitou ou o farmacêutico diz o que fazer.'
        : null,
    efeito: {
      cautelaTerapias: {
        padrao: /\b(ventosa\w*|gua ?sha|massagem|tui ?na|moxa\w*)\b/,
        texto: 'Nunca sobre o adesivo de remédio nem ao lado dele.',
      },
    },
  },
  {
    id: 'desmopressina_e_agua',
    gravidade: 'evitar',
    fonte: 'ANVISA, bula da desmopressina: ingestão de líquidos',
    motivo: (_dados, relatos) =>
      tomados(relatos, desmopressina).length > 0
        ? 'Desmopressina em uso: o líquido é só o que o médico disse, o mínimo da hora antes até oito horas depois da dose; este relatório não pede mais água nem chá. Dor de cabeça, enjoo, confusão ou ganho rápido de peso: pronto-socorro, porque o sódio pode ter caído. Quem receitou decide.'
        : null,
    efeito: { retirarOrientacoes: copos },
  },
  {
    id: 'pele_do_corticoide',
    gravidade: 'cautela',
    fonte: 'ANVISA, bula do medicamento: pele fina, cicatrização e infecções',
    motivo: (_dados, relatos) => {
      const quais = corticoideLongo(relatos);
      return quais.length > 0
        ? `Corticoide por meses (${listar(nomesDeles(quais))}): a pele pode estar fina, marcar e cicatrizar devagar. Sem ventosa forte, raspagem, fita nem moxa direta; agulha fina com assepsia rigorosa, e olhar a pele antes e depois. Não parar o corticoide: quem receitou decide.`
        : null;
    },
    efeito: {
      retirarTerapias: agulhasQueFicam,
      cautelaTerapias: {
        padrao: /\b(ventosa\w*|gua ?sha|raspagem|moxa\w*)\b/,
        texto: 'Só muito leve e sem fricção: com corticoide por meses a pele rasga e mancha.',
      },
    },
  },
  {
    id: 'parada_brusca',
    gravidade: 'encaminhar',
    prazo: 'dias',
    fonte: 'ANVISA, bula do medicamento: interrupção do tratamento',
    motivo: (_dados, relatos) => {
      const parados = paradosHaPouco(relatos);
      if (parados.length === 0) return null;
      const ditos = [...new Map(parados.map(({ nome, porque }) => [nome, porque]))].map(
        ([nome, porque]) => `${nome} (${porque})`,
      );
      const fala = falaQueDiz(
        relatos.frases,
        (frase) => parados.some((um) => um.frase === frase) && /\b(par|larg|suspend|deix)\w+/.test(frase.texto),
      );
      return `Remédio parado há pouco${fala && ` (“${fala}”)`}: ${listar(ditos)}. Quem receitou precisa saber hoje ou amanhã e decide se e como se volta; não recomeçar nem mudar a dose por conta própria. Dor no peito, falta de ar, convulsão, confusão, fraqueza de um lado ou pressão muito alta: SAMU (192).`;
    },
    efeito: {},
  },
  {
    id: 'imao_e_tiramina',
    gravidade: 'cautela',
    fonte: 'ANVISA, bula do medicamento: alimentos com tiramina',
    motivo: (_dados, relatos) => {
      const quais = tomados(relatos, comTiramina);
      return quais.length > 0
        ? `${listar(nomesDeles(quais)).replace(/^./, (letra) => letra.toUpperCase())} em uso: sem queijo curado, embutido, shoyu, missô, chope nem vinho, também nas sugestões de alimentação, e nenhum remédio de gripe ou de enxaqueca sem o farmacêutico. Dor de cabeça forte e súbita com pressão alta: SAMU (192). Quem receitou decide.`
        : null;
    },
    efeito: { retirarOrientacoes: /\b(shoyu|misso|queijos? curados?|fermentad\w+|vinho)\b/ },
  },
  {
    id: 'sulfa_contraindicada',
    gravidade: 'encaminhar',
    prazo: 'dias',
    fonte: 'ANVISA, bula do medicamento: contraindicações',
    motivo: ({ alergias }, relatos) => {
      const dita = normalizar(alergias ?? '');
      if (!alergiaASulfa.test(dita) || /\b(nao|nega|sem|nunca)( \w+){0,4} sulfa/.test(dita)) return null;
      const quais = tomados(relatos, deSulfa);
      return quais.length > 0
        ? `Alergia a sulfa na ficha e ${listar(nomesDeles(quais))} em uso, que a bula contraindica nessa alergia: quem receitou ou o farmacêutico precisa saber hoje, antes da próxima dose; ele decide. Placas ou bolhas na pele, rosto que incha ou falta de ar: SAMU (192).`
        : null;
    },
    efeito: {},
  },
  {
    id: 'ibrutinibe_e_sangue',
    gravidade: 'evitar',
    fonte: 'ANVISA, bula do medicamento: hemorragia',
    motivo: (_dados, relatos) => {
      const quais = tomados(relatos, btk);
      return quais.length > 0
        ? `${listar(nomesDeles(quais)).replace(/^./, (letra) => letra.toUpperCase())} em uso: sangra e mancha mais fácil. Agulha só com a palavra da hematologia, fina, rasa e com compressão; sem sangria e sem ventosa forte. Pancada na cabeça, fezes pretas ou sangramento que não para: SAMU (192).`
        : null;
    },
    efeito: {
      retirarTerapias: qualquerUm(sangria, agulhasQueFicam),
      retirarFrases: sangria,
      insercaoRasa: true,
      cautelaTerapias: {
        padrao: /\b(ventosa\w*|gua ?sha|tui ?na|massagem)\b/,
        texto: 'Somente muito leve, porque o remédio faz sangrar.',
      },
    },
  },
];
