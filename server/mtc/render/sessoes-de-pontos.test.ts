import type { PontoPrescrito, Protocolo } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { maiuscula } from '../writer/portugues.ts';
import { descreverAbertura } from './descrever-abertura.ts';
import { montarHtml } from './montar-html.ts';
import { sampleRelatorio } from './sample-relatorio.ts';
import { alternancia, comoEstimular, comoInserir, dividirPorSessao, permissaoDaSessao } from './sessoes-de-pontos.ts';

const antigo = sampleRelatorio.protocolo;
if (!antigo) throw new Error('the sample has a protocol');
const [primeiro, segundo, terceiro] = antigo.pontos;
if (!primeiro || !segundo || !terceiro) throw new Error('the sample has three points');

const agulha: PontoPrescrito['agulha'] = {
  cun: { de: 0.5, ate: 0.8 },
  mm: { de: 12, ate: 20 },
  angulo: 'obliqua',
  direcao: 'para a coluna',
};
const novo: Protocolo = {
  ...antigo,
  pontos: [
    { ...primeiro, retencaoMin: 20, sessoes: ['A'], agulha },
    { ...segundo, retencaoMin: 20, sessoes: ['A', 'B'], lateralidade: 'unilateral', lado: 'direito' },
    { ...terceiro, retencaoMin: 20, sessoes: ['B'] },
  ],
  posicoes: [
    { sessao: 'A', posicao: 'decúbito dorsal', nota: 'Com poucos achados ficam só os pontos da queixa.' },
    { sessao: 'B', posicao: 'decúbito ventral', nota: '' },
  ],
};

describe('the points by session', () => {
  it('say that they are pressed where no needle is used', () => {
    const semAgulha = { ...novo, pontos: novo.pontos.map((ponto) => ({ ...ponto, retencaoMin: 0 })) };
    expect(dividirPorSessao(semAgulha)[1]?.nota).toBe(
      '2 pontos, sem agulha: pressão do dedo, de um a dois minutos em cada um.',
    );
  });

  it('are listed with position and time, and a point of both sessions in both', () => {
    const sessoes = dividirPorSessao(novo);
    expect(sessoes.map(({ titulo }) => titulo)).toEqual(['Sessão A: decúbito dorsal', 'Sessão B: decúbito ventral']);
    expect(sessoes.map(({ pontos }) => pontos.map(({ codigo }) => codigo))).toEqual([
      [primeiro.codigo, segundo.codigo],
      [segundo.codigo, terceiro.codigo],
    ]);
    expect(sessoes[0]?.nota).toBe(
      '2 pontos (3 agulhas), retenção de 20 min. Com poucos achados ficam só os pontos da queixa.',
    );
    expect(alternancia(novo)).toContain('Sessão A (decúbito dorsal), na vez seguinte Sessão B (decúbito ventral)');
  });

  it('stand apart on the first screen, where nobody may take both for one session', () => {
    const codes = (relatorio: typeof sampleRelatorio) => {
      const { resumo } = descreverAbertura(relatorio);
      return resumo !== null && typeof resumo !== 'string' ? resumo.codigos : null;
    };
    expect(codes({ ...sampleRelatorio, protocolo: novo })).toEqual([
      { rotulo: 'Sessão A: decúbito dorsal', valor: `${primeiro.codigo}, ${segundo.codigo}` },
      { rotulo: 'Sessão B: decúbito ventral', valor: `${segundo.codigo}, ${terceiro.codigo}` },
    ]);
    expect(codes(sampleRelatorio)?.map(({ rotulo }) => rotulo)).toEqual(['Pontos corporais']);
  });

  it('are one list without a word of alternation where the review emptied the other session', () => {
    const soA = {
      ...novo,
      pontos: novo.pontos.filter(({ sessoes }) => sessoes?.[0] === 'A' && !sessoes.includes('B')),
    };
    expect(dividirPorSessao(soA).map(({ titulo }) => titulo)).toEqual(['Decúbito dorsal']);
    expect(alternancia(soA)).toBe('');
    expect(permissaoDaSessao([])).toBe('');
  });

  it('say depth, angle, direction and side in words', () => {
    expect(comoInserir({ ...primeiro, agulha })).toBe('0,5 a 0,8 cun (12 a 20 mm), oblíqua, para a coluna');
    expect(comoInserir({ ...primeiro, agulha: { ...agulha, mm: null, direcao: '' } })).toBe('0,5 a 0,8 cun, oblíqua');
    expect(comoEstimular({ ...primeiro, lado: 'direito' }, false)).toMatch(/, à direita$/);
  });

  it('of a report of an earlier release are one list, each with its own time', () => {
    const [sessao, ...outras] = dividirPorSessao(antigo);
    expect(outras).toEqual([]);
    expect(sessao?.titulo).toBe('');
    expect(sessao?.pontos).toEqual(antigo.pontos);
    expect(alternancia(antigo)).toBe('');
    const [a, b, ...resto] = antigo.pontos;
    if (!a || !b) throw new Error('the sample has two points');
    const html = montarHtml({
      ...sampleRelatorio,
      protocolo: { ...antigo, pontos: [{ ...a, retencaoMin: 25 }, { ...b, retencaoMin: 20 }, ...resto] },
    });
    expect(html).toContain('25 min');
    expect(html).not.toContain(' mm)');
  });

  it('stand in the report, the side and the depth at their point', () => {
    const html = montarHtml({ ...sampleRelatorio, protocolo: novo });
    expect(html).toContain('<h3>Sessão A: decúbito dorsal</h3>');
    expect(html).toContain('<h3>Sessão B: decúbito ventral</h3>');
    expect(html).toContain('0,5–0,8 cun (12–20 mm), oblíqua, para a coluna');
    expect(html.split('à direita')).toHaveLength(3);
    // Where a point of both sessions lies is told once.
    expect(html.split(`Localização</dt><dd>${maiuscula(segundo.localizacao)}`)).toHaveLength(2);
    expect(html).toContain('Localização e motivo: na Sessão A.');
    expect(html).toContain('Alterne as duas seleções de pontos');
  });
});
