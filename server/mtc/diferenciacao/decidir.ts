import { sinaisGinecologia } from '../catalog/sinais/ginecologia.ts';
import { implicacoes } from '../catalog/sinais/implicacoes.ts';
import { sinaisSeguranca } from '../catalog/sinais/seguranca.ts';
import { isSinalId, obterSinal, type SinalId } from '../catalog/sinais.ts';
import { lerTexto, type Mencao } from '../leitura/ler-texto.ts';
import type { Evidencias } from './evidencias.ts';
import { especificidadeDe, pesos } from './pesos.ts';
import type { Pontuado } from './pontuar.ts';

/** Said when no question is left. */
export const respondido = 'O que era de perguntar já foi respondido; pulso e palpação dão a última palavra.';

/**
 * What to ask or examine next: the open sentences of the pattern's own question, and for this pattern and its neighbour the sign
 * that separates one from the other and that nobody has asked for yet.
 */
export function perguntaDecisiva(candidato: Pontuado, vizinho: Pontuado | null, evidencias: Evidencias): string {
  const emSuspenso = frasesEmSuspenso(candidato.padrao.decidiria, evidencias);
  const perguntados = new Set(emSuspenso.flatMap((frase) => sinaisDaFrase(frase).map(({ sinal }) => sinal)));
  const comparacao = vizinho ? compararCom(candidato, vizinho, { evidencias, perguntados }) : '';
  const texto = [...emSuspenso, comparacao].filter((frase) => frase !== '').join(' ');
  return texto === '' ? respondido : texto;
}

interface Sabido {
  evidencias: Evidencias;
  /** What the sentences before ask for already. */
  perguntados: ReadonlySet<SinalId>;
}

function compararCom(candidato: Pontuado, vizinho: Pontuado, sabido: Sabido): string {
  const meu = melhorSeparador(candidato, vizinho, sabido);
  const dele = melhorSeparador(vizinho, candidato, sabido);
  // With one side alone nothing is compared.
  if (!meu || !dele) return '';
  return `Para separar de ${vizinho.padrao.nome}, verifique: a favor deste padrão, ${rotulo(meu)}; a favor do outro, ${rotulo(dele)}.`;
}

/** The questions without those that tell a pattern apart from one of these names; '' when none is left. */
export function semCompararCom(nomes: readonly string[], decidiria: string): string {
  return decidiria
    .split(/(?<=[.?]) (?=\p{Lu})/u)
    .filter((frase) => !nomes.some((nome) => frase.startsWith(`Para separar de ${nome}, verifique: `)))
    .join(' ');
}

/**
 * The sentences that are still open. Of a question that the client has answered in part only the rest is asked; an examination with
 * a known result is left out.
 */
function frasesEmSuspenso(decidiria: string, evidencias: Evidencias): string[] {
  return decidiria.split(/(?<=[.?]) /).flatMap((frase) => {
    if (frase.endsWith('?') && supoe(frase, evidencias)) return [];
    if (!podeEstarRespondida.test(frase)) return [frase];
    const lidos = sinaisDaFrase(frase);
    const isPergunta = frase.endsWith('?');
    if (!lidos.some(({ sinal }) => isConhecido(sinal, evidencias))) {
      return isPergunta ? [paraQuemMenstrua(frase, evidencias)] : [frase];
    }
    const abertos = lidos.flatMap(({ sinal, presente, rotulo }) => {
      const nome = nomePerguntado(rotulo);
      return isPergunta && presente && emAberto(sinal, evidencias) && isPerguntavel(nome, evidencias) ? [nome] : [];
    });
    return abertos.length === 0 ? [] : [`Há ${listar(abertos)}?`];
  });
}

/** Complaints that a question takes as told ("a tontura gira?"), and the signs that tell them. */
const supostos: readonly (readonly [palavras: RegExp, sinais: RegExp])[] = [
  [/\ba dor de cabeça\b/i, /cefaleia|dor_cabeca|enxaqueca/],
  [/\b(a dor|dor fixa)\b(?! de cabeça)/i, /^dor_|colica|ciatica|cefaleia|enxaqueca|dor_menstrual/],
  [/\ba tontura\b/i, /tontura|vertigem/],
  [/\b(a tosse|o catarro)\b/i, /tosse|catarro/],
  [/\b(o|ao) cansaço\b/i, /cansaco|fadiga|fraqueza/],
  [/\ba distensão\b/i, /distensao|gases/],
  [/\b(a queimação|a azia|os arrotos)\b/i, /azia|queimacao|refluxo|arroto/],
  [/\bo inchaço\b/i, /inchaco|edema/],
  [/\b(a|da) insônia\b|^insônia /i, /insonia|despertares|sono/],
  [/\b(a palpitação|^palpitação)\b/i, /palpitacao|taquicardia/],
  [/\ba coceira\b/i, /coceira|prurido/],
  [/\ba cólica\b/i, /colica|dismenorreia/],
  [/\bo choro\b/i, /choro|tristeza/],
  [/\bo corrimento\b/i, /corrimento/],
  [/\ba junta\b/i, /^dor_|articula/],
  [/\ba lesão\b/i, /lesao|erupc|ferida|acne|espinha|furunculo|eczema/],
  [/\bo desânimo\b/i, /tristeza|apatia|desanimo/],
  [/\ba inquietação\b/i, /inquietude|ansiedade|agitac/],
  [/\ba agitação\b/i, /inquietude|ansiedade|agitac/],
  [/\bos resfriados\b/i, /resfriad/],
  [/\ba secura\b/i, /sec[ao]|ressec/],
  [/\bas fezes saem\b/i, /diarreia|fezes/],
];

/** Whether the question takes something as told that no sign tells. */
function supoe(frase: string, { presentes }: Evidencias): boolean {
  const ditos = [...presentes.keys()];
  return supostos.some(([palavras, sinais]) => palavras.test(frase) && !ditos.some((sinal) => sinais.test(sinal)));
}

// Advice to examine, to ask for a test or to refer is never left out.
const podeEstarRespondida = /\?$|^(Língua|Ponta da língua|Saburra|Pulso)\b[^;]* confirmam?( [^;]*)?\.$/u;

/** Without a sign that the client menstruates, the question for women is left out. */
function paraQuemMenstrua(pergunta: string, { presentes }: Evidencias): string {
  return [...presentes.keys()].some(isGinecologico)
    ? pergunta.replace(/ (ou|e), na mulher, /, ' $1 ')
    : pergunta.replace(/ (ou|e), na mulher, .*\?$/, '?');
}

/** "Range os dentes" does not fit after "Há", and "cólica" needs no question beside "cólica menstrual", told or denied. */
function isPerguntavel(nome: string, { presentes, negados }: Evidencias): boolean {
  if (/^(acorda|assusta|come|range)/.test(nome)) return false;
  const ditos = [...presentes.keys(), ...[...negados.keys()].filter(isGinecologico)];
  return !ditos.some((sinal) => ` ${rotulo(sinal)} `.includes(` ${nome} `));
}

function listar(rotulos: readonly string[]): string {
  return semDuplos(rotulos)
    .slice(0, 3)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' ou ');
}

/** Of names with the same words, or of which one has all words of the other, only the first: "menstruação atrasada, atraso da menstruação". */
function semDuplos(rotulos: readonly string[]): string[] {
  const ditos: { rotulo: string; raizes: readonly string[] }[] = [];
  for (const rotulo of rotulos) {
    const raizes = raizesDe(rotulo);
    const dito = ditos.some((outro) => contem(outro.raizes, raizes) || contem(raizes, outro.raizes));
    if (!dito) ditos.push({ rotulo, raizes });
  }
  return ditos.map(({ rotulo }) => rotulo);
}

function contem(raizes: readonly string[], outras: readonly string[]): boolean {
  return outras.every((raiz) => raizes.includes(raiz));
}

/** The words of a name without their endings: "atrasada" and "atraso" are the same. */
function raizesDe(rotulo: string): string[] {
  return (rotulo.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((palavra) => palavra.slice(0, 5));
}

const lidas = new Map<string, readonly Mencao[]>();

/** The signs of a sentence of the catalogue, read like the client's words. As a question it would state nothing. */
function sinaisDaFrase(frase: string): readonly Mencao[] {
  let mencoes = lidas.get(frase);
  if (!mencoes) {
    mencoes = lerTexto(frase.replace(/\?$/, '.'), null, 1);
    lidas.set(frase, mencoes);
  }
  return mencoes;
}

/** Told or denied, or answered by the sign that excludes it: who is relieved by heat needs no question about cold that relieves. */
function isConhecido(sinal: SinalId, { presentes, implicitos, negados }: Evidencias): boolean {
  return (
    presentes.has(sinal) ||
    implicitos.has(sinal) ||
    negados.has(sinal) ||
    (implicacoes[sinal] ?? []).some((geral) => negados.has(geral)) ||
    (excluidoPor[sinal] ?? []).some((outro) => presentes.has(outro)) ||
    (doCiclo.test(sinal) &&
      (negados.has('ciclo_irregular') || presentes.has('amenorreia') || presentes.has('menopausa')))
  );
}

const doCiclo = /^ciclo_/;
const excluidoPor: Readonly<Partial<Record<SinalId, readonly SinalId[]>>> = {
  libido_alta: ['libido_baixa'],
  melhora_frio: ['melhora_calor', 'piora_frio'],
  melhora_calor: ['melhora_frio', 'piora_calor'],
  piora_frio: ['melhora_frio'],
  piora_calor: ['melhora_calor'],
  piora_repouso: ['melhora_repouso'],
  piora_movimento: ['melhora_movimento'],
  melhora_movimento: ['piora_movimento', 'piora_esforco'],
  melhora_repouso: ['piora_repouso'],
};

// Signs that the form has already asked for, or that no question can change.
const semPergunta: ReadonlySet<string> = new Set<SinalId>([
  'idade_avancada',
  'crianca',
  'inicio_recente',
  'inicio_subito',
  'cronico',
  'constitucional',
  'gestante',
  'doenca_longa',
  'pos_parto',
  // A sign of alarm belongs to the part on safety, and is no question of style between two patterns.
  'paralisia_facial',
  'mente_confusa',
]);
const sexuais: ReadonlySet<string> = new Set<SinalId>(['impotencia', 'emissao_noturna', 'dor_genital']);

/** Signs that would settle little in practice: rare, an alarm, or what nobody tells when asked in passing. */
const naoDecidem: ReadonlySet<string> = new Set<SinalId>([
  'libido_alta',
  'inspiracao_dificil',
  'disfagia',
  'epilepsia',
  'hemiplegia',
  'soluco',
  'febre_vespertina',
]);

/** Where it hurts is the complaint itself: another place separates no two patterns. */
const lugarDaDor =
  /^(ciatica|dor_(mao|pe|perna|braco|joelho|cotovelo|punho|tornozelo|quadril|calcanhar|costas|lombar|panturrilha|pescoco_ombros))$/;

/** The heaviest open sign of one pattern that the other pattern does not have. */
function melhorSeparador(de: Pontuado, contra: Pontuado, { evidencias, perguntados }: Sabido): SinalId | null {
  const doOutro = new Set<SinalId>([...contra.padrao.cardinais, ...contra.padrao.secundarios, ...contra.padrao.exame]);
  const excluiOutro = new Set<SinalId>(contra.padrao.contrarios);
  const listas: [readonly SinalId[], number][] = [
    [de.padrao.cardinais, pesos.cardinal],
    [de.padrao.exame, pesos.exame],
    [de.padrao.secundarios, pesos.secundario],
  ];
  let melhor: { sinal: SinalId; valor: number } | null = null;
  for (const [lista, peso] of listas) {
    for (const sinal of lista) {
      if (doOutro.has(sinal) || perguntados.has(sinal) || !serveParaDecidir(sinal) || !emAberto(sinal, evidencias))
        continue;
      // That few patterns list a sign does not make it the better question: of the cardinal signs the first taught comes first.
      const valor = peso * Math.min(1, especificidadeDe(sinal)) * (excluiOutro.has(sinal) ? 1.6 : 1);
      if (!melhor || valor > melhor.valor) melhor = { sinal, valor };
    }
  }
  return melhor?.sinal ?? null;
}

/** An illness that a physician named, a red flag and the place of the pain decide between no two patterns. */
function serveParaDecidir(sinal: SinalId): boolean {
  return (
    !lugarDaDor.test(sinal) &&
    !naoDecidem.has(sinal) &&
    !Object.hasOwn(sinaisSeguranca, sinal) &&
    !/ referid[oa]s?$|^problema de |^uso de /.test(obterSinal(sinal)?.rotulo ?? '')
  );
}

function emAberto(sinal: SinalId, evidencias: Evidencias): boolean {
  if (isConhecido(sinal, evidencias) || semPergunta.has(sinal)) return false;
  // No finding tells the client's sex; a question about menstruation needs a sign that the client menstruates.
  if (Object.hasOwn(sinaisGinecologia, sinal)) return [...evidencias.presentes.keys()].some(isGinecologico);
  return !sexuais.has(sinal);
}

function isGinecologico(sinal: string): boolean {
  return isSinalId(sinal) && Object.hasOwn(sinaisGinecologia, sinal);
}

function rotulo(sinal: SinalId): string {
  return nomePerguntado(obterSinal(sinal)?.rotulo ?? sinal);
}

/** A name as it is asked for, of two that are joined the first: an illness that is asked for has not been told of yet. */
function nomePerguntado(rotulo: string): string {
  return rotulo.replace(/ \([^)]*\)|,.*$| referid[oa]s?$/g, '').replace(/^(\S+ \S.*?) ou .*$/, '$1');
}
