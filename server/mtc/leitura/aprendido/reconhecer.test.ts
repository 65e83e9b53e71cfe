import { expect, it } from 'vitest';
import { cpuMs } from '../../../../tests/support/cpu-time.ts';
import { cabecas } from '../cabecas.ts';
import { ler } from '../ler.ts';
import { compilar } from '../lexico.ts';
import { vocabulario } from '../vocabulario.ts';
import { type Pesos, reconhecerCom } from './reconhecer.ts';
import { cifraDe } from './tracos.ts';

const lexico = compilar(vocabulario, cabecas);

/** Invented words that tell one sign each, in the order of their keys. */
const inventadas = [
  { palavra: 'quibungo', sinal: 'sobressalto' },
  { palavra: 'zorongo', sinal: 'sobressalto' },
  { palavra: 'zarelho', sinal: 'lingua_umida' },
].toSorted((uma, outra) => cifraDe(uma.palavra).forma - cifraDe(outra.palavra).forma);
const sinais = ['sobressalto', 'lingua_umida'];
const pesos: Pesos = {
  sinais,
  vies: Float32Array.from([-3, -3]),
  chaves: Uint32Array.from(inventadas.map(({ palavra }) => cifraDe(palavra).forma)),
  inicios: Uint32Array.from([0, ...inventadas.map((_, linha) => linha + 1)]),
  classes: Uint16Array.from(inventadas.map(({ sinal }) => sinais.indexOf(sinal))),
  valores: Int8Array.from(inventadas.map(() => 100)),
  passo: 0.1,
  // Believed where it is more likely than not.
  peneira: { pesos: [0, 1], limite: 0 },
  duvida: { pesos: [], limite: 1 },
};

function lerInventado(texto: string, campo = 'queixaPrincipal') {
  return ler(texto, lexico, campo, (...vistos) => reconhecerCom(pesos, ...vistos));
}

const recebidos = (texto: string, campo?: string) =>
  lerInventado(texto, campo).ditos.flatMap(({ sinal, presente }) => (presente ? [sinal] : [`nega ${sinal}`]));

it('states what the words tell that the rules did not read, and quotes these words', () => {
  const texto = 'Pés gelados. Tem quibungo e zorongo.';
  const { ditos, naoLidos } = lerInventado(texto);
  const dito = ditos.find(({ sinal }) => sinal === 'sobressalto');
  expect(dito).toMatchObject({ presente: true, reconhecido: true });
  expect(dito?.fator).toBeLessThan(1);
  expect(dito?.trechos.map(({ inicio, fim }) => texto.slice(inicio, fim))).toEqual(['quibungo e zorongo']);
  expect(naoLidos).toEqual([]);
  expect(
    ditos.filter(({ sinal }) => sinal !== 'sobressalto').every(({ reconhecido }) => reconhecido === undefined),
  ).toBe(true);
});

it.each([
  'Nega quibungo e zorongo.',
  'Não tem quibungo nem zorongo.',
  'A mãe tem quibungo e zorongo.',
  'Quando era criança tinha quibungo e zorongo.',
  'Talvez seja quibungo.',
  'Tem medo de ter quibungo.',
  'Quer saber se pode dar quibungo.',
])('states nothing where the words are denied, of somebody else, past, supposed or asked: "%s"', (texto) => {
  expect(recebidos(texto)).not.toContain('sobressalto');
  expect(recebidos(texto)).not.toContain('nega sobressalto');
});

it('reads the tongue in its field or by its name, and nothing in the field of the pulse', () => {
  expect(recebidos('zarelho', 'linguaObservacao')).toEqual(['lingua_umida']);
  expect(recebidos('Tem zarelho.')).toEqual([]);
  expect(recebidos('Língua com zarelho.')).toContain('lingua_umida');
  expect(recebidos('quibungo', 'linguaObservacao')).toEqual([]);
  expect(recebidos('quibungo', 'pulsoObservacao')).toEqual([]);
});

it('says nothing again that the text states or denies elsewhere', () => {
  expect(
    recebidos('Leva susto por qualquer coisa. Tem quibungo.').filter((sinal) => sinal === 'sobressalto'),
  ).toHaveLength(1);
  expect(
    lerInventado('Leva susto por qualquer coisa. Tem quibungo.').ditos.some(({ reconhecido }) => reconhecido),
  ).toBe(false);
});

it('takes a time that grows no faster than the text, whether or not a word is known', () => {
  const levou = (texto: string, vezes: number) =>
    cpuMs(() => {
      for (let vez = 0; vez < vezes; vez += 1) lerInventado(texto);
    });
  for (const parte of ['quibungo ', 'quibungo, ', 'mirombas e quibungo ', 'quibungo. ']) {
    const [curto, longo] = [parte.repeat(200), parte.repeat(2_000)];
    levou(curto, 5);
    levou(longo, 1);
    // Enough work that a collection of garbage does not decide; the least of five readings of each.
    const curtos = Math.min(...Array.from({ length: 5 }, () => levou(curto, 40)));
    const longos = Math.min(...Array.from({ length: 5 }, () => levou(longo, 4)));
    expect(longos).toBeLessThan(4 * curtos);
  }
});
