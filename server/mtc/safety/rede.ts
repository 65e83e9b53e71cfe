import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { semOQueFoiDito } from '../diferenciacao/ja-dito.ts';
import { eDeOutraIdade } from '../leitura/idades.ts';
import { contarPalavras, type Faixa } from '../leitura/palavras.ts';
import { maiuscula } from '../writer/portugues.ts';
import { falaDe, podeSerCitada } from './citar.ts';
import type { Frase } from './frase.ts';
import { vistoSemDoenca } from './ja-examinado.ts';
import { acharSemNega } from './mencoes.ts';
import { type FamiliaDePerigo, palavrasDePerigo } from './palavras-de-perigo.ts';
import { acabou, eDeParente, negadaAoRedor } from './porta.ts';
import { lerDuracoes } from './quantidades.ts';
import type { Relatos } from './relatos.ts';

/** A sentence that may tell a danger in words that no rule understood. */
export interface Achada {
  familia: FamiliaDePerigo;
  /** The sentence as it was written. */
  fala: string;
}

const deNegar = /^(nao|num|nem|sem|nega|nego|negou|nunca|nada|nenhum|nenhuma|jamais|descarta|descartou|descartad[oa])$/;
/** "Não para de sangrar" affirms. */
const queAfirma =
  /^(para|parou|passa|passou|estanca|cessa|melhora|melhorou|sara|sarou|sei|adianta|aguenta|aguento|so)$/;
/** In words, before what is denied. */
const alcanceDoNao = 5;
const parente =
  /^(mae|pai|irma|irmao|irmaos|irmas|marido|esposa|esposo|mulher|filh[oa]s?|tia|tio|prim[oa]|vizinh[oa]|amig[oa]|colega|avo|vo|net[oa]s?|sogr[oa]|cunhad[oa]|patrao|patroa|nora|genro|comadre|compadre|cachorr[oa]|gat[oa])$/;
const conta =
  /^(diz|disse|fala|falou|relata|relatou|refere|referiu|conta|contou|acha|achou|notou|percebeu|reclama|trouxe|ve|viu|que)$/;
const alcanceDoParente = 7;
const deOutroTempo =
  /\b(19\d\d|20\d\d|anos atras|quando (era |eu era )?(crianca|menin[oa]|pequen[oa]|jovem|solteir[oa]|moc[oa])|na infancia|na adolescencia|antigamente|no passado|ja (curad\w+|passou|sarou|resolv\w+|tratad\w+))\b/;
const aindaHoje = /\b(desde|ainda|continua\w*|hoje|agora|ontem|voltou|de novo|ate hoje|nunca mais)\b/;
/** In days. */
const umAno = 366;
/** In years: what a child had as a baby is old; an adult's last years are not. */
const [fimDaInfancia, anosDeAdulto] = [13, 3];
/** A wish or a fear is nothing told. */
const medo = /^(medo|receio|pavor|panico|cisma|risco|preocupad[oa])$/;

/** Where a sentence tells a family in words that are not denied, another's, feared or of years ago. */
export function lugaresNaRede(
  frase: Frase,
  {
    padrao,
    comNao,
    daCrianca,
    achadoPorOutros,
  }: Pick<FamiliaDePerigo, 'padrao' | 'comNao' | 'daCrianca' | 'achadoPorOutros'>,
  idade?: number,
): Faixa[] {
  return acharSemNega(frase.texto, padrao).flatMap(({ 0: achado, index }): Faixa[] => {
    const de = contarPalavras(frase.texto.slice(0, index));
    const ate = de + contarPalavras(achado);
    const temNao = /\b(nao|sem|nem|nunca|(?<!do )nada)\b/.test(achado);
    const dita =
      (comNao === true || !temNao) &&
      !negada(frase, de, ate, temNao) &&
      (temNao || !negadaAoRedor(frase.palavras, [de, ate])) &&
      (daCrianca || (!deOutro(frase, de, achadoPorOutros) && !eDeParente(frase.palavras, [de, ate]))) &&
      !antiga(frase, de, ate, idade) &&
      !(idade !== undefined && acabou(frase.palavras, [de, ate], { outras: [], idade }));
    return dita ? [[de, ate]] : [];
  });
}

/** Sentences to be read before a treatment: of each family the first, where no alarm speaks of it and no sign used up its words. */
export function lancarRede(relatos: Relatos, dados: DadosAnamnese, alarmes: ReadonlySet<string>): Achada[] {
  const minhas = relatos.frases.filter(({ palavras }) => palavras.length > 0);
  return palavrasDePerigo.flatMap((familia): Achada[] => {
    if (familia.alarmes.some((alarme) => alarmes.has(alarme)) || familia.quem?.(dados) === false) return [];
    for (const frase of minhas) {
      if (frase.campo === 'objetivosCliente' && !familia.nosDesejos) continue;
      const soltas = lugaresNaRede(frase, familia, dados.idade).filter(
        (lugar) =>
          !frase.marcas[lugar[0]]?.curada &&
          (familia.mesmoLida || !gasta(frase, lugar)) &&
          !familia.menos?.test(aoRedor(frase, lugar)) &&
          familia.figura?.(frase, lugar, relatos) !== true &&
          !(familia.exameFecha && vistoSemDoenca(frase, relatos)),
      );
      const [lugar] = soltas;
      if (lugar) return [{ familia, fala: falaEm(frase, lugar) }];
    }
    return [];
  });
}

/** The sentence, or of a long one the words around the danger; '' where a rule on words forbids to repeat either. */
function falaEm(frase: Frase, [de, ate]: Faixa): string {
  const inteira = falaDe(frase);
  if (inteira.length <= maximoDaFala && podeSerCitada(inteira)) return inteira;
  const { palavras } = frase;
  const [inicio, fim] = [Math.max(0, de - palavrasAntes), Math.min(palavras.length, ate + palavrasDepois)];
  const trecho = falaDe({ ...frase, palavras: palavras.slice(inicio, fim) }, maximoDaFala);
  const fala = `${inicio > 0 ? '… ' : ''}${trecho}${fim < palavras.length ? ' …' : ''}`;
  return podeSerCitada(fala) ? fala : '';
}

/** In words, around what is quoted of a long sentence. */
const [palavrasAntes, palavrasDepois] = [8, 12];

/** The notes of the net: each sentence once, with what to ask about it and by when somebody must look. */
export function escreverRede(achadas: readonly Achada[], dados: DadosAnamnese): string[] {
  const porFala = new Map<string, FamiliaDePerigo[]>();
  for (const { familia, fala } of achadas) porFala.set(fala, [...(porFala.get(fala) ?? []), familia]);
  return [...porFala].slice(0, maximoDeFalas).map(([fala, familias]) => {
    const perguntas = familias
      .slice(0, maximoDePerguntas)
      .map(
        ({ podeSer, pergunta, seSim }) =>
          `${podeSer ? `Pode ser ${podeSer}: ` : ''}${comecar(abertaDe(pergunta, dados), podeSer)} ${maiuscula(seSim)}`,
      );
    return `Leia antes de tratar: ${fala === '' ? 'um trecho da ficha' : `“${fala}”`}. ${perguntas.join(' ')}`;
  });
}

const comecar = (pergunta: string, podeSer?: string) => (podeSer ? pergunta : maiuscula(pergunta));

/** What the intake has told already is not asked, unless nothing would be left to ask. */
function abertaDe(pergunta: string, dados: DadosAnamnese): string {
  const aberta = pergunta
    .split(/(?<=\?) /)
    .map((uma) => semOQueFoiDito(uma, dados))
    .filter((uma) => uma !== '')
    .join(' ');
  return aberta === '' ? pergunta : aberta;
}

/** More would hide the first; fewer would free what a sentence left out forbids. */
const maximoDeFalas = 5;
const maximoDePerguntas = 2;

/** Every word of the stretch belongs to a sign: its own rules have weighed it. */
function gasta({ lugares }: Frase, [de, ate]: Faixa): boolean {
  const lidas = [...lugares.values()].flat();
  return Array.from({ length: ate - de }, (_, passo) => de + passo).every((indice) =>
    lidas.some(([inicio, fim]) => indice >= inicio && indice < fim),
  );
}

/** In words: what is told further away is told of something else. */
const vizinhanca = 8;

function aoRedor({ palavras }: Frase, [de, ate]: Faixa): string {
  return palavras
    .slice(Math.max(0, de - vizinhanca), ate + vizinhanca)
    .map(({ forma }) => forma)
    .join(' ');
}

/** @param temNao the words hold a denial of their own, which the marks of the reader are about */
function negada({ palavras, marcas }: Frase, de: number, ate: number, temNao: boolean): boolean {
  const inicio = comecoDaOracao(palavras, de);
  const antes = palavras.slice(Math.max(inicio, de - alcanceDoNao), de).map(({ forma }) => forma);
  const nao = antes.findLastIndex((forma, indice) => deNegar.test(forma) && antes[indice - 1] !== 'do');
  if (nao >= 0 && !antes.slice(nao + 1).some((forma) => queAfirma.test(forma))) return true;
  if (temNao) return false;
  const depois = palavras.slice(ate, ate + 3).map(({ forma, pausa }) => (pausa === 'nenhuma' ? forma : `.${forma}`));
  if (/^(nao|nunca|nega|negou|ausente|negativo)( (tem|teve|tive|vi|viu|ha|sai))?$/.test(depois.join(' '))) return true;
  // "Dor no peito: não", "sangue nas fezes? Nega.": the answer denies the whole of what was asked.
  if (palavras.length <= maisDePergunta && marcas.slice(inicio, ate).every((marca) => marca.negada)) return true;
  const longe = palavras.slice(Math.max(0, de - 12), de).some(({ forma }) => /^(nao|sem|nega|nem)$/.test(forma));
  return marcas[de]?.negada === true && longe && nao < 0 && !antes.some((forma) => queAfirma.test(forma));
}

/** In words. What is longer than a question is denied only near its denial. */
const maisDePergunta = 9;

/** @param soParente "acharam", "disseram" name nobody to whom it happened */
function deOutro({ palavras, marcas }: Frase, de: number, soParente = false): boolean {
  const antes = palavras.slice(Math.max(0, de - alcanceDoParente), de).map(({ forma }) => forma);
  if (antes.slice(-3).some((forma) => medo.test(forma))) return true;
  const quem = antes.findLastIndex((forma) => parente.test(forma));
  const narra = quem >= 0 && conta.test(antes[quem + 1] ?? '');
  return !narra && (quem >= 0 || (!soParente && marcas[de]?.deOutro === true));
}

function antiga({ palavras }: Frase, de: number, ate: number, idade?: number): boolean {
  const inicio = comecoDaOracao(palavras, de);
  let fim = ate;
  while (fim < palavras.length && palavras[fim]?.pausa === 'nenhuma') fim += 1;
  const oracao = palavras
    .slice(inicio, Math.min(palavras.length, fim + 6))
    // "Hoje não penso" is no today.
    .filter(
      ({ forma }, indice, todas) => !(deAgora.test(forma) && /^(nao|n|nunca)$/.test(todas[indice + 1]?.forma ?? '')),
    );
  const texto = oracao.map(({ forma }) => forma).join(' ');
  if (aindaHoje.test(texto)) return false;
  return (
    deOutroTempo.test(texto) ||
    (idade !== undefined && eDeOutraIdade(oracao, idade < fimDaInfancia ? idade : idade - anosDeAdulto)) ||
    lerDuracoes(oracao).some((dias) => dias > umAno)
  );
}

const deAgora = /^(hoje|hj|agora)$/;

function comecoDaOracao(palavras: Frase['palavras'], indice: number): number {
  let inicio = indice;
  while (inicio > 0 && palavras[inicio]?.pausa === 'nenhuma') inicio -= 1;
  return inicio;
}

/** In characters: what a note bears; the words of danger are read in their sentence. */
const maximoDaFala = 260;
