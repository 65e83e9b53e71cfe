import { describe, expect, it } from 'vitest';
import { readAnnotated } from '../../../tests/fixtures/annotated-texts.ts';
import { duvidar, reconhecer } from './aprendido/reconhecedor.ts';
import { cabecas } from './cabecas.ts';
import { ler } from './ler.ts';
import { compilar } from './lexico.ts';
import { vocabulario } from './vocabulario.ts';

const lexico = compilar(vocabulario, cabecas);
const presentes = (texto: string) =>
  ler(texto, lexico, 'queixaPrincipal', reconhecer, duvidar).ditos.filter(({ presente }) => presente);

/** Short sentences of the annotated texts. */
const frases = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8', 'proprios', 'proprios2'].flatMap((arquivo) =>
  readAnnotated(arquivo)
    .filter(({ campo }) => campo === 'queixaPrincipal' || campo === 'historicoMedico')
    .flatMap(({ texto }) => texto.split(/(?<=[.;!?\n])\s+/))
    .map((frase) => frase.replace(/[.;!?\n]+$/, '').trim())
    .filter((frase) => frase.length > 12 && frase.length < 110),
);

/** The same pairs in every run. */
function pares(quantos: number): [string, string][] {
  let semente = 7;
  const uma = () => {
    semente = (semente * 1103515245 + 12345) % 2147483648;
    return frases[Math.floor((semente / 2147483648) * frases.length)] ?? '';
  };
  return Array.from({ length: quantos }, () => [uma(), uma()]);
}

describe('two sentences', () => {
  // Of 2000 texts: 28 signs at a mark and 55 at an "e" told more than the sentences by themselves, before clauses decided.
  it.each([
    ['. ', 5],
    ['; ', 5],
    ['\n', 6],
    [' e ', 38],
  ])('joined by %j tell what each tells, but for %i signs in 500 pairs', (entre, maximo) => {
    const demais = pares(500).flatMap(([uma, outra]) => {
      const ditos = new Set([...presentes(uma), ...presentes(outra)].map(({ sinal }) => sinal));
      return presentes(`${uma}${entre}${outra}`).flatMap(({ sinal }) =>
        ditos.has(sinal) ? [] : [`${sinal}: ${uma} | ${outra}`],
      );
    });
    expect(demais.length, demais.join('\n')).toBeLessThanOrEqual(maximo);
  });

  it.each([
    ['vômito não e insônia de dez anos', ['insonia'], ['vomito']],
    ['a mão fica quente não é gelada', ['calor_palmas'], ['maos_frias']],
    ['o suor é meio grudento e a mao fica QUENTE n é gelada', ['calor_palmas'], ['maos_frias']],
    ['massagem alivia e a barriga gela quando chove', [], ['dor_abdominal']],
    ['as mãos e os pés ficam gelados', ['membros_frios'], []],
    ['lateja e formiga que só. Bacia de água morna ajeita', ['dor_latejante'], ['dor_quadril']],
    ['Marcapasso há 3 anos e dor de garganta', ['dor_garganta'], ['cronico']],
    ['qdo deito piora. estressada com a tese', [], ['piora_estresse']],
    ['Sem dispneia aos esforços. Sua de dia parada', [], ['falta_ar', 'falta_ar_repouso']],
  ] as const)('keep to their clause: %s', (texto, ditos, calados) => {
    const lidos = new Set(presentes(texto).map(({ sinal }) => sinal));
    for (const sinal of ditos) expect(lidos).toContain(sinal);
    for (const sinal of calados) expect(lidos).not.toContain(sinal);
  });
});
