import { comMemoria, emFrases, type Palavra } from './palavras.ts';

/** Where a pain of the sciatic nerve begins. */
const deOrigem = comMemoria(
  /^(lomb(ar|o)|cadeiras|quartos|coluna|costas|cintura|bunda|bumbum|nadegas?|gluteos?|quadril|quadris|bacia|anca|sacro|rabo)$/,
);
/** Where it goes to. */
const deDestino = comMemoria(
  /^(pes?|pernas?|dedao|dedos|calcanhar|panturrilhas?|batata|coxas?|joelhos?|tornozelos?|canelas?|sola|mie|mid)$/,
);
const deMovimento = comMemoria(
  /^(ate|desc\w+|irradi\w+|corr(e|endo)|vai|pega|respond\w+|puxa\w*|escorr\w+|espalha\w*)$/,
);
const deSensacao = comMemoria(
  /^(dor(es)?|doi|doem|doendo|dolorid[oa]|choques?|fisgadas?|fisga\w*|queima\w*|queimacao|formig\w+|repuxa\w*|repuxao|pontadas?|agulhadas?|ardencia|arde|lateja\w*|dorzinha|algia|lombalgia|ferroadas?)$/,
);
/** A belly that hurts down to the leg is no nerve. */
const deOutroTrajeto = comMemoria(
  /^(colicas?|menstru\w+|regras?|varizes|veias?|inchaco|incha|barriga|utero|dorm(ente|encia)\w*)$/,
);
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
      const forma = palavras[indice]?.forma ?? '';
      if (deOutroTrajeto(forma)) break;
      if (deSensacao(forma)) sensacao = indice;
      else if (deOrigem(forma)) [origem, movimento] = [indice, -1];
      else if (deMovimento(forma)) movimento = indice;
      else if (
        deDestino(forma) &&
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
