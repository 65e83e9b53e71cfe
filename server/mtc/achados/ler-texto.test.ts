import { expect, it } from 'vitest';
import { lerTexto } from './ler-texto.ts';

/** Texts as a script would send them: without a pause, and full of words that make the reader look at the words around them. */
const longos = [
  'a',
  'dor',
  'ausente',
  'sem dor ou',
  'nao',
  'dor de cabeça forte que',
  'mãe tem',
  'teve',
  'tosse, não,',
  'Dor.',
];

it.each(longos)('takes a time that grows no faster than the text: "%s" repeated many times', (parte) => {
  const levou = (caracteres: number) => {
    const texto = `${parte} `.repeat(Math.ceil(caracteres / (parte.length + 1)));
    const comeco = performance.now();
    lerTexto(texto, null, 1);
    return performance.now() - comeco;
  };
  levou(2_700);
  const curto = Math.min(...Array.from({ length: 5 }, () => levou(2_700)));
  const longo = Math.min(...Array.from({ length: 5 }, () => levou(27_000)));
  // The text is ten times as long. A reader that goes back over it would take a hundred times as long.
  expect(longo).toBeLessThan(40 * Math.max(curto, 0.5));
});
