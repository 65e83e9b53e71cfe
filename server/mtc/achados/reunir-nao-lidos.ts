import { correcoesOf } from '@meridia/shared/anamnese/correcoes.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { foldText } from '@meridia/shared/folded-text.ts';
import { keysOf } from '@meridia/shared/keys-of.ts';
import type { Achado, Relatorio, SegurancaNota } from '@meridia/shared/relatorio.ts';
import { lerCampo, sinalDoDito } from '../leitura/ler-texto.ts';
import { foraDe, pedacos, pontoDeCortada, type Trecho } from '../leitura/palavras.ts';
import { achadoId, isLidoPelaIa } from './achado-id.ts';
import { leiturasDeTexto } from './respostas.ts';

type CampoDeTexto = keyof typeof leiturasDeTexto;
export type Notas = readonly Pick<SegurancaNota, 'texto'>[];

/** From this share of unused letters on, a clause is quoted whole: what was read in it does not tell what it says. */
const quaseNada = { semLeitura: 0.4, comLeitura: 0.55 } as const;
/** In words: a longer clause, as in dictated text, is quoted in stretches. */
const oracaoCurta = 14;
/** Most words between two unused ones of the same stretch. */
const salto = 3;

/**
 * What each text tells and the report does not use: no sign was read from it, or what was read moves nothing and no note of safety speaks of
 * it, as with a relative's illness or something long over. No word with a meaning of its own vanishes: it is in what the report quotes,
 * or here. What a model read or the therapist settled counts as understood.
 * @param notas of safety, which may use what is no sign: a plant, a relative's illness
 */
export function reunirNaoLidos(
  dados: DadosAnamnese,
  achados: readonly Achado[],
  notas: Notas,
): NonNullable<Relatorio['naoLidos']> {
  const faladas = palavrasDasNotas(notas);
  const nome = new Set(formasDe(dados.nomeCliente));
  return keysOf(leiturasDeTexto).flatMap((campo) => {
    if (campo === 'profissao') return [];
    const entendidos = entendidosPorAlguem(campo, achados);
    const { texto } = lerCampo(dados, campo);
    const escritos = (trecho: Trecho) => escrita(texto, trecho).replace(/\s+/g, ' ');
    const calados = trechosDe(dados, campo, { achados, faladas, nome }).filter(
      (trecho) => !entendidos.some((dito) => escritos(trecho).includes(dito)),
    );
    const trechos = comSuasOracoes(calados, texto)
      .map(escritos)
      // "+ D" alone tells nothing.
      .filter((trecho) => letras(trecho) > 1);
    return trechos.length === 0 ? [] : [{ campo, trechos: [...new Set(trechos)] }];
  });
}

/** The words of a text that nothing in the report rests on, nor anybody settled, in order. */
export function palavrasSemUsoDe(
  dados: DadosAnamnese,
  campo: CampoDeTexto,
  achados: readonly Achado[],
  notas: Notas,
): Trecho[] {
  const usos = { achados, faladas: palavrasDasNotas(notas), nome: new Set(formasDe(dados.nomeCliente)) };
  const { texto } = lerCampo(dados, campo);
  const entendidas = entendidosPorAlguem(campo, achados).flatMap((dito) => {
    const inicio = texto.indexOf(dito);
    return inicio < 0 ? [] : [{ inicio, fim: inicio + dito.length }];
  });
  return palavrasSemUso(dados, campo, usos).filter((palavra) =>
    entendidas.every(({ inicio, fim }) => palavra.fim <= inicio || fim <= palavra.inicio),
  );
}

function entendidosPorAlguem(campo: CampoDeTexto, achados: readonly Achado[]): string[] {
  return achados.flatMap((achado) =>
    achado.fonte === `anamnese.${campo}` && (achado.confirmado || isLidoPelaIa(achado))
      ? achado.valor.split(' … ')
      : [],
  );
}

interface Usos {
  achados: readonly Achado[];
  /** Words of the notes of safety. */
  faladas: ReadonlySet<string>;
  /** Words of the client's name. */
  nome: ReadonlySet<string>;
}

function trechosDe(dados: DadosAnamnese, campo: CampoDeTexto, usos: Usos): Trecho[] {
  const { texto } = lerCampo(dados, campo);
  const soltas = palavrasSemUso(dados, campo, usos);
  const trechos: Trecho[] = [];
  let desta = 0;
  for (const oracao of oracoesDe(texto)) {
    while ((soltas[desta]?.fim ?? oracao.inicio + 1) <= oracao.inicio) desta += 1;
    const suas: Trecho[] = [];
    for (let solta = soltas[desta]; solta && solta.inicio < oracao.fim; solta = soltas[desta]) {
      suas.push(solta);
      desta += 1;
    }
    if (suas.length === 0) continue;
    const palavras = pedacos(texto, oracao, /\S+/g);
    const caladas = suas.reduce((soma, { inicio, fim }) => soma + letras(texto.slice(inicio, fim)), 0);
    const toda = letras(texto.slice(oracao.inicio, oracao.fim));
    const limite = caladas === toda ? quaseNada.semLeitura : quaseNada.comLeitura;
    if (palavras.length <= oracaoCurta && caladas >= limite * toda) juntar(trechos, oracao, texto);
    else trechos.push(...emTrechos(suas, palavras, texto));
  }
  return trechos;
}

/** In words: a shorter stretch is a fragment that tells nobody what is missing. */
const menorTrecho = 3;
/** In words: a clause up to so long is quoted whole around a word alone, of a longer one so many on each side. */
const [oracaoInteira, deCadaLado] = [7, 3];

/** A word alone, "bota", tells nobody what is missing: it stands among those around it, and stretches that meet are one. */
function comSuasOracoes(trechos: readonly Trecho[], texto: string): Trecho[] {
  const oracoes = oracoesDe(texto).map((oracao) => ({ ...oracao, palavras: pedacos(texto, oracao, /\S+/g) }));
  const largos: Trecho[] = [];
  for (const trecho of trechos) {
    const curto = escrita(texto, trecho).trim().split(/\s+/).length < menorTrecho;
    const largo = curto ? alargar(trecho, oracoes) : { ...trecho };
    const anterior = largos.at(-1);
    if (anterior && largo.inicio <= anterior.fim) anterior.fim = Math.max(anterior.fim, largo.fim);
    else largos.push(largo);
  }
  return largos;
}

function alargar(trecho: Trecho, oracoes: readonly (Trecho & { palavras: readonly Trecho[] })[]): Trecho {
  const oracao = oracoes.find(({ inicio, fim }) => inicio <= trecho.inicio && trecho.fim <= fim);
  if (!oracao) return { ...trecho };
  const { inicio, fim, palavras } = oracao;
  if (palavras.length <= oracaoInteira) return { inicio, fim };
  const onde = palavras.findIndex(({ fim }) => fim >= trecho.fim);
  return {
    inicio: palavras[Math.max(0, onde - deCadaLado)]?.inicio ?? trecho.inicio,
    fim: palavras[Math.min(palavras.length - 1, onde + deCadaLado)]?.fim ?? trecho.fim,
  };
}

/** The words of a text that nothing in the report rests on, in order. */
function palavrasSemUso(dados: DadosAnamnese, campo: CampoDeTexto, { achados, faladas, nome }: Usos): Trecho[] {
  const { texto, ditos, ressalvas, soltas } = lerCampo(dados, campo);
  const ids = new Set(achados.map(({ id }) => id));
  const decididos = correcoesOf(campo, dados[campo], dados.correcoes);
  const entra = ({ sinal: id, presente }: { sinal: string; presente: boolean }) => {
    const sinal = sinalDoDito(id);
    // "Teve hepatite, curada" denies it of today; that it was is used nowhere.
    if (!presente && ressalvas.some((ressalva) => ressalva.sinal === id)) return false;
    // What only the safety rules know and is denied keeps them from asking.
    if (sinal === null) return !presente;
    return ids.has(achadoId(sinal, campo)) || decididos.has(sinal);
  };
  const foraDosUsados = foraDe(trechosEmOrdem(ditos.filter(entra)));
  const duvidosos = trechosEmOrdem([...ditos.filter((dito) => !entra(dito)), ...ressalvas]);
  const calados = duvidosos
    .flatMap((trecho) => pedacos(texto, trecho, /[\p{L}\p{N}]+/gu))
    .filter((palavra) => foraDosUsados(palavra) && !formasDe(escrita(texto, palavra)).some((um) => faladas.has(um)));
  const deProduto = campo === 'medicamentos' || campo === 'suplementos';
  const dita = (forma: string) => semPeso.has(forma) || nome.has(forma) || (deProduto && faladas.has(forma));
  const porInicio = new Map([...soltas, ...calados].map((palavra) => [palavra.inicio, palavra]));
  return [...porInicio.values()]
    .filter((palavra) => !formasDe(escrita(texto, palavra)).every(dita))
    .toSorted((uma, outra) => uma.inicio - outra.inicio);
}

function trechosEmOrdem(ditos: readonly { trechos: readonly Trecho[] }[]): Trecho[] {
  return ditos.flatMap(({ trechos }) => trechos).toSorted((um, outro) => um.inicio - outro.inicio);
}

/** Unused words that stand close together are one stretch. */
function emTrechos(soltas: readonly Trecho[], palavras: readonly Trecho[], texto: string): Trecho[] {
  const lida = (indice: number) => texto.slice(palavras[indice]?.inicio ?? 0, palavras[indice]?.fim ?? 0);
  const trechos: Trecho[] = [];
  let ultima = Number.NEGATIVE_INFINITY;
  let indice = 0;
  for (const { inicio, fim } of soltas) {
    while ((palavras[indice]?.fim ?? Number.POSITIVE_INFINITY) <= inicio) indice += 1;
    const anterior = trechos.at(-1);
    // "Hb 11,4": a value belongs to its name.
    let ate = fim;
    for (let valor = indice + 1; /^\d/.test(lida(valor)); valor += 1) ate = palavras[valor]?.fim ?? ate;
    if (anterior && indice - ultima <= salto + 1) anterior.fim = ate;
    else trechos.push({ inicio, fim: ate });
    ultima = indice;
  }
  return trechos
    .map((trecho) => comNegacao(trecho, palavras, texto))
    .filter(({ inicio, fim }) => letras(texto.slice(inicio, fim)) > 1);
}

/** In words: a denial that stands so close before a stretch is quoted with it; without it "nunca fez colonoscopia" says that she had one. */
const pertoDaNegacao = 3;
const nega = /^(n[ãa]o|ñ|n|nunca|nem|sem|nega|s\/)$/iu;

function comNegacao(trecho: Trecho, palavras: readonly Trecho[], texto: string): Trecho {
  const primeira = palavras.findIndex(({ fim }) => fim > trecho.inicio);
  for (let indice = primeira - 1; indice >= Math.max(0, primeira - pertoDaNegacao); indice -= 1) {
    const palavra = palavras[indice];
    if (palavra && nega.test(escrita(texto, palavra))) return { inicio: palavra.inicio, fim: trecho.fim };
  }
  return trecho;
}

/** Clauses that only a comma parts are one stretch. */
function juntar(trechos: Trecho[], oracao: Trecho, texto: string): void {
  const anterior = trechos.at(-1);
  if (anterior && /^, *$/.test(texto.slice(anterior.fim, oracao.inicio))) anterior.fim = oracao.fim;
  else trechos.push(oracao);
}

const deOracao = new RegExp(`(?:[^.,;:!?()\\n]|[.,:](?=\\d)|${pontoDeCortada})+`, 'gu');

/** From mark to mark, without list signs and spaces around them. The point of "4,2" and "H. pylori" is no mark. */
function oracoesDe(texto: string): Trecho[] {
  const partes = texto.matchAll(deOracao);
  return [...partes].flatMap(({ 0: parte, index }) => {
    const inicio = index + (/^[^\p{L}\p{N}]*/u.exec(parte)?.[0].length ?? 0);
    const fim = index + parte.trimEnd().length;
    return inicio < fim ? [{ inicio, fim }] : [];
  });
}

function escrita(texto: string, { inicio, fim }: Trecho): string {
  return texto.slice(inicio, fim);
}

function formasDe(texto: string): string[] {
  return foldText(texto).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** In letters: a shorter word of a note names nothing. */
const menorNome = 4;

function palavrasDasNotas(notas: Notas): ReadonlySet<string> {
  return new Set(notas.flatMap(({ texto }) => formasDe(texto).filter((forma) => forma.length >= menorNome)));
}

function letras(texto: string): number {
  return texto.replace(/[^\p{L}\p{N}]/gu, '').length;
}

/** Degrees, times, measures and words of talk: alone they tell nothing that could be lost. */
export const semPeso = new Set(
  (
    'causa causas motivo grande grandes pequeno pequena pequenos pequenas cerca umas uns geral geralmente normalmente comum coisa coisas tempo tempos epoca fim comeco inicio final ultima ultimo ultimas ultimos primeira primeiro segunda terceira ' +
    'minuto minutos segundo segundos sem mg mcg ml ui kg cm mm cp cps caps comprimido comprimidos gota gotas jato jatos dose doses ' +
    'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro domingo domingos sabado sabados passado passada proximo proxima ' +
    'comeca comecou comecei comecando continua continuo acontece acontecendo aconteceu costuma costumo consegue consigo deixa deixar passa passou chega chegou mora ' +
    'acha acho achava sabe sei ver vejo visse oxe kkk kkkk ah oi ola dra doutora doutor dona seu senhor senhora moca ai alem disso desse dessa deste desta nisso nesse nessa naquele naquela aquilo aquele aquela tal ' +
    'bastante bocado pouquinho mesma mesmas mesmos proprio cada outro outra outros outras nada nenhum nenhuma tudo todo toda sim ok bom boa bons boas ruim ruins normal normais referido refere paciente cliente queixa pergunta perguntou'
  ).split(' '),
);
