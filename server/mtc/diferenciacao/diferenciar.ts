import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado, PadraoResultado } from '@meridia/shared/relatorio.ts';
import type { PadraoId } from '../catalog/padroes/padrao-ids.ts';
import { isDeMulher } from '../catalog/sinais/ginecologia.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { estimarConfianca } from './confianca.ts';
import { perguntaDecisiva, respondido } from './decidir.ts';
import { type Evidencias, reunirEvidencias } from './evidencias.ts';
import { type Pontuado, pontuarPadroes } from './pontuar.ts';
import { temSinaisBastantes } from './suficiencia.ts';

const maximoDeHipoteses = 5;
/** A hypothesis with less than this share of the best one's points is not shown. */
const pontosMinimos = 0.35;
/** A pattern of two organs is shown only when at least this share of its evidence is not explained by one of its parts. */
const minimoProprio = 0.1;
/** With this many points the score is 63 of 100; more points add less and less. */
const escalaDoScore = 6;

/**
 * Weighs the findings against every pattern of the catalogue.
 * @param sexo of the client; patterns of the womb are no hypothesis for a man who told nothing of it
 * @returns at most 5 hypotheses, best first; empty when there are only one or two signs, or none speaks for a pattern
 */
export function diferenciar(
  achados: readonly Achado[],
  { sexo = null }: { sexo?: DadosAnamnese['sexo'] | null } = {},
): PadraoResultado[] {
  const evidencias = reunirEvidencias(achados);
  if (!temSinaisBastantes(evidencias)) return [];
  const semUtero = sexo === 'masculino' && ![...evidencias.presentes.keys()].some(isDeMulher);
  const semAgudo = isAntigo(evidencias);
  const todos = pontuarPadroes(evidencias).filter(
    ({ id }) => !(semUtero && padroesDoUtero.has(id)) && !(semAgudo && soAgudos.has(id)),
  );
  const escolhidos = escolherHipoteses(todos);
  let acima = 1;
  const apresentados = escolhidos.map((candidato, indice) => {
    // The order is by points; a later hypothesis never shows more confidence than one before it.
    acima = Math.min(acima, estimarConfianca(candidato, todos));
    return { ...apresentar(candidato, indice, escolhidos, evidencias), confianca: acima };
  });
  return semPerguntasRepetidas(apresentados);
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
  const escolhidos = semRepeticoes(semExcedentes(todos)).slice(0, maximoDeHipoteses);
  const melhor = escolhidos[0];
  if (!melhor) return [];
  return escolhidos.filter(({ pontos }) => pontos > 0 && pontos >= melhor.pontos * pontosMinimos);
}

/** A pattern of two organs with at least this many more points than its part is shown, whatever the part explains. */
const vantagemSuficiente = 1;

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

// "Coração e Baço" already says "Baço": of a pattern and its parts only the one that stands first is listed.
function semRepeticoes(candidatos: readonly Pontuado[]): Pontuado[] {
  const escolhidos: Pontuado[] = [];
  for (const candidato of candidatos) {
    const dito = escolhidos.some(
      ({ id, padrao }) => padrao.inclui?.includes(candidato.id) || candidato.padrao.inclui?.includes(id),
    );
    if (!dito) escolhidos.push(candidato);
  }
  return escolhidos;
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
