import { expect, it } from 'vitest';
import { cpuMs } from '../../../../tests/support/cpu-time.ts';
import { cabecas } from '../cabecas.ts';
import { ler } from '../ler.ts';
import { compilar } from '../lexico.ts';
import { vocabulario } from '../vocabulario.ts';
import { duvidarCom } from './duvidar.ts';
import { duvidar } from './reconhecedor.ts';
import type { Pesos } from './reconhecer.ts';
import { cifraDe } from './tracos.ts';

const lexico = compilar(vocabulario, cabecas);

/** One word speaks for one sign, and two signs are known. */
const pesos: Pesos = {
  sinais: ['dor_joelho', 'zumbido'],
  vies: Float32Array.from([-3, -3]),
  chaves: Uint32Array.from([cifraDe('joelho').forma]),
  inicios: Uint32Array.from([0, 1]),
  classes: Uint16Array.from([0]),
  valores: Int8Array.from([100]),
  passo: 0.1,
  peneira: { pesos: [], limite: Number.POSITIVE_INFINITY },
  // Doubted where its own words speak against it.
  duvida: { pesos: [0, -1], limite: 0 },
};

const lerDuvidando = (texto: string) => ler(texto, lexico, 'queixaPrincipal', null, duvidarCom(pesos));
const presentes = (texto: string) =>
  lerDuvidando(texto).ditos.flatMap(({ sinal, presente }) => (presente ? [sinal] : []));

it('takes back what the weights speak against, and keeps it in doubt for the safety rules', () => {
  expect(presentes('Zumbido.')).not.toContain('zumbido');
  const { ressalvas, naoLidos } = lerDuvidando('Zumbido.');
  expect(ressalvas).toContainEqual(expect.objectContaining({ sinal: 'zumbido', por: 'incerto' }));
  // Its words are shown as not read.
  expect(naoLidos).not.toEqual([]);
});

it('leaves alone what the weights speak for, what they do not know, and what is denied', () => {
  expect(presentes('Dor no joelho.')).toContain('dor_joelho');
  expect(presentes('Febre.')).toContain('febre');
  expect(lerDuvidando('Nega zumbido.')).toEqual(ler('Nega zumbido.', lexico, 'queixaPrincipal'));
});

it('doubts by the learned weights what two complaints are joined to', () => {
  const texto = 'Panturrilha dolorida de tanto andar na praia.';
  const lidos = (comDuvida: boolean) =>
    ler(texto, lexico, 'queixaPrincipal', null, comDuvida ? duvidar : null).ditos.map(({ sinal }) => sinal);
  expect(lidos(false)).toContain('piora_movimento');
  expect(lidos(true)).not.toContain('piora_movimento');
});

it('takes a time that grows no faster than the text', () => {
  const levou = (texto: string, vezes: number) =>
    cpuMs(() => {
      for (let vez = 0; vez < vezes; vez += 1) lerDuvidando(texto);
    });
  for (const parte of ['zumbido ', 'zumbido, ', 'zumbido. ']) {
    const [curto, longo] = [parte.repeat(200), parte.repeat(2_000)];
    levou(curto, 5);
    const dezCurtos = Math.min(...Array.from({ length: 3 }, () => levou(curto, 10)));
    const umLongo = Math.min(...Array.from({ length: 3 }, () => levou(longo, 1)));
    expect(umLongo).toBeLessThan(4 * dezCurtos);
  }
});
