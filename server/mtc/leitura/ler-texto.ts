import type { DadosAnamnese, DadosAnamneseField, FieldOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { variantes } from '../catalog/sinais/variantes.ts';
import { isSinalId, type SinalId, sinais } from '../catalog/sinais.ts';
import { duvidar, reconhecer } from './aprendido/reconhecedor.ts';
import { cabecas } from './cabecas.ts';
import { type Dito, deTempo, type Lido, ler } from './ler.ts';
import { compilar, type Lexico } from './lexico.ts';
import type { Trecho } from './palavras.ts';
import { acharQuemConta, type QuemConta } from './quem.ts';
import { rotuloPelasPalavras } from './rotulos.ts';
import { isSemAlergia } from './sem-alergia.ts';
import { vocabulario } from './vocabulario.ts';

export interface Mencao {
  sinal: SinalId;
  presente: boolean;
  /** 0..1 */
  forca: number;
  /** The words of the client or therapist, as written; "…" where others stand between. */
  trecho: string;
  /** Where these words stand, in order. */
  trechos: Trecho[];
  /** What was said, and no more: narrower than the sign's own label where the sign joins two things. */
  rotulo: string;
}

let lexico: Lexico | null = null;

/**
 * Reads the signs that a free Portuguese text states or denies, one mention per sign.
 * @param campo the field of the intake, which says what a text without a noun is about; null for a text about anything
 * @param base strength of a plain mention in this field, 0..1
 */
export function lerTexto(texto: string, campo: DadosAnamneseField | null, base: number): Mencao[] {
  return lerComSobras(texto, campo, base).mencoes;
}

/** Like `lerTexto`, and the words with a meaning of their own from which nothing was read. */
export function lerComSobras(
  texto: string,
  campo: DadosAnamneseField | null,
  base: number,
): { mencoes: Mencao[]; naoLidos: Trecho[] } {
  const lido = lerAfirmacoes(texto, campo);
  return { mencoes: mencoesDe(lido, base), naoLidos: lido.naoLidos };
}

/**
 * The signs that a read text states or denies, one mention per sign.
 * @param base strength of a plain mention in this field, 0..1
 */
export function mencoesDe(lido: Lido, base: number): Mencao[] {
  const porSinal = new Map<SinalId, { dito: Dito; rotulo: string }[]>();
  for (const dito of lido.ditos) {
    const { sinal, rotulo: largo } = dizer(dito.sinal);
    // "Sem dormir há anos" denies the sleep. What is denied has lasted, or is long over; nobody denies a time. Safety rules still ask what
    // a sentence denies: the tinnitus "desde ontem" is not one of years.
    if (!sinal || (!dito.presente && deTempo.test(dito.sinal))) continue;
    const palavras = dito.trechos.map(({ inicio, fim }) => lido.texto.slice(inicio, fim)).join(' ');
    const estreito = rotuloPelasPalavras(dito.sinal, largo, palavras);
    const rotulo = comCondicao(dito.lugar === undefined ? estreito : `${estreito} ${dito.lugar}`, dito.condicao);
    const todos = porSinal.get(sinal);
    if (todos) todos.push({ dito, rotulo });
    else porSinal.set(sinal, [{ dito, rotulo }]);
  }
  return [...porSinal].map(([sinal, todos]) => {
    // Said and denied in the same field ("cólica antes, hoje sem cólica"): what is present is kept.
    const presente = todos.some(({ dito }) => dito.presente);
    const valem = todos.filter(({ dito }) => dito.presente === presente);
    const trechos = unir(valem.flatMap(({ dito }) => dito.trechos));
    return {
      sinal,
      presente,
      forca: Math.min(1, base * Math.max(...valem.map(({ dito }) => dito.fator))),
      trecho: trechos
        .map((trecho) => citar(lido.texto, trecho, presente || valem.some(({ dito }) => dito.oposto)))
        .join(' … '),
      trechos,
      rotulo: rotuloDe(sinal, new Set(valem.map(({ rotulo }) => rotulo))),
    };
  });
}

const lidos = new WeakMap<DadosAnamnese, Map<DadosAnamneseField, Lido & { escrito: string }>>();

/** The statements of a field of an intake: one reading serves the findings and the safety rules. */
export function lerCampo(dados: DadosAnamnese, campo: FieldOfKind<'line' | 'text'>): Lido {
  const escrito = dados[campo] ?? '';
  const destes = lidos.get(dados) ?? new Map<DadosAnamneseField, Lido & { escrito: string }>();
  lidos.set(dados, destes);
  let lido = destes.get(campo);
  if (lido?.escrito !== escrito) {
    lido = { ...lerAfirmacoes(escrito, campo, quemContaDe(dados)), escrito };
    destes.set(campo, lido);
  }
  return lido;
}

const contados = new WeakMap<DadosAnamnese, { quem: QuemConta | null }>();

/** Who tells of the client, found once for an intake. */
export function quemContaDe(dados: DadosAnamnese): QuemConta | null {
  let conta = contados.get(dados);
  if (!conta) {
    conta = { quem: acharQuemConta(dados) };
    contados.set(dados, conta);
  }
  return conta.quem;
}

/** Every single statement of a text, with the ids of the vocabulary, and those about the past or in doubt. */
function lerAfirmacoes(texto: string, campo: DadosAnamneseField | null, quemConta: QuemConta | null = null): Lido {
  // Compiled with the first text: a third of a second that tools and tests without a text do not need.
  lexico ??= compilar(vocabulario, cabecas);
  // What was learned is asked about the words of an intake alone, and not about a sentence of the catalogue.
  const lido = campo === null ? ler(texto, lexico, null) : ler(texto, lexico, campo, reconhecer, duvidar, quemConta);
  // All of it is understood, although it is no sign: a report does not quote "nega alergias" among what nobody understood.
  return campo === 'alergias' && isSemAlergia(texto) ? { ...lido, naoLidos: [], soltas: [] } : lido;
}

/** The sign of the catalogue that a statement tells; null where only the safety rules know it. */
export function sinalDoDito(id: string): SinalId | null {
  return dizer(id).sinal;
}

function dizer(id: string): { sinal: SinalId | null; rotulo: string } {
  const variante = variantes[id];
  if (variante) return variante;
  return isSinalId(id) ? { sinal: id, rotulo: sinais[id].rotulo } : { sinal: null, rotulo: '' };
}

const emLista = new Intl.ListFormat('pt-BR');

/** "Fezes secas sob tensão (um pouco)"; "fezes moles às vezes" says how often already. */
function comCondicao(rotulo: string, condicao: string | undefined): string {
  const ditas = condicao?.split(', ').filter((uma) => !rotulo.endsWith(uma)) ?? [];
  const grau = ditas.includes('um pouco') ? ' (um pouco)' : '';
  return [rotulo, ...ditas.filter((uma) => uma !== 'um pouco')].join(' ') + grau;
}

/** The sign's own label says all that its variants say. */
function rotuloDe(sinal: SinalId, ditos: ReadonlySet<string>): string {
  const { rotulo } = sinais[sinal];
  if (ditos.has(rotulo)) return rotulo;
  // "Alergia a camarão e siri", "uso de losartana, omeprazol e furosemida"
  const todos = [...ditos];
  const [antes] = /^(alergia a|uso de) /.exec(todos[0] ?? '') ?? [];
  return antes !== undefined && todos.every((dito) => dito.startsWith(antes))
    ? `${antes}${emLista.format(todos.map((dito) => dito.slice(antes.length)))}`
    : todos.join(' e ');
}

const negaAntes =
  /(?<![\p{L}])((?:n[ãa]o|ñ|n|sem|nega|nego|negou|nunca|nem|nenhuma?)\s+(?:[\p{L}/]+\s+){0,3}|s\/\s*)$/iu;
const negaDepois = /^\s+(?:n[ãa]o|ñ)(?:\s+(?:tenho|tem|teve|sente|sinto))?(?![\p{L}])/iu;

/** What denies a list: "sem tontura, febre ou desmaio". */
const negaALista = /(?<![\p{L}])(n[ãa]o|ñ|sem|nega|nego|negou|nunca|nem|nenhuma?|s\/)(?=\s[^.;:!?\n]*$)/giu;

/**
 * The words as written, from the beginning of the first ("2x dia"), and with what denies them: "ñ arde", not "arde".
 * @param porSi they say it by themselves: "engordou"
 */
function citar(texto: string, { inicio, fim: ultimo }: Trecho, porSi: boolean): string {
  let de = inicio;
  // "Cor de Coca-Cola e o": what only leads on to the next word is not quoted; "2-3x" is quoted to its end.
  let fim =
    ultimo -
    (/(?:\s+(?:e|ou|de|do|da|dos|das|que|no|na|em|com))(?:\s+(?:o|a|os|as|um|uma))?$/u.exec(
      texto.slice(inicio, ultimo),
    )?.[0].length ?? 0);
  if (fim <= inicio) fim = ultimo;
  while (fim < texto.length && /\d/.test(texto.charAt(fim - 1)) && /[\p{L}\d]/u.test(texto.charAt(fim))) fim += 1;
  while (de > 0 && /\d/.test(texto.charAt(de - 1)) && /[\p{L}\d]/u.test(texto.charAt(de))) de -= 1;
  if (porSi) return texto.slice(de, fim);
  const antes = negaAntes.exec(texto.slice(Math.max(0, de - 40), de))?.[0] ?? '';
  const depois = antes === '' ? (negaDepois.exec(texto.slice(fim, fim + 20))?.[0] ?? '') : '';
  const dita = texto.slice(de - antes.length, fim + depois.length);
  if (antes !== '' || depois !== '') return dita;
  const nega = [...texto.slice(Math.max(0, de - 120), de).matchAll(negaALista)].at(-1)?.[0];
  return nega === undefined ? dita : `${nega} … ${dita}`;
}

/** In the order of the text, without repeating words. */
function unir(trechos: readonly Trecho[]): Trecho[] {
  const unidos: Trecho[] = [];
  for (const trecho of trechos.toSorted((a, b) => a.inicio - b.inicio || b.fim - a.fim)) {
    const anterior = unidos.at(-1);
    if (anterior && trecho.inicio <= anterior.fim + 1) anterior.fim = Math.max(anterior.fim, trecho.fim);
    else unidos.push({ ...trecho });
  }
  return unidos;
}
