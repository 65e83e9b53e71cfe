import { describe, expect, it } from 'vitest';
import { normalizar } from '../safety/mencoes.ts';
import { regrasClinicas } from '../safety/regras-clinicas.ts';
import { idDaRede, sinaisDeAlerta } from '../safety/sinais-de-alerta.ts';
import { orientacoes } from './orientacoes.ts';
import { pontosAuriculares } from './pontos-auriculares.ts';
import { terapias } from './terapias.ts';

const regras = [...[...regrasClinicas, ...sinaisDeAlerta].map(({ id }) => id), idDaRede];

function unicos(valores: readonly string[]) {
  return new Set(valores).size === valores.length;
}

describe('ear points', () => {
  it('are at least 60, each once, with a zone code of the Chinese standard', () => {
    expect(pontosAuriculares.length).toBeGreaterThanOrEqual(60);
    expect(unicos(pontosAuriculares.map(({ id }) => id))).toBe(true);
    expect(unicos(pontosAuriculares.map(({ oms }) => oms))).toBe(true);
    for (const { oms } of pontosAuriculares)
      expect(oms).toMatch(/^(HX|SF|AH|TF|TG|AT|CO|LO)\d{1,2}([a-z]|(,\d+)+i?)?$/);
  });

  it('are marked for pregnancy wherever the safety rule removes them', () => {
    const removidos = regrasClinicas.find(({ id }) => id === 'gestacao')?.efeito.retirarAuriculares;
    const livres = pontosAuriculares.filter(({ evitarGestacao }) => !evitarGestacao);
    expect(livres.filter(({ nome, zona }) => removidos?.test(normalizar(`${nome} ${zona}`)))).toEqual([]);
  });
});

describe('therapies', () => {
  it('are at least 12, each once, with contraindications and rules that exist', () => {
    expect(terapias.length).toBeGreaterThanOrEqual(12);
    expect(unicos(terapias.map(({ id }) => id))).toBe(true);
    for (const { id, contraindicacoes, evitarNasRegras } of terapias) {
      expect(contraindicacoes.length, id).toBeGreaterThan(0);
      for (const regra of evitarNasRegras) expect(regras, id).toContain(regra);
    }
  });
});

describe('advice', () => {
  it('has at least 45 items over the five categories, each once, with rules that exist', () => {
    expect(orientacoes.length).toBeGreaterThanOrEqual(45);
    expect(unicos(orientacoes.map(({ id }) => id))).toBe(true);
    expect(unicos(orientacoes.map(({ texto }) => texto))).toBe(true);
    expect(new Set(orientacoes.map(({ categoria }) => categoria)).size).toBe(5);
    for (const { evitarNasRegras, pedidaPorRegras, somenteNasRegras } of orientacoes)
      for (const regra of [...evitarNasRegras, ...pedidaPorRegras, ...somenteNasRegras])
        expect(regras).toContain(regra);
  });

  it('names a sign or a rule in every item that needs one', () => {
    const semRazao = orientacoes.filter(
      ({ exigeSinal, sinais, pedidaPorRegras }) => exigeSinal && sinais.length + pedidaPorRegras.length === 0,
    );
    expect(semRazao).toEqual([]);
  });
});
