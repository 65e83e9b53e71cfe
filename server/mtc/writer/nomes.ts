import type { Elemento, Orgao, Substancia } from '@meridia/shared/relatorio.ts';

interface Nome {
  nome: string;
  comArtigo: string;
}

function nome(artigo: 'o' | 'a', palavras: string): Nome {
  return { nome: palavras, comArtigo: `${artigo} ${palavras}` };
}

export const nomesElementos: Record<Elemento, Nome> = {
  madeira: nome('a', 'Madeira'),
  fogo: nome('o', 'Fogo'),
  terra: nome('a', 'Terra'),
  metal: nome('o', 'Metal'),
  agua: nome('a', 'Água'),
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

export const nomesSubstancias: Record<Substancia, string> = {
  qi: 'Qi',
  xue: 'Xue (Sangue)',
  yin: 'Yin',
  yang: 'Yang',
  jin_ye: 'Jin Ye (Líquidos)',
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
