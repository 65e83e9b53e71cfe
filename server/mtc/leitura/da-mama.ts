import { fraseAoRedor, type Palavra } from './palavras.ts';

/** "Peito" is the breast where the cycle, the milk or the bra is spoken of. */
const doCiclo =
  /\b(tpm|pre menstru\w*|ovul\w+|sutias?|mamas?|mamilos?|mastalgia|mastodinia|seios?|bicos?|amament\w+|desmam\w+|peitos inchad\w+)\b|\b(antes|perto|proxim\w+|vesperas?|semanas?|dias?|durante|quando|para|logo|antecede\w*|chega\w*|chegando|vou|vai|estou|todo mes|so)( \w+){0,4} (menstru\w+|regras?|ciclos?|descer|descida|mens|monstra|chico)\b|\bn[ao]s? (semana |dias |epoca |fase |minha )?(da |de |do )?(menstru\w+|regras?|ciclo)\b|\b(desce|desceu|menstruo) e (passa|melhora|some)\b/;
/** What no breast does. */
const doCoracao =
  /\b(suor|su(a|o|ou|ei|ando|ava) frio|falta de ar|sem ar|bracos?|mandibula|esforcos?|escadas?|ladeiras?|rampas?|subi(r|ndo)|andar|andando|corr(er|endo)|infart\w*|angina|desmai\w*|palpit\w*|dispar\w*|respir\w*|toss\w*|chi(a|ado|ando)|azia|queimacao|costelas?|pulm\w+|agora|neste momento)\b/;

/** The breast by its own name: then even what weighs is the breast's. */
const nomeDaMama = /\b(mamas?|mamilos?|mastalgia|mastodinia|seios?|sutias?)\b/;

/** Whether the pain of a "peito" is told of the breasts. */
export function daMama(sinal: string, literais: readonly number[], palavras: readonly Palavra[]): boolean {
  if (!/^(dor|opressao)_toracica$/.test(sinal)) return false;
  if (!literais.some((indice) => /^peitos?$/.test(palavras[indice]?.forma ?? ''))) return false;
  const frase = fraseAoRedor(palavras, literais);
  return (sinal === 'dor_toracica' ? doCiclo : nomeDaMama).test(frase) && !doCoracao.test(frase);
}
