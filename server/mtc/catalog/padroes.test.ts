import { describe, expect, it } from 'vitest';
import { codigosTm1 } from './codigos-tm1.ts';
import { padraoIds } from './padroes/padrao-ids.ts';
import { padroes } from './padroes.ts';

describe('catalogue of patterns', () => {
  it.each(padraoIds)('%s has a code of the fixed ICD-11 table', (id) => {
    expect(codigosTm1).toContain(padroes[id].codigoTm1);
  });

  it.each(padraoIds)('%s lists no sign twice and none both for and against', (id) => {
    const { cardinais, secundarios, exame, contrarios } = padroes[id];
    const todos = [...cardinais, ...secundarios, ...exame, ...contrarios];
    expect(new Set(todos).size).toBe(todos.length);
  });

  it('names and ids are unique', () => {
    expect(new Set(padraoIds).size).toBe(padraoIds.length);
    expect(new Set(padraoIds.map((id) => padroes[id].nome)).size).toBe(padraoIds.length);
  });

  it('a pattern that contains others is never contained by them', () => {
    for (const id of padraoIds) {
      for (const parte of padroes[id].inclui ?? []) {
        expect(parte).not.toBe(id);
        expect(padroes[parte].inclui ?? []).not.toContain(id);
      }
    }
  });
});
