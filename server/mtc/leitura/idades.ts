import { porExtenso } from './medidas.ts';
import type { Palavra } from './palavras.ts';

const numero = `(\\d{1,2}|${Object.keys(porExtenso).join('|')}|dezoito)`;
/** "Com 1 ano e 8 meses", "aos dois anos", "quando tinha dez meses". */
const naIdade = new RegExp(`\\b(com|aos?|quando (?:ela |ele )?tinha|tinha) ${numero} (anos?|mes(?:es)?)\\b`);
const quandoPequena =
  /\b(quando (era |ela era |ele era )?(bebe|nenem|pequen[oa]|menor)|na primeira infancia|recem nascid[oa])\b/;
const mesPassado = /\b(mes|ano) (passado|retrasado)\b/;
const aindaHoje = /\b(desde|ainda|continua\w*|hoje|agora|ontem|anteontem|volt(ou|a|ando)|de novo|ate hoje|toda?)\b/;

/** Told of last month or last year, and not that it goes on. */
export function eDoMesPassado(palavras: readonly Palavra[]): boolean {
  const texto = palavras.map(({ forma }) => forma).join(' ');
  return mesPassado.test(texto) && !aindaHoje.test(texto);
}

/**
 * Whether the words tell something of an age that the client has left, and not that it goes on. "Com 5 anos" of a child of five is today.
 */
export function eDeOutraIdade(palavras: readonly Palavra[], idade: number): boolean {
  const texto = palavras.map(({ forma }) => forma).join(' ');
  if (aindaHoje.test(texto)) return false;
  if (quandoPequena.test(texto)) return true;
  const [, , valor, unidade] = naIdade.exec(texto) ?? [];
  if (valor === undefined || unidade === undefined) return false;
  // "Com 4 anos" may be said a little late of a child of five.
  const margem = texto.includes(`com ${valor} ${unidade}`) && unidade.startsWith('ano') ? 2 : 1;
  const quantos = /^\d/.test(valor) ? Number(valor) : (porExtenso[valor] ?? 18);
  return (unidade.startsWith('ano') ? quantos : quantos / 12) + margem <= idade;
}
