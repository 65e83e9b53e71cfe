import { expect, it } from 'vitest';
import { lerTexto } from './ler-texto.ts';

/** As a script sends them: no pause, and in each a word that makes the reader look around itself. */
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

it.each(longos)('takes a time that grows with the text and not faster: "%s" again and again', (parte) => {
  const levou = (caracteres: number) => {
    const texto = `${parte} `.repeat(Math.ceil(caracteres / (parte.length + 1)));
    const comeco = performance.now();
    lerTexto(texto, null, 1);
    return performance.now() - comeco;
  };
  levou(2_700);
  const curto = Math.min(...Array.from({ length: 5 }, () => levou(2_700)));
  const longo = Math.min(...Array.from({ length: 5 }, () => levou(27_000)));
  // Ten times the text; a reader that goes back over it takes a hundred times as long.
  expect(longo).toBeLessThan(40 * Math.max(curto, 0.5));
});
