import { describe, expect, it } from 'vitest';
import { type Annotated, judge, readAnnotated } from '../../../tests/fixtures/annotated-texts.ts';
import { duvidar, reconhecer } from './aprendido/reconhecedor.ts';
import { cabecas } from './cabecas.ts';
import { ler } from './ler.ts';
import { compilar } from './lexico.ts';
import { vocabulario } from './vocabulario.ts';

const lexico = compilar(vocabulario, cabecas);

function medir(textos: readonly Annotated[]) {
  const soma = { certos: 0, errados: 0, faltam: 0, negados: 0, negadosLidos: 0, comErro: 0, negadosDemais: 0 };
  for (const texto of textos) {
    const { ditos } = ler(texto.texto, lexico, texto.campo, reconhecer, duvidar);
    const lidos = new Set(ditos.filter(({ presente }) => presente).map(({ sinal }) => sinal));
    const negados = new Set(
      ditos.filter(({ presente, sinal }) => !presente && !lidos.has(sinal)).map(({ sinal }) => sinal),
    );
    const julgar = judge(texto);
    const errados = [...lidos].filter((sinal) => julgar(sinal) === 'wrong');
    const certos = texto.presentes.filter((sinal) => lidos.has(sinal));
    soma.certos += certos.length;
    soma.errados += errados.length;
    soma.faltam += texto.presentes.length - certos.length;
    soma.negados += texto.negados.length;
    soma.negadosLidos += texto.negados.filter((sinal) => negados.has(sinal)).length;
    soma.comErro += errados.length > 0 ? 1 : 0;
    soma.negadosDemais += (texto.naoNegados ?? []).filter((sinal) => negados.has(sinal)).length;
  }
  return {
    precisao: soma.certos / (soma.certos + soma.errados),
    revocacao: soma.certos / (soma.certos + soma.faltam),
    negados: soma.negadosLidos / soma.negados,
    comErro: soma.comErro / textos.length,
    negadosDemais: soma.negadosDemais,
  };
}

/** Floors a little below what was measured when they were written: a change of the vocabulary may not lose what others gained. */
describe('the reader on annotated texts', () => {
  it.each([
    ['w1', 0.97, 0.84, 0.07, 0.88],
    ['w2', 0.95, 0.79, 0.1, 0.76],
    ['w3', 0.95, 0.79, 0.18, 0.81],
    ['w4', 0.95, 0.76, 0.12, 0.71],
    ['w5', 0.95, 0.77, 0.12, 0.79],
    ['w6', 0.91, 0.76, 0.27, 0.7],
    ['w7', 0.94, 0.73, 0.16, 0.8],
    ['w8', 0.97, 0.8, 0.05, 0.82],
    ['proprios', 0.96, 0.88, 0.07, 0.9],
    ['proprios2', 0.95, 0.83, 0.11, 0.84],
    ['negacao', 0.92, 0.84, 0.06, 0.9],
    ['negacao2', 0.85, 0.75, 0.09, 0.8],
    ['cautela', 0.83, 0.9, 0.16, 0.93],
  ] as const)(
    '%s: precision at least %d, recall at least %d, at most a share of %d with a false statement, denials at least %d',
    (arquivo, precisao, revocacao, comErro, negados) => {
      const medido = medir(readAnnotated(arquivo));
      expect(medido.precisao).toBeGreaterThanOrEqual(precisao);
      expect(medido.revocacao).toBeGreaterThanOrEqual(revocacao);
      expect(medido.comErro).toBeLessThanOrEqual(comErro);
      expect(medido.negados).toBeGreaterThanOrEqual(negados);
    },
  );

  it('denies little that a text of caution only seems to deny', () => {
    expect(medir(readAnnotated('cautela')).negadosDemais).toBeLessThanOrEqual(8);
  });
});
