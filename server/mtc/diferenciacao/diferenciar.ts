import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado, PadraoResultado } from '@meridia/shared/relatorio.ts';
import { gemeos } from '../catalog/padroes/gemeos.ts';
import type { PadraoId } from '../catalog/padroes/padrao-ids.ts';
import { isDeMulher } from '../catalog/sinais/ginecologia.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { estimarConfianca } from './confianca.ts';
import { perguntaDecisiva, respondido } from './decidir.ts';
import { type Evidencias, reunirEvidencias } from './evidencias.ts';
import { type Pontuado, pontuarPadroes } from './pontuar.ts';
import { semForcaNosDoisChi } from './posicoes-do-pulso.ts';
import { temSinaisBastantes } from './suficiencia.ts';

const maximoDeHipoteses = 5;
/** A hypothesis with less than this share of the best one's points is not shown. */
const pontosMinimos = 0.35;
/** A pattern of two organs is shown only when at least this share of its evidence is not explained by one of its parts. */
const minimoProprio = 0.1;
/** The hypotheses that a report tells in full. */
const principais = 3;
/** A later hypothesis goes before others when at least this share of its evidence speaks for none before it. */
const minimoDeNovidade = 0.25;
/** It does not when as much as this share of its evidence speaks against it. */
const maximoContra = 0.25;
/** A pattern that joins two hypotheses, and each of the two, need this share of the best one's points. */
const pontosDoTodo = 0.7;
/** With this many points the score is 63 of 100; more points add less and less. */
const escalaDoScore = 6;

/**
 * Weighs the findings against every pattern of the catalogue.
 * @param sexo of the client; patterns of the womb are no hypothesis for a man who told nothing of it
 * @param chefe the findings of what she came for first
 * @returns at most 5 hypotheses, best first; empty when there are only one or two signs, or none speaks for a pattern
 */
export function diferenciar(
  achados: readonly Achado[],
  { sexo = null, chefe = null }: { sexo?: DadosAnamnese['sexo'] | null; chefe?: ReadonlySet<string> | null } = {},
): PadraoResultado[] {
  const evidencias = reunirEvidencias(achados);
  if (!temSinaisBastantes(evidencias)) return [];
  const semUtero = sexo === 'masculino' && ![...evidencias.presentes.keys()].some(isDeMulher);
  const semAgudo = isAntigo(evidencias);
  const todos = comEstaseNaFrente(
    pontuarPadroes(evidencias).filter(
      ({ id }) => !(semUtero && padroesDoUtero.has(id)) && !(semAgudo && soAgudos.has(id)),
    ),
    evidencias,
  );
  const porPontos = comOQueAfunda(
    comOsDoisChi(escolherHipoteses(todos), todos, achados, evidencias),
    todos,
    evidencias,
  );
  const doLugar = comFrioNoLugar(comAParteDita(porPontos, todos, evidencias), todos, evidencias);
  const escolhidos = chefe === null ? doLugar : comAQueixa(doLugar, todos, chefe);
  let acima = 1;
  const apresentados = escolhidos.map((candidato, indice) => {
    // The order is by points; a later hypothesis never shows more confidence than one before it.
    acima = Math.min(acima, estimarConfianca(candidato, todos));
    return { ...apresentar(candidato, indice, escolhidos, evidencias), confianca: acima };
  });
  return semPerguntasRepetidas(apresentados);
}

const deColica: readonly SinalId[] = ['dismenorreia_intensa', 'dismenorreia'];
const deEstase: readonly SinalId[] = [
  'dismenorreia_intensa',
  'sangue_escuro',
  'lingua_petequias',
  'lingua_arroxeada',
  'veias_sublinguais',
  'dor_fixa',
  'labios_roxos',
];

/**
 * Clots with cramps, and one more sign of it, are Blood that stands still: it comes before the Qi whose standing still may have led to it
 * (Maciocia, Obstetrics and Gynecology in Chinese Medicine, painful periods).
 */
function comEstaseNaFrente(todos: readonly Pontuado[], { presentes }: Evidencias): readonly Pontuado[] {
  const tem = (sinais: readonly SinalId[]) => sinais.some((sinal) => presentes.has(sinal));
  const qi = todos.find(({ id }) => id === 'estagnacao_qi_figado');
  const estase = todos.find(({ id }) => id === 'estase_xue');
  if (!presentes.has('coagulos') || !tem(deColica) || !tem(deEstase) || !qi || !estase || estase.pontos >= qi.pontos)
    return todos;
  // Who came for her head is not told of her menses first.
  const daCabeca =
    deCabeca.some((sinal) => naQueixa(sinal, presentes)) && !deColica.some((sinal) => naQueixa(sinal, presentes));
  if (daCabeca) return todos;
  return todos
    .map((um) => (um.id === 'estase_xue' ? { ...um, pontos: qi.pontos + umPouco } : um))
    .toSorted((a, b) => b.pontos - a.pontos);
}
const umPouco = 0.01;
const deCabeca: readonly SinalId[] = ['dor_cabeca', 'enxaqueca', 'cefaleia_lateral'];

function naQueixa(sinal: SinalId, presentes: Evidencias['presentes']): boolean {
  return presentes.get(sinal)?.achado.fonte === 'anamnese.queixaPrincipal';
}

const deLugar: readonly SinalId[] = [
  'dor_lombar',
  'dor_costas',
  'dor_joelho',
  'dor_articular',
  'dor_pescoco_ombros',
  'dor_quadril',
  'dor_muscular',
  'ciatica',
  'ombro_congelado',
  'rigidez',
];
const deFrioOuUmidade: readonly SinalId[] = ['piora_frio', 'piora_umidade', 'dor_contraida_frio'];
/** Heat in the place: such a pain is no obstruction by cold. */
const deCalorNoLugar: readonly SinalId[] = ['articulacao_inflamada', 'melhora_frio', 'piora_calor'];

/**
 * A pain in one place of the main complaint that cold or damp worsens and warmth eases is Bi, whatever root it rests on: root and branch
 * are named as a pair, and not two roots that are much alike (Su Wen 43; Maciocia, The Practice of Chinese Medicine, painful obstruction).
 */
function comFrioNoLugar(
  escolhidos: readonly Pontuado[],
  todos: readonly Pontuado[],
  { presentes }: Evidencias,
): readonly Pontuado[] {
  const tem = (sinais: readonly SinalId[]) => sinais.some((sinal) => presentes.has(sinal));
  if (!deLugar.some((sinal) => naQueixa(sinal, presentes)) || !tem(deFrioOuUmidade)) return escolhidos;
  if (!presentes.has('melhora_calor') || tem(deCalorNoLugar)) return escolhidos;
  const bi = todos.find(({ id, pontos }) => id === 'vento_frio_umidade_canais' && pontos > 0);
  const [primeiro, segundo, ...outros] = escolhidos;
  if (!bi || !primeiro || !segundo || primeiro.id === bi.id || segundo.id === bi.id) return escolhidos;
  // Its certainty is between its own and that of the root whose place it takes.
  const ramo = { ...bi, pontos: (bi.pontos + segundo.pontos) / 2 };
  return [primeiro, ramo, segundo, ...outros.filter(({ id }) => id !== bi.id)].slice(0, maximoDeHipoteses);
}

/** A hypothesis that explains what she came for needs this share of the first one's points to stand beside it. */
const pontosDaQueixa = 0.5;

/** Where neither of the first two speaks of what she came for first, the likeliest that does stands second. */
function comAQueixa(
  escolhidos: readonly Pontuado[],
  todos: readonly Pontuado[],
  chefe: ReadonlySet<string>,
): readonly Pontuado[] {
  const fala = ({ aFavor }: Pontuado) => aFavor.some(({ achadoId }) => chefe.has(achadoId));
  const [primeiro, segundo, ...outros] = escolhidos;
  if (!primeiro || !segundo || fala(primeiro) || fala(segundo)) return escolhidos;
  const dela = todos.find((um) => fala(um) && um.pontos >= pontosDaQueixa * primeiro.pontos);
  if (!dela) return escolhidos;
  // It is as likely as the one whose place it takes, which loses nothing by it.
  const elevada = { ...dela, pontos: Math.max(dela.pontos, segundo.pontos) };
  return [primeiro, elevada, segundo, ...outros.filter(({ id }) => id !== dela.id)].slice(0, maximoDeHipoteses);
}

const doEstomago: readonly SinalId[] = [
  'azia_refluxo',
  'queimacao_epigastrica',
  'dor_epigastrica',
  'azedo_gosto',
  'arrotos_azedos',
  'mau_halito',
];

/**
 * What tongue and thirst say of a part that the first hypothesis only holds or touches is named as well, in the order of its points: heat of
 * the Stomach where the tongue is red, its coating yellow and drinks are wanted cold; the Yin of the Kidney where its axis with the Heart
 * leads after the menses, and before it where little speaks for the Heart.
 */
function comAParteDita(
  escolhidos: readonly Pontuado[],
  todos: readonly Pontuado[],
  { presentes }: Evidencias,
): readonly Pontuado[] {
  const quantos = (sinais: readonly SinalId[]) => sinais.filter((sinal) => presentes.has(sinal)).length;
  const [primeiro] = escolhidos;
  const parte = (id: PadraoId) => {
    const achada = todos.find((um) => um.id === id && um.pontos > 0);
    return achada && !escolhidos.some((um) => um.id === id) ? achada : undefined;
  };
  const yin =
    primeiro?.id === 'coracao_rim_desarmonia' && quantos(depoisDasRegras) > 0 && quantos(doYinDoRim) > 0
      ? parte('deficiencia_yin_rim')
      : undefined;
  const calor =
    quantos(deCalorComSede) === deCalorComSede.length && quantos(doEstomago) > 0 ? parte('fogo_estomago') : undefined;
  const novas = [yin, calor].flatMap((um) => um ?? []);
  if (!primeiro || novas.length === 0) return escolhidos;
  const doCoracao = coracaoInquieto.filter((sinal) => (presentes.get(sinal)?.forca ?? 0) >= minimoDoCoracao).length;
  // Of two that are nearly as likely.
  const yinAntes =
    yin && doCoracao < poucosDoCoracao ? { ...yin, pontos: Math.max(yin.pontos, primeiro.pontos + umPouco) } : yin;
  return [...escolhidos.slice(0, maximoDeHipoteses - novas.length), ...novas]
    .map((um) => (um === yin && yinAntes ? yinAntes : um))
    .toSorted((a, b) => b.pontos - a.pontos);
}

const depoisDasRegras: readonly SinalId[] = ['ondas_calor', 'menopausa'];
const doYinDoRim: readonly SinalId[] = ['lombar_joelhos_fracos', 'sudorese_noturna', 'zumbido', 'lingua_rachaduras'];
const deCalorComSede: readonly SinalId[] = ['lingua_vermelha', 'saburra_amarela', 'prefere_frias'];
const coracaoInquieto: readonly SinalId[] = [
  'palpitacao',
  'ansiedade',
  'inquietude',
  'sonhos_excessivos',
  'insonia_inicial',
  'lingua_ponta_vermelha',
];
const minimoDoCoracao = 0.5;
const poucosDoCoracao = 2;

const doRimNaQueixa: readonly SinalId[] = ['dor_lombar', 'lombar_joelhos_fracos', 'dor_joelho', 'dor_calcanhar'];

/**
 * Both chi without force ask for the Kidney: its likeliest root stands among the hypotheses, at least as the last of them, and first where
 * the low back or the knees are what she came for and the others name no Kidney at all.
 */
function comOsDoisChi(
  escolhidos: readonly Pontuado[],
  todos: readonly Pontuado[],
  achados: readonly Achado[],
  { presentes }: Evidencias,
): readonly Pontuado[] {
  const [primeiro] = escolhidos;
  if (!primeiro || !semForcaNosDoisChi(achados)) return escolhidos;
  const doRim = todos.find(
    ({ padrao, pontos }) => padrao.natureza === 'raiz' && padrao.orgaos.includes('rim') && pontos > 0,
  );
  if (!doRim) return escolhidos;
  const outros = escolhidos.filter((um) => um !== doRim);
  if (
    doRimNaQueixa.some((sinal) => naQueixa(sinal, presentes)) &&
    escolhidos.every(
      ({ padrao }) => padrao.natureza === 'manifestacao' || !padrao.orgaos.includes('rim') || padrao === doRim.padrao,
    ) &&
    primeiro.padrao.natureza === 'raiz'
  )
    return [{ ...doRim, pontos: (doRim.pontos + primeiro.pontos) / 2 }, ...outros].slice(0, maximoDeHipoteses);
  return escolhidos.some(({ padrao }) => padrao.orgaos.includes('rim'))
    ? escolhidos
    : [...escolhidos.slice(0, maximoDeHipoteses - 1), doRim];
}

/** Weight to below, or an organ that sinks, after a birth or with piles: the Qi that sinks stands among the hypotheses, next to the first. */
function comOQueAfunda(
  escolhidos: readonly Pontuado[],
  todos: readonly Pontuado[],
  { presentes }: Evidencias,
): readonly Pontuado[] {
  const tem = (sinais: readonly SinalId[]) => sinais.some((sinal) => presentes.has(sinal));
  const afunda = todos.find(({ id, pontos }) => id === 'afundamento_qi_baco' && pontos > 0);
  const [primeiro, ...outros] = escolhidos;
  if (!afunda || !primeiro || escolhidos.some(({ id }) => id === afunda.id)) return escolhidos;
  if (!tem(['sensacao_queda', 'prolapso']) || !tem(['hemorroidas', 'pos_parto', 'amamentacao', 'incontinencia']))
    return escolhidos;
  const semOBaco = outros.filter(({ id }) => id !== 'deficiencia_qi_baco');
  return [primeiro, afunda, ...semOBaco].slice(0, maximoDeHipoteses);
}

/** An invasion from outside is a matter of days: a nose that runs and sneezes since childhood is none. */
const soAgudos: ReadonlySet<PadraoId> = new Set([
  'vento_frio_pulmao',
  'vento_calor_pulmao',
  'frio_externo_calor_pulmao',
]);
const antigos: readonly SinalId[] = ['constitucional', 'rinite'];
const doNariz: readonly SinalId[] = [
  'rinite',
  'espirros',
  'congestao_nasal',
  'coriza_clara',
  'coriza_amarela',
  'sinusite',
];
const deDias: readonly SinalId[] = [
  'calafrios',
  'febre',
  'febre_alta',
  'aversao_vento',
  'dor_corpo_resfriado',
  'inicio_recente',
  'inicio_subito',
  'exposicao_frio',
];

function isAntigo({ presentes }: Evidencias): boolean {
  const tem = (sinais: readonly SinalId[]) => sinais.some((sinal) => presentes.has(sinal));
  return tem(antigos) && tem(doNariz) && !tem(deDias);
}

const padroesDoUtero: ReadonlySet<PadraoId> = new Set(['frio_utero', 'umidade_calor_utero']);

/** Two hypotheses may be decided by the same sign: the question stands with the first of them. */
function semPerguntasRepetidas(padroes: readonly PadraoResultado[]): PadraoResultado[] {
  const ditas = new Set<string>();
  return padroes.map((padrao) => {
    const frases = padrao.decidiria.split(/(?<=[.?]) (?=\p{Lu})/u).filter((frase) => !ditas.has(frase));
    for (const frase of frases) ditas.add(frase);
    return { ...padrao, decidiria: frases.length > 0 ? frases.join(' ') : respondido };
  });
}

/** The hypotheses that a report lists, best first. `todos` is every scored pattern, best first. */
export function escolherHipoteses(todos: readonly Pontuado[]): Pontuado[] {
  const candidatos = semRepeticoes(comOTodo(semExcedentes(todos), todos));
  const minimo = (candidatos[0]?.pontos ?? 0) * pontosMinimos;
  return escolherAsDemais(candidatos.filter(({ pontos }) => pontos > 0 && pontos >= minimo));
}

/** A pattern of two organs with at least this many more points than its part is shown, whatever the part explains. */
const vantagemSuficiente = 1;

/** Of two strong parts among the first hypotheses the pattern that joins them is said, in the place of the first of them. */
function comOTodo(candidatos: readonly Pontuado[], todos: readonly Pontuado[]): readonly Pontuado[] {
  const minimo = (candidatos[0]?.pontos ?? 0) * pontosDoTodo;
  // A strong hypothesis keeps its own name beside a weak one.
  const primeiros = semRepeticoes(candidatos)
    .slice(0, principais)
    .filter(({ pontos }) => pontos >= minimo);
  const todo = todos.find(
    ({ padrao, pontos }) => pontos >= minimo && primeiros.filter(({ id }) => padrao.inclui?.includes(id)).length > 1,
  );
  if (!todo) return candidatos;
  const primeiraParte = candidatos.find(({ id }) => todo.padrao.inclui?.includes(id));
  return candidatos.flatMap((candidato) => {
    if (candidato.id === todo.id) return [];
    // What one part shows the joined pattern shows too.
    return candidato === primeiraParte
      ? [{ ...todo, pontos: Math.max(todo.pontos, candidato.pontos) }, candidato]
      : candidato;
  });
}

// The simpler name wins: when the Kidney alone explains all findings, the pattern of Kidney and Heart is dropped.
function semExcedentes(candidatos: readonly Pontuado[]): Pontuado[] {
  return candidatos.filter(
    (todo) =>
      !candidatos.some(
        (parte) =>
          todo.padrao.inclui?.includes(parte.id) &&
          todo.pontos - parte.pontos < vantagemSuficiente &&
          acrescimo(todo, parte) < minimoProprio,
      ),
  );
}

/** Share of the evidence for the larger pattern that its part does not have, 0..1. */
function acrescimo(todo: Pontuado, parte: Pontuado): number {
  const conhecidos = new Set(parte.aFavor.map(({ achadoId }) => achadoId));
  let proprio = 0;
  let total = 0;
  for (const { achadoId, peso } of todo.aFavor) {
    total += peso;
    if (!conhecidos.has(achadoId)) proprio += peso;
  }
  return total === 0 ? 0 : proprio / total;
}

// "Coração e Baço" already says "Baço": of a pattern and its parts, and of twins, only the one that stands first is listed.
function semRepeticoes(candidatos: readonly Pontuado[]): Pontuado[] {
  const escolhidos: Pontuado[] = [];
  for (const candidato of candidatos) {
    const dito = escolhidos.some(
      ({ id, padrao }) =>
        padrao.inclui?.includes(candidato.id) ||
        candidato.padrao.inclui?.includes(id) ||
        gemeos.some((grupo) => grupo.includes(id) && grupo.includes(candidato.id)),
    );
    if (!dito) escolhidos.push(candidato);
  }
  return escolhidos;
}

/**
 * Which hypotheses are listed. The first ones are the best; the places after them go first to those that rest on something not said yet,
 * because a fifth name for the same heat hides the stasis beside it.
 */
function escolherAsDemais(candidatos: readonly Pontuado[]): Pontuado[] {
  const escolhidos = candidatos.slice(0, principais);
  const semNovidade: Pontuado[] = [];
  for (const candidato of candidatos.slice(principais))
    (trazNovidade(candidato, escolhidos) ? escolhidos : semNovidade).push(candidato);
  return [...escolhidos, ...semNovidade].slice(0, maximoDeHipoteses).toSorted((a, b) => b.pontos - a.pontos);
}

/** Whether a hypothesis rests on something that speaks for none before it, and is not contradicted. */
function trazNovidade({ aFavor, contra }: Pontuado, antes: readonly Pontuado[]): boolean {
  const ditos = new Set(antes.flatMap((um) => um.aFavor.map(({ achadoId }) => achadoId)));
  const pesar = (lista: Pontuado['aFavor']) => lista.reduce((soma, { peso }) => soma + peso, 0);
  const novo = pesar(aFavor.filter(({ achadoId }) => !ditos.has(achadoId)));
  return novo >= pesar(aFavor) * minimoDeNovidade && pesar(contra) < pesar(aFavor) * maximoContra;
}

function apresentar(
  candidato: Pontuado,
  indice: number,
  todos: readonly Pontuado[],
  evidencias: Evidencias,
): Omit<PadraoResultado, 'confianca'> {
  const { id, padrao, pontos, aFavor, contra } = candidato;
  return {
    id,
    nome: padrao.nome,
    pinyin: padrao.pinyin,
    codigoTm1: padrao.codigoTm1,
    natureza: padrao.natureza,
    score: Math.max(1, Math.round(100 * (1 - Math.exp(-pontos / escalaDoScore)))),
    aFavor,
    contra,
    orgaos: [...padrao.orgaos],
    decidiria: perguntaDecisiva(candidato, todos[indice === 0 ? 1 : indice - 1] ?? null, evidencias),
  };
}
