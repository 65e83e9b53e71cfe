import { describe, expect, it } from 'vitest';
import { tratamentos } from '../protocolo/tratamentos.ts';
import * as risco from '../safety/pontos-de-risco.ts';
import { codigoNoTexto } from '../safety/pontos-de-risco.ts';
import { orientacoes } from './orientacoes.ts';
import { isPadraoId } from './padroes/padrao-ids.ts';
import { obterPonto, pontos } from './pontos.ts';
import { obterPontoAuricular } from './pontos-auriculares.ts';
import { isSinalId } from './sinais.ts';

const naFrase = (text: string) => [...text.matchAll(codigoNoTexto)].map(([codigo]) => codigo);

describe('references of the catalogue', () => {
  it('resolve: every point that a location or a method names', () => {
    const textos = [
      ...pontos.map(({ localizacao }) => localizacao),
      ...Object.values(tratamentos).flatMap((tratamento) => tratamento.pontos.map(({ metodo }) => metodo)),
    ];
    expect(textos.flatMap(naFrase).length).toBeGreaterThan(20);
    expect(textos.flatMap(naFrase).filter((codigo) => !obterPonto(codigo))).toEqual([]);
  });

  it('resolve: every point, ear point, pattern and sign of treatments and advice', () => {
    for (const [id, { pontos: escolhidos, auriculares }] of Object.entries(tratamentos)) {
      expect(isPadraoId(id), id).toBe(true);
      expect(
        escolhidos.filter(({ codigo }) => !obterPonto(codigo) || obterPonto(codigo)?.proibido),
        id,
      ).toEqual([]);
      expect(
        auriculares.filter((auricular) => !obterPontoAuricular(auricular)),
        id,
      ).toEqual([]);
    }
    for (const { id, padroes, sinais } of orientacoes) {
      expect(
        padroes.filter((padrao) => !isPadraoId(padrao)),
        id,
      ).toEqual([]);
      expect(
        sinais.filter((sinal) => !isSinalId(sinal)),
        id,
      ).toEqual([]);
    }
  });

  it('resolve: every WHO code that a safety rule names is a point of the catalogue', () => {
    const conhecidos = new Set(pontos.map(({ oms }) => oms));
    const listas = Object.entries(risco).flatMap(([nome, lista]) =>
      lista instanceof Set && !nome.startsWith('extras') ? [[nome, [...lista]] as const] : [],
    );
    expect(listas.length).toBeGreaterThanOrEqual(8);
    for (const [nome, codigos] of listas) {
      expect(
        codigos.filter((codigo) => !conhecidos.has(codigo)),
        nome,
      ).toEqual([]);
    }
  });
});
