import type { Elemento, Orgao, Substancia } from '@meridia/shared/relatorio.ts';

interface Nome {
  nome: string;
  comArtigo: string;
}

function nome(artigo: 'o' | 'a' | 'os', palavras: string): Nome {
  return { nome: palavras, comArtigo: `${artigo} ${palavras}` };
}

/** What each element governs, as taught (Su Wen 5; Maciocia, The Foundations of Chinese Medicine, ch. 2). */
export const nomesElementos: Record<Elemento, Nome & { rege: string }> = {
  madeira: { ...nome('a', 'Madeira'), rege: 'o livre fluxo do Qi, os tendões, os olhos e a capacidade de planejar' },
  fogo: { ...nome('o', 'Fogo'), rege: 'a circulação, o sono, a alegria e a clareza do Shen' },
  terra: { ...nome('a', 'Terra'), rege: 'a digestão, os músculos, a energia do dia a dia e o pensamento' },
  metal: { ...nome('o', 'Metal'), rege: 'a respiração, a pele, a defesa e a capacidade de soltar' },
  agua: { ...nome('a', 'Água'), rege: 'a vitalidade profunda, os ossos, a lombar e a força de vontade' },
};

export const nomesOrgaos: Record<Orgao, Nome & { elemento: Elemento; par: 'zang' | 'fu' }> = {
  figado: { ...nome('o', 'Fígado'), elemento: 'madeira', par: 'zang' },
  vesicula_biliar: { ...nome('a', 'Vesícula Biliar'), elemento: 'madeira', par: 'fu' },
  coracao: { ...nome('o', 'Coração'), elemento: 'fogo', par: 'zang' },
  intestino_delgado: { ...nome('o', 'Intestino Delgado'), elemento: 'fogo', par: 'fu' },
  pericardio: { ...nome('o', 'Pericárdio'), elemento: 'fogo', par: 'zang' },
  triplo_aquecedor: { ...nome('o', 'Triplo Aquecedor'), elemento: 'fogo', par: 'fu' },
  baco: { ...nome('o', 'Baço'), elemento: 'terra', par: 'zang' },
  estomago: { ...nome('o', 'Estômago'), elemento: 'terra', par: 'fu' },
  pulmao: { ...nome('o', 'Pulmão'), elemento: 'metal', par: 'zang' },
  intestino_grosso: { ...nome('o', 'Intestino Grosso'), elemento: 'metal', par: 'fu' },
  rim: { ...nome('o', 'Rim'), elemento: 'agua', par: 'zang' },
  bexiga: { ...nome('a', 'Bexiga'), elemento: 'agua', par: 'fu' },
};

export const nomesSubstancias: Record<Substancia, Nome & { plural: boolean; explicacao: string }> = {
  qi: { ...nome('o', 'Qi'), plural: false, explicacao: 'que move, aquece e sustenta' },
  xue: { ...nome('o', 'Xue (Sangue)'), plural: false, explicacao: 'que nutre os tecidos e ancora o Shen' },
  yin: { ...nome('o', 'Yin'), plural: false, explicacao: 'que umedece, refresca e acalma' },
  yang: { ...nome('o', 'Yang'), plural: false, explicacao: 'que aquece e põe em movimento' },
  jin_ye: { ...nome('os', 'Jin Ye (Líquidos)'), plural: true, explicacao: 'que umedecem o corpo e as mucosas' },
};

// Some pattern names are clauses ("Baço não controla o Sangue") and take no article.
const oracao =
  / (não|nao|perturba|oprime|invade|agride|ataca|gera|sobe|ascende|obstrui|bloqueia|queima|afeta|transgride|retém) /i;
const femininos =
  /^(\p{L}*(ência|ância|ção|são|dade|ura|ia|eza)|Estase|Síndrome|Fleuma|Desarmonia|Perda|Queda)([\s-]|$)/u;

/** 'Deficiência de Qi' -> 'a Deficiência de Qi'; 'Fogo do Fígado' -> 'o Fogo do Fígado'; a clause -> 'o padrão …'. */
export function padraoComArtigo(nomePadrao: string): string {
  if (oracao.test(` ${nomePadrao} `) || !/^\p{Lu}/u.test(nomePadrao)) return `o padrão ${nomePadrao}`;
  return `${femininos.test(nomePadrao) ? 'a' : 'o'} ${nomePadrao}`;
}
