import { describe, expect, it } from 'vitest';
import { codigosTm1 } from './codigos-tm1.ts';
import { padraoIds } from './padroes/padrao-ids.ts';
import { padroes } from './padroes.ts';

describe('catalogue of patterns', () => {
  it.each(padraoIds)('%s has a code of the fixed ICD-11 table', (id) => {
    expect(codigosTm1).toContain(padroes[id].codigoTm1);
  });

  it.each(padraoIds)('%s lists no sign twice, and no sign both for and against', (id) => {
    const { cardinais, secundarios, exame, contrarios } = padroes[id];
    const todos = [...cardinais, ...secundarios, ...exame, ...contrarios];
    expect(new Set(todos).size).toBe(todos.length);
  });

  it.each(padraoIds)('%s is a root exactly when it is an internal deficiency', (id) => {
    const { marcas, natureza } = padroes[id];
    const falta = marcas.includes('deficiencia') && !marcas.includes('exterior');
    expect(natureza).toBe(falta ? 'raiz' : 'manifestacao');
  });

  it.each(padraoIds)(
    '%s has at least two cardinal signs, tongue and pulse, contrary signs and a deciding question',
    (id) => {
      const { cardinais, exame, contrarios, decidiria } = padroes[id];
      expect(cardinais.length).toBeGreaterThanOrEqual(2);
      expect(exame.some((sinal) => sinal.startsWith('pulso_'))).toBe(true);
      expect(exame.length + contrarios.length).toBeGreaterThanOrEqual(2);
      expect(decidiria).toMatch(/\?/);
    },
  );

  it('there are at least 60, each with a code of its own or a reason for sharing one', () => {
    expect(padraoIds.length).toBeGreaterThanOrEqual(60);
    for (const id of padraoIds) {
      const { codigoTm1 } = padroes[id];
      const iguais = padraoIds.filter((outro) => padroes[outro].codigoTm1 === codigoTm1);
      const semRazao = iguais.filter((outro) => padroes[outro].notaTm1 === undefined);
      expect(semRazao.length, codigoTm1).toBeLessThanOrEqual(1);
    }
  });

  it('names and ids are unique', () => {
    expect(new Set(padraoIds).size).toBe(padraoIds.length);
    expect(new Set(padraoIds.map((id) => padroes[id].nome)).size).toBe(padraoIds.length);
  });

  it('a pattern that contains others is not contained by any of them', () => {
    for (const id of padraoIds) {
      for (const parte of padroes[id].inclui ?? []) {
        expect(parte).not.toBe(id);
        expect(padroes[parte].inclui ?? []).not.toContain(id);
      }
    }
  });
});
