/** Words of one part of the body, in normalised text. */
export const partesDoCorpo = {
  cabeca: 'cabeca|tempora|temporas|fronte|testa|nuca|enxaqueca|cefaleia',
  // Not the mouth: it is drawn to the sound side.
  face: 'face|rosto|cara|bochechas?|facial|hemiface|bell|trigemeo|lagoftalmo|sobrancelhas?|nasogeniano',
  olho: 'olhos?|palpebras?|vistas?',
  ouvido: 'ouvidos?|orelhas?|zumbido|otites?',
  mandibula: 'mandibula|atm|dtm|maxilar|masseter|queixo|temporomandibular',
  pescoco: 'pescoco|cervical|cervicalgia|cervicobraquialgia|cangote|torcicolo|trapezio',
  ombro: 'ombros?|manguito|omalgia|supraespinhal|supraespinhoso',
  braco: 'bracos?|msd|mse|antebracos?|braquialgia',
  cotovelo: 'cotovelos?|epicondil\\w+|epic|epicond|epitrocle\\w+|olecran\\w+',
  punho: 'punhos?|carpo|quervain',
  mao: 'maos?|dedos?|polegar|polegares',
  costas: 'costas|dorso|dorsalgia|escapulas?',
  flanco: 'flancos?|costelas?|hipocondrios?',
  lombar: 'lombar|lombares|lombalgia|lombociatalgia|lumbago|cadeiras',
  quadril: 'quadril|quadris|coxartrose|coxalgia|piriforme|trocanter|gluteos?|nadegas?|bumbum|bunda|traseiro|ancas?',
  virilha: 'virilhas?',
  coxa: 'coxas?',
  joelho: 'joelhos?|gonalgia|gonartrose|patela|rotula|iliotibial|condromalacia',
  perna: 'pernas?|mid|mie|ciatic[oa]|ciatalgia|canela',
  panturrilha: 'panturrilhas?|batata da perna',
  tornozelo: 'tornozelos?',
  calcanhar: 'calcanhar|calcanhares|calcaneo|esporao|fascite|talalgia|aquiles|aquileu',
  pe: 'pes?|planta do pe|halux',
  mama: 'mamas?|seios?',
  hemicorpo: 'hemicorpo|hemipar\\w+|hemipleg\\w+',
} as const;

export type ParteDoCorpo = keyof typeof partesDoCorpo;

/** Whether "costas" or "coluna" at `indice` is said to be the low back: "costas, embaixo", "fim da coluna", "parte baixa das costas". */
export function costasDeBaixo(formas: readonly string[], indice: number): boolean {
  if (!/^(costas|dorso|coluna)$/.test(formas[indice] ?? '')) return false;
  const depois = formas.slice(indice + 1, indice + 5).join(' ');
  const antes = formas.slice(Math.max(0, indice - 5), indice).join(' ');
  return (
    /^((mais|bem|la|ali|na|no|parte|de|em|por) )*(embaixo|baixo|baix[ao]|inferior|lombar|fim|final)\b/.test(depois) ||
    /\b(fim|final|pe|base|finalzinho|parte (baixa|inferior|de baixo|debaixo)|embaixo|abaixo|baixo) d[ao]s?$/.test(antes)
  );
}
