import { normalizar } from './mencoes.ts';

/** Guidelines on one illness, and the words of an intake or a note that make them matter. */
const deUmaDoenca: readonly (readonly [fonte: RegExp, palavras: RegExp])[] = [
  [/Chagas/, /\bchagas\b/],
  [/Osteoarthritis/, /\b(artros\w+|osteoartr\w+|desgaste|gonartrose|coxartrose)\b/],
  [/sleep apnoea/i, /\b(apneia|ronc\w+|para de respirar)\b/],
  [/Bell/, /\b(bell|paralisia (facial|da face|do rosto)|olho que nao fecha|lagoftalmo)\b/],
  [/\bMenopause\b/, /\b(menopausa|climaterio|fogacho\w*|calor(es|oes)|ondas de calor)\b/],
  [/\bMigraine|ICHD/, /\b(enxaqueca\w*|dor(es)? de cabeca|cefaleia)\b/],
];

/** The sources of a note without those on an illness of which neither the note nor the intake speaks. The last one always stays. */
export function fontesQueImportam(fonte: string, ditos: string): string {
  const todas = fonte.split('; ');
  let simples: string | null = null;
  const falam = (palavras: RegExp) => {
    // Few sources are on one illness, and the words of a whole intake are long.
    simples ??= normalizar(ditos);
    return palavras.test(simples);
  };
  const ficam = todas.filter((uma) => deUmaDoenca.every(([nome, palavras]) => !nome.test(uma) || falam(palavras)));
  return ficam.length === 0 ? fonte : ficam.join('; ');
}
