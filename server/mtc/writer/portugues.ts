/** Joins items as people write: "a, b e c". An item with its own "e" or comma never stands last when a plain item can. */
export function listar(items: readonly string[]): string {
  const ordem = [...items];
  const composto = (item: string) => / e |,/.test(item);
  if (composto(ordem.at(-1) ?? '')) {
    const simples = ordem.findLastIndex((item) => !composto(item));
    if (simples >= 0) ordem.push(...ordem.splice(simples, 1));
  }
  const ultimo = ordem.pop();
  if (ultimo === undefined) return '';
  if (ordem.length === 0) return ultimo;
  const separador = ordem.some((item) => item.includes(',')) ? '; ' : ', ';
  return `${ordem.join(separador)} e ${ultimo}`;
}

export function maiuscula(text: string): string {
  return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
}

// "Qi estagnado" and "TPM" keep their capital in the middle of a sentence; "Insônia" does not.
const nomesProprios =
  /^(Qi|Xue|Yin|Yang|Shen|Jing|Jin|Wei|Ying|Yuan|Zang|Fu|Tui|Gua|Tai)\b|^(Fígado|Baço|Rim|Coração|Pulmão|Estômago)\b|^[A-ZÀ-Ý]{2}/;

export function minuscula(text: string): string {
  return nomesProprios.test(text) ? text : text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1);
}

/** One sentence: first letter capital, ended by its own mark or a full stop; '' for an empty text. */
export function frase(text: string): string {
  const limpo = text.trim().replace(/\s+/g, ' ');
  if (limpo === '') return '';
  return maiuscula(/[.!?…]["”]?$/.test(limpo) ? limpo : `${limpo}.`);
}

export function paragrafo(...frases: readonly string[]): string {
  return frases
    .map(frase)
    .filter((item) => item !== '')
    .join(' ');
}

/** Paragraphs separated by one blank line, the form of every text of a report. */
export function texto(...paragrafos: readonly string[]): string {
  return paragrafos.filter((item) => item !== '').join('\n\n');
}

const contracoes = {
  de: { o: 'do', a: 'da', os: 'dos', as: 'das' },
  em: { o: 'no', a: 'na', os: 'nos', as: 'nas' },
  por: { o: 'pelo', a: 'pela', os: 'pelos', as: 'pelas' },
  a: { o: 'ao', a: 'à', os: 'aos', as: 'às' },
} as const;

/** Joins preposition and article: contrair('de', 'a Terra') = 'da Terra'. */
export function contrair(preposicao: keyof typeof contracoes, comArtigo: string): string {
  const [, artigo, resto] = /^(os|as|o|a) (.*)$/su.exec(comArtigo) ?? [];
  if (resto === undefined) return `${preposicao} ${comArtigo}`;
  const formas = contracoes[preposicao];
  const forma = artigo === 'o' ? formas.o : artigo === 'a' ? formas.a : artigo === 'os' ? formas.os : formas.as;
  return `${forma} ${resto}`;
}

const extenso = 'nenhum um dois três quatro cinco seis sete oito nove dez onze doze'.split(' ');
const extensoFeminino = ['nenhuma', 'uma', 'duas'];

/** Small numbers in words, with gender; above twelve in digits. */
export function porExtenso(count: number, genero: 'o' | 'a'): string {
  return (genero === 'a' ? extensoFeminino[count] : undefined) ?? extenso[count] ?? String(count);
}

/** A number with its noun: contar(2, 'ponto', 'pontos') = 'dois pontos'. */
export function contar(count: number, um: string, varios: string, genero: 'o' | 'a' = 'o'): string {
  return `${porExtenso(count, genero)} ${count > 1 ? varios : um}`;
}

/** Text cut at the end of a sentence, at most `maxLength` characters long. */
export function limitar(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const corte = text.slice(0, maxLength);
  const fim = Math.max(corte.lastIndexOf('. '), corte.lastIndexOf('.\n'), corte.endsWith('.') ? corte.length - 1 : -1);
  return fim > 0 ? corte.slice(0, fim + 1) : `${corte.slice(0, maxLength - 1)}…`;
}

/**
 * Chooses among wordings by the facts alone: the same facts always give the same report, and another person's report reads
 * differently. Each call for the same place takes the next wording, so that none returns before all have been used.
 */
export function criarEscolha(semente: string): (onde: string, opcoes: readonly [string, ...string[]]) => string {
  const pedidos = new Map<string, number>();
  return (onde, opcoes) => {
    const antes = pedidos.get(onde) ?? 0;
    pedidos.set(onde, antes + 1);
    return opcoes[(hash(`${semente}|${onde}`) + antes) % opcoes.length] ?? opcoes[0];
  };
}

export type Escolha = ReturnType<typeof criarEscolha>;

/** FNV-1a, 32 bit, with the last steps of MurmurHash3. FNV-1a alone has weak low bits, which matter in short lists. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
