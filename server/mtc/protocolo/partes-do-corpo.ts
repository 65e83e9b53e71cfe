/** Words of one part of the body, in normalised text. */
export const partesDoCorpo = {
  cabeca: 'cabeca|tempora|temporas|fronte|testa|nuca|enxaqueca|cefaleia',
  face: 'face|rosto|bochecha',
  olho: 'olhos?',
  ouvido: 'ouvidos?|orelhas?|zumbido',
  mandibula: 'mandibula|atm|maxilar',
  pescoco: 'pescoco|cervical|cervicalgia|cangote|torcicolo|trapezio',
  ombro: 'ombros?|manguito',
  braco: 'bracos?|msd|mse|antebracos?',
  cotovelo: 'cotovelos?|epicondilite',
  punho: 'punhos?|carpo',
  mao: 'maos?|dedos?|polegar|polegares',
  costas: 'costas|dorso|dorsalgia|escapulas?',
  lombar: 'lombar|lombalgia|lombociatalgia|lumbago',
  quadril: 'quadril|quadris|gluteos?|nadegas?',
  virilha: 'virilhas?',
  coxa: 'coxas?',
  joelho: 'joelhos?',
  perna: 'pernas?|mid|mie|ciatic[oa]|ciatalgia|canela',
  panturrilha: 'panturrilhas?|batata da perna',
  tornozelo: 'tornozelos?',
  calcanhar: 'calcanhar|calcanhares|calcaneo|esporao|fascite',
  pe: 'pes?|planta do pe|halux',
  mama: 'mamas?|seios?',
} as const;

export type ParteDoCorpo = keyof typeof partesDoCorpo;
