import { podeSerCitada } from '../safety/citar.ts';
import { semApresentacao, semCarimbos, semFimSolto } from './citacao.ts';

/** A text of several lines as one line: the items of a list are parted by semicolons, and their dashes go. */
export function comoLinha(texto: string): string {
  const linhas = texto
    .split(/\r?\n/)
    .map((linha) => linha.replace(/^\s*(?:[-–—•*·]|\d{1,2}[.)])\s+/, '').trim())
    .filter((linha) => linha !== '');
  return linhas
    .map((linha, lugar) => (lugar < linhas.length - 1 ? comFim(linha) : linha))
    .join(' ')
    .replace(/\s+/g, ' ');
}

function comFim(linha: string): string {
  return /[.,;:!?…]$/.test(linha) ? linha : `${linha};`;
}

/** In quotes; an answer may contain quotes of its own. */
export function citar(texto: string): string {
  const limpo = texto.replace(/[“”"]/g, '’').trim();
  // A mark that opens and is not closed, or closes what stands before.
  const marcas = limpo.match(/(?<!\p{L})['’](?=\p{L})|(?<=[\p{L}.!?])['’](?!\p{L})/gu)?.length ?? 0;
  return `“${marcas % 2 === 1 ? limpo.replace(/(?<!\p{L})['’](?=\p{L})|(?<=[\p{L}.!?])['’](?!\p{L})/gu, '') : limpo}”`;
}

/**
 * The first statements of the chief complaint as they were written, for a quotation of at most `max` characters; '' where the words
 * cannot stand in a report, because a rule on words would take them out.
 */
export function primeirasFalas(queixa: string, max = 80): string {
  const linha = semApresentacao(semSaudacao(comoLinha(semCarimbos(queixa))));
  const curta = comecoAte(linha, max);
  return [curta, comecoAte(linha, 60)].find((falas) => podeSerCitada(falas)) ?? '';
}

/**
 * Whether the words are so roughly written that they stand better where the complaint is transcribed than in a sentence of ours: the
 * abbreviations of messages, and letters that meet in no Portuguese word ("esqunta").
 */
export function isEscritaCrua(falas: string): boolean {
  return /(?<!\p{L})(?:q|qdo|vc|pq|tbm|tb|tou|hj|mto|mt|oq|eh|naum|nd|msm|dps|cmg)(?!\p{L})|qu[bcdfghjklmnpqrstvxz]|[kwy]\p{Ll}*[kwy]|(\p{L})\1\1/iu.test(
    falas,
  );
}

/** Without the words that open a message or a dictation: "oii td bem? entao resumindo rs". */
function semSaudacao(linha: string): string {
  return linha.replace(
    /^(?:(?:oi+e?|ol[áa]|bom dia|boa tarde|boa noite|td bem|tudo bem|resumindo|ent[ãa]o|uai|rs+|vixe|eita|[ée]gua|oxe|buenas|tch[êe]|cara|mano|mana|gente|minha fia|minha filha|na moral|olha|[ée] o seguinte|o trem [ée] o seguinte|prezad[oa] \w+)(?:[\s,.;!?…]+|$))+/i,
    '',
  );
}

/** As many whole sentences as fit; of a longer first one whole clauses, or words up to where a new thought begins. */
function comecoAte(linha: string, max: number): string {
  if (linha.length <= max) return semFim(linha);
  const inicio = linha.slice(0, max + 1);
  // "Peso epig. após a garfada": a small letter goes on.
  const frase = ultimo(inicio, /[.!?](?= [^\p{Ll}\d])/gu);
  // "Grávida de 30 semanas." is not yet what brings her.
  if (frase > 0 && frase < max / 2 && max < 120) return comecoAte(linha, max + 60);
  if (frase > max / 3) return semFim(linha.slice(0, frase + 1));
  const oracao = [/[,;:](?= )/g, /(?= (?:mas|aí|desde|porque|quando|que|e|ela|ele|eu) )/g]
    .map((fim) => ultimo(inicio, fim))
    .find((fim) => fim >= max / 3);
  const corte = oracao ?? inicio.lastIndexOf(' ');
  return `${semFimSolto(semMuleta(linha.slice(0, corte > 0 ? corte : max).replace(/[\s,;:]+$/, '')))}…`;
}

/** Without the words by which speech goes on: "do lado de fora sabe". */
function semMuleta(fala: string): string {
  return fala.replace(
    /(?:[\s,]+(?:sabe|n[ée]|tipo|assim|da[íi]|a[íi]|ent[ãa]o|quando|qdo|e|que|ou|mas|com|de|do|da|no|na))+$/i,
    '',
  );
}

function ultimo(texto: string, onde: RegExp): number {
  return [...texto.matchAll(onde)].at(-1)?.index ?? -1;
}

function semFim(linha: string): string {
  return linha.replace(/[\s.,;:]+$/, '');
}
