// Medicines that are given for more than one illness: nobody has an illness because of them. Source: ANVISA, bulário eletrônico, indications
// (metformina, dapagliflozina, topiramato, carbamazepina, lamotrigina, valproato, letrozol, tamoxifeno).
import { hba1cDe, valorDe } from './contado.ts';
import { lugaresDoPadrao } from './dito.ts';
import type { Certeza, Frase } from './frase.ts';

interface VariosUsos {
  /** The sign that the reader makes of the medicine. */
  sinal: string;
  /** The illness that it would tell. */
  doenca: readonly string[];
  /** The medicines of several uses among those of the sign. */
  nomes: RegExp;
  /** What tells the illness in the sentence of the medicine, or in figures. */
  diz: RegExp;
  confirma?: (frase: Frase) => boolean;
  /** Another use, told beside the medicine. */
  outroUso: RegExp;
  /** One use is so much the commonest that nobody needs to ask. */
  quaseSempre?: true;
  /** Another use, which counts wherever the intake tells it. */
  outroMal?: readonly string[];
  /** The same in words that are no sign. */
  outroMalDito?: RegExp;
}

const doCancer = {
  sinal: 'oncologia',
  doenca: ['cancer'],
  diz: /\b(cancer|ca|tumor\w*|carcinoma|oncolog\w+|mastectom\w+|quadrante\w*|quimio\w*|radio\w*)\b/,
  outroUso:
    /\b(ovul\w+|induc\w+|induz\w+|engravid\w+|fiv|icsi|foliculos?|endometrio\w+|mioma\w*|puberdade|mastalgia|ginecomastia|crescimento)\b/,
} as const;

const variosUsos: readonly VariosUsos[] = [
  {
    sinal: 'antidiabetico',
    doenca: ['diabetes'],
    nomes:
      /^(metformina|meteformina|metiformina|metrofmina|metform|glifage|glifagi|glifaje|glucoformin|dimefor|diaformin|xr|dapagliflozina|forxiga|empagliflozina|jardiance|canagliflozina|invokana|isglt2|sglt2|pioglitazona|actos|pioglit|piotaz|stanglit|victoza|trulicity|dulaglutida|byetta|exenatida|acarbose|aglucose|glucobay)$/,
    diz: /(?<!\bpre )\bdiabet\w+|\bdm ?(1|2|tipo)?\b|\bacucar (alto|no sangue)\b/,
    confirma: (frase) =>
      (hba1cDe(frase) ?? 0) >= hba1cDeDiabetes ||
      (valorDe(frase, /^(acucar|glicemia|glicose|destro|dextro|hgt)$/) ?? 0) >= glicemiaDeDiabetes,
    outroUso:
      /\b(sop|ovarios? (poli\w+|micropoli\w+)|resistencia( a)? insul\w+|pre ?(diabet\w+|dm)|emagrec\w+|peso|ovul\w+|engravid\w+|fertil\w+|ciclo|coracao|cardiac\w+|rins?|renal|esteatose|gordura no figado|preven\w+)\b/,
    outroMal: ['sop'],
    outroMalDito: /\bpre ?(diabet\w+|dm)\b|\bresistencia( a)? insul\w+/,
  },
  {
    sinal: 'anticonvulsivante',
    doenca: ['epilepsia'],
    nomes:
      /^(topiramato|topamax|amato|toptil|egide|lamotrigina|lamictal|neural|lamitor|ltg|carbamazepina|carbamaz|tegretol|tegretard|tegretou|cbz|oxcarbazepina|oxcarb|trileptal|trileptau|oleptal|auram|depakote|depakene|depakine|depaquene|depaquote|torval|valproato|divalproato|valproico|de|sodio|acido|vpa|anticonvulsivante|anticonvulsivo)$/,
    diz: /\b(epile\w+|convuls\w+|crises?( convulsivas?)?|ataques?)\b/,
    outroUso:
      /\b(enxaquecas?|cefaleias?|dor(es)?|cabeca|nevralg\w+|neuralg\w+|neuropat\w+|trigemeo|herpes|zoster|humor|bipolar\w*|tab|borderline|irritabilidade|ansiedade|emagrec\w+|peso|compuls\w+|fibromialgia|tremor)\b/,
  },
  // It brings on ovulation wherever a child is wanted.
  { ...doCancer, nomes: /^(letrozol|femara)$/, outroMal: ['tentativa_gestar', 'infertilidade', 'sop'] },
  // Prostate and breast, and as often endometriosis, fibroids, puberty or a fertility clinic.
  { ...doCancer, nomes: /^(gosserrelina|zoladex|leuprorrelina|lupron)$/ },
  // Nearly always for a cancer: only another use that is told says otherwise.
  { ...doCancer, nomes: /^(anastrozol|arimidex|tamoxifeno|nolvadex)$/, quaseSempre: true },
];

/** %: from here on a glycated haemoglobin is a diabetes (SBD, 2024). */
const hba1cDeDiabetes = 6.5;
/** mg/dl at any time (SBD, 2024). */
const glicemiaDeDiabetes = 200;

/**
 * What a medicine of several uses tells: where another use is told or the illness denied, nothing but the medicine itself; where nobody said
 * what it is for, the illness is asked about.
 */
export function semInferirDoenca(frases: readonly Frase[]): Frase[] {
  return variosUsos.reduce<Frase[]>((todas, uso) => pesarUso(todas, uso), [...frases]);
}

function pesarUso(frases: Frase[], uso: VariosUsos): Frase[] {
  const { sinal, doenca, diz, outroUso, outroMal = [], outroMalDito, confirma, quaseSempre } = uso;
  const dita = frases.some(
    (frase) =>
      doenca.some((um) => frase.sinais.get(um) === 'certo' || frase.sinais.get(um) === 'passado') ||
      confirma?.(frase) === true ||
      (frase.sinais.get(sinal) === 'certo' && !soDeVariosUsos(frase, uso)),
  );
  if (dita) return frases;
  const negada = frases.some(({ negados }) => doenca.some((um) => negados.has(um)));
  const comOutroMal = frases.some(
    (frase) =>
      outroMal.some((um) => frase.sinais.get(um) === 'certo') ||
      (outroMalDito !== undefined && lugaresDoPadrao(frase, outroMalDito).length > 0),
  );
  return frases.map((frase) => {
    const certeza = frase.sinais.get(sinal);
    if (certeza === undefined || !soDeVariosUsos(frase, uso)) return frase;
    const aqui = outroUso.test(frase.texto);
    const daDoenca = diz.test(semNegada(frase.texto)) && !negada;
    if ((daDoenca || (quaseSempre && !negada)) && !aqui) return frase;
    const nova: Certeza | null = negada || aqui || comOutroMal ? null : certeza === 'certo' ? 'incerto' : certeza;
    const sinais = new Map(frase.sinais);
    if (nova === null) sinais.delete(sinal);
    else sinais.set(sinal, nova);
    return { ...frase, sinais };
  });
}

/** "Nega diabetes", "não tenho epilepsia": the name of what is not there. */
function semNegada(texto: string): string {
  return texto.replace(/\b(nega|nego|sem|nao( \w+)?|nunca( \w+)?) (diabet\w+|dm|epile\w+|convuls\w+|cancer)/g, '');
}

/** Every word that tells the sign here is a medicine of several uses. */
function soDeVariosUsos({ palavras, lugares }: Frase, { sinal, nomes }: VariosUsos): boolean {
  const ditos = lugares.get(sinal) ?? [];
  return ditos.length > 0 && ditos.every(([de, ate]) => palavras.slice(de, ate).some(({ forma }) => nomes.test(forma)));
}

/** The medicine that left the illness open, as a note names it; '' without one. */
export function remedioEmAberto(frases: readonly Frase[], sinal: string): string {
  const uso = variosUsos.find((um) => um.sinal === sinal);
  for (const { palavras, lugares, sinais, resposta } of frases) {
    if (!uso || sinais.get(sinal) !== 'incerto') continue;
    const palavra = (lugares.get(sinal) ?? [])
      .flatMap(([de, ate]) => palavras.slice(de, ate))
      .find(({ forma }) => uso.nomes.test(forma));
    if (palavra) return resposta.slice(palavra.inicio, palavra.fim);
  }
  return '';
}
