import { describe, expect, it } from 'vitest';
import { normalizar } from '../safety/mencoes.ts';
import { codigoOms, extrasEvitarGestacao, pontosEvitarGestacao } from '../safety/pontos-de-risco.ts';
import { meridianos } from './pontos/meridianos.ts';
import { cautelaGestacao } from './pontos/ponto.ts';
import { obterPonto, pontos } from './pontos.ts';

const deCanal = pontos.filter(({ meridiano }) => meridiano !== 'extra');
const extras = pontos.filter(({ meridiano }) => meridiano === 'extra');

describe('body points', () => {
  it('are as many on each channel as the standard counts, with at least 20 extra points', () => {
    for (const [meridiano, { pontos: quantos }] of Object.entries(meridianos)) {
      expect(deCanal.filter((ponto) => ponto.meridiano === meridiano).length, meridiano).toBe(quantos);
    }
    expect(extras.length).toBeGreaterThanOrEqual(20);
  });

  it('appear once each, by code and by WHO code', () => {
    expect(new Set(pontos.map(({ codigo }) => codigo)).size).toBe(pontos.length);
    const numerados = pontos.map(({ oms }) => oms).filter((oms) => oms !== 'EX');
    expect(new Set(numerados).size).toBe(numerados.length);
  });

  it('have a number that exists on their channel', () => {
    const total = Object.values(meridianos).reduce((soma, meridiano) => soma + meridiano.pontos, 0);
    expect(total).toBe(361);
    expect(deCanal).toHaveLength(361);
    for (const { codigo, meridiano } of deCanal) {
      if (meridiano === 'extra') continue;
      const numero = Number(codigo.slice(meridiano.length));
      expect(codigo).toBe(`${meridiano}${numero}`);
      expect(numero, codigo).toBeGreaterThanOrEqual(1);
      expect(numero, codigo).toBeLessThanOrEqual(meridianos[meridiano].pontos);
    }
  });

  it('have a Brazilian and a WHO code for the same point', () => {
    for (const { codigo, oms } of deCanal) expect(codigoOms(codigo), codigo).toBe(oms);
    for (const { oms } of extras) expect(oms).toMatch(/^EX(-(HN|CA|B|UE|LE)\d+)?$/);
  });

  it('are complete: name, location, action and a reason to choose them', () => {
    for (const ponto of pontos) {
      expect(ponto.nome, ponto.codigo).not.toBe('');
      expect(ponto.localizacao, ponto.codigo).toMatch(/^\p{Ll}/u);
      expect(ponto.acoes.length, ponto.codigo).toBeGreaterThan(0);
      expect(ponto.metodo.length, ponto.codigo).toBeGreaterThan(5);
      expect(ponto.pinyin, ponto.codigo).toMatch(/^[A-Z][a-z]+$/);
    }
  });

  it('are on the midline only for the midline vessels and for extra points that say so', () => {
    for (const { codigo, meridiano, lateralidade } of deCanal) {
      expect(lateralidade, codigo).toBe(meridiano === 'VG' || meridiano === 'VC' ? 'mediano' : 'bilateral');
    }
  });

  it('have a caution for pregnancy exactly where the safety rules forbid them', () => {
    for (const { oms, codigo, meridiano, pinyin, cautelas } of pontos) {
      const proibido =
        meridiano === 'extra' ? extrasEvitarGestacao.has(normalizar(pinyin)) : pontosEvitarGestacao.has(oms);
      expect(cautelas.includes(cautelaGestacao), codigo).toBe(proibido);
    }
  });

  it('allow no heat and no current on the face', () => {
    expect(pontos.filter(({ regiao, moxa, eletro }) => regiao === 'face' && (moxa || eletro))).toEqual([]);
  });

  it('are found by their code only', () => {
    expect(obterPonto('E36')?.oms).toBe('ST36');
    expect(obterPonto('Yintang')?.oms).toBe('EX-HN3');
    expect(obterPonto('ST36')).toBeUndefined();
    expect(obterPonto('E46')).toBeUndefined();
  });
});
