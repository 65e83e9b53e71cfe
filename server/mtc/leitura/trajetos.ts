import { emFrases, type Palavra } from './palavras.ts';

/** What a word is on the way of a pain from the back down the leg. */
const papeis = {
  origem:
    /^(lomb(ar|o)|cadeiras|quartos|coluna|costas|cintura|bunda|bumbum|nadegas?|gluteos?|quadril|quadris|bacia|anca|sacro|rabo)$/,
  destino:
    /^(pes?|pernas?|dedao|dedos|calcanhar|panturrilhas?|batata|coxas?|joelhos?|tornozelos?|canelas?|sola|mie|mid)$/,
  movimento: /^(ate|desc\w+|irradi\w+|corr(e|endo)|vai|pega|respond\w+|puxa\w*|escorr\w+|espalha\w*)$/,
  sensacao:
    /^(dor(es)?|doi|doem|doendo|dolorid[oa]|choques?|fisgadas?|fisga\w*|queima\w*|queimacao|formig\w+|repuxa\w*|repuxao|pontadas?|agulhadas?|ardencia|arde|lateja\w*|dorzinha|algia|lombalgia|ferroadas?)$/,
  // A belly that hurts down to the leg is no nerve.
  outro: /^(colicas?|menstru\w+|regras?|varizes|veias?|inchaco|incha|barriga|utero|dorm(ente|encia)\w*)$/,
} as const;
type Papel = keyof typeof papeis;

const nomes: readonly Papel[] = ['outro', 'sensacao', 'origem', 'movimento', 'destino'];
// One expression for all, because it looks at every word of a text.
const umPapel = new RegExp(nomes.map((papel) => `(?<${papel}>${papeis[papel].source})`).join('|'));

function papelDe(forma: string): Papel | null {
  const { groups = {} } = umPapel.exec(forma) ?? {};
  return nomes.find((nome) => groups[nome] !== undefined) ?? null;
}

/** More words than this tell of something else. */
const alcance = 9;

/**
 * The words of each pain that goes from the back or the buttock down the leg, wherever the verbs stand: "a dor sai das cadeiras e vai até
 * o dedão", "um choque do bumbum até a batata da perna".
 */
export function lerTrajetos(palavras: readonly Palavra[]): (readonly number[])[] {
  const achados: (readonly number[])[] = [];
  for (const [de, ate] of emFrases(palavras)) {
    let sensacao = -1;
    let origem = -1;
    let movimento = -1;
    for (let indice = de; indice < ate; indice += 1) {
      const papel = papelDe(palavras[indice]?.forma ?? '');
      if (papel === null) continue;
      if (papel === 'outro') break;
      if (papel === 'sensacao') sensacao = indice;
      else if (papel === 'origem') [origem, movimento] = [indice, -1];
      else if (papel === 'movimento') movimento = indice;
      else if (
        sensacao >= 0 &&
        origem >= 0 &&
        movimento > origem &&
        indice - origem <= alcance &&
        indice - movimento <= 3
      ) {
        achados.push([sensacao, origem, indice].toSorted((a, b) => a - b));
        break;
      }
    }
  }
  return achados;
}
