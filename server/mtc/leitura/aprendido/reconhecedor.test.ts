import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lerComSobras } from '../ler-texto.ts';
import { proponivel } from './reconhecer.ts';

const presentes = (
  texto: string,
  campo: 'queixaPrincipal' | 'linguaObservacao' | 'pulsoObservacao' = 'queixaPrincipal',
) => lerComSobras(texto, campo, 1).mencoes.flatMap(({ sinal, presente }) => (presente ? [sinal] : []));

it.each([
  ['o ar entra com dificuldade e sai bem. esquece onde põe a chave. 1 mês assim', 'memoria_fraca'],
  ['Fica vermelho e assusta com qualquer barulhinho.', 'sobressalto'],
  ['uma zoada de cigarra no ouvido direito, baixinha, de noite fica pior', 'zumbido'],
] as const)('reads from learned weights what no expression says: "%s"', (texto, sinal) => {
  expect(presentes(texto)).toContain(sinal);
  expect(lerComSobras(texto, null, 1).mencoes.map((mencao) => mencao.sinal)).not.toContain(sinal);
});

it('quotes the words that a recognised sign rests on', () => {
  const texto = 'Língua inchada. Manchas roxas na borda D.';
  const mencao = lerComSobras(texto, 'linguaObservacao', 1).mencoes.find(({ trecho }) =>
    trecho.startsWith('Manchas roxas'),
  );
  expect(mencao).toMatchObject({ presente: true, forca: 0.7 });
});

it('leaves denied, past and foreign words alone', () => {
  expect(presentes('A mãe esquece onde põe a chave.')).toEqual([]);
  expect(presentes('Não esquece onde põe a chave.')).toEqual([]);
  expect(presentes('Quando era criança esquecia onde punha a chave.')).toEqual([]);
});

it('states few signs that a near miss only seems to tell', () => {
  const pasta = new URL('../../../../tests/fixtures/frases/', import.meta.url);
  const soma = { quases: 0, lidos: 0 };
  for (const parte of [1, 2, 3, 4]) {
    let sinal = '';
    for (const [ordem, linha] of readFileSync(new URL(`frases-${parte}.txt`, pasta), 'utf8')
      .split('\n')
      .entries()) {
      if (linha.startsWith('# ')) sinal = linha.slice(2).trim();
      if (!linha.startsWith('- ') || ordem % 5 !== 0 || !proponivel(sinal)) continue;
      const texto = linha.slice(2).split(' | ')[0] ?? '';
      const lidosPelasRegras = new Set<string>(lerComSobras(texto, null, 1).mencoes.map((mencao) => mencao.sinal));
      soma.quases += 1;
      if (new Set<string>(presentes(texto)).has(sinal) && !lidosPelasRegras.has(sinal)) soma.lidos += 1;
    }
  }
  expect(soma.quases).toBeGreaterThan(300);
  expect(soma.lidos / soma.quases).toBeLessThan(0.02);
});
