import { describe, expect, it } from 'vitest';
import { pontosToracicos } from '../../safety/pontos-de-risco.ts';
import { pontos } from '../pontos.ts';
import { agulhaDoPonto } from './agulhamento.ts';

const lista = (codigos: string) => codigos.split(' ');
const agulha = (codigo: string) => {
  const encontrada = agulhaDoPonto(codigo, true);
  if (!encontrada) throw new Error(`no needle at ${codigo}`);
  return encontrada;
};
const maximo = (codigos: readonly string[], cun: number) => {
  for (const codigo of codigos) expect(agulha(codigo).cun.ate, codigo).toBeLessThanOrEqual(cun);
};

describe('depth and angle', () => {
  it('stand for every point of the catalogue but the nipple and the navel', () => {
    const sem = pontos.filter(({ codigo }) => !agulhaDoPonto(codigo, true)).map(({ codigo }) => codigo);
    expect(sem).toEqual(['E17', 'VC8']);
  });

  it('are in a range that a needle has, in millimetres too for an adult', () => {
    for (const { codigo } of pontos.filter(({ codigo: este }) => !['E17', 'VC8'].includes(este))) {
      const { cun, mm } = agulha(codigo);
      expect(cun.de, codigo).toBeGreaterThanOrEqual(0.1);
      expect(cun.de, codigo).toBeLessThanOrEqual(cun.ate);
      expect(cun.ate, codigo).toBeLessThanOrEqual(2);
      expect(mm?.ate, codigo).toBe(Math.floor(cun.ate * 25 + 1e-6));
      expect(agulhaDoPonto(codigo, false)?.mm, codigo).toBeNull();
    }
  });

  it('are oblique or transverse and shallow over lung and pleura', () => {
    const toracicos = pontos.filter(
      ({ codigo, oms }) =>
        (pontosToracicos.has(oms) && codigo !== 'E17') || ['Dingchuan', 'Weiwanxiashu', 'Huatuojiaji'].includes(codigo),
    );
    expect(toracicos.length).toBeGreaterThan(60);
    for (const { codigo } of toracicos) {
      const neckOnly = codigo === 'E11';
      expect(agulha(codigo).angulo === 'perpendicular', codigo).toBe(neckOnly);
    }
    maximo(
      toracicos.map(({ codigo }) => codigo),
      0.8,
    );
    // The lines farther from the spine and the chest wall itself bear less than the inner back line.
    maximo(lista('B41 B42 B43 B44 B45 B46 B47 B48 B49 B50 VB21 TA15 PC1 F13 F14 VB24 R27 E13 VC22 E12'), 0.5);
  });

  it('are least at the orbit, the great vessels and the medulla', () => {
    maximo(lista('B1 E1 E2'), 0.3);
    maximo(lista('E9 E10 E11 E12 IG17 IG18 P8 P9 VC22'), 0.3);
    maximo(lista('ID16 ID17 TA16 C1 E30 BP11 BP12 F10 F11 F12 VG15 VG16 B10 VC14 VC15 R21 E19 E20'), 0.5);
    expect(agulha('VB20')).toMatchObject({ cun: { ate: 0.8 }, direcao: 'rumo à ponta do nariz' });
    for (const codigo of lista('VG15 VG16 B10')) expect(agulha(codigo).direcao).toContain('nunca para cima');
  });

  it('run along the skin on the skull, and barely enter at the nails', () => {
    for (const { codigo } of pontos.filter(({ regiao }) => regiao === 'cabeca')) {
      expect(agulha(codigo).angulo, codigo).toBe('transversal');
    }
    maximo(lista('P11 IG1 E45 BP1 C9 ID1 B67 PC9 TA1 VB44 F1'), 0.1);
  });

  it('go deep only in the buttock, the thigh and the leg', () => {
    const fundos = pontos.filter(({ codigo }) => (agulhaDoPonto(codigo, true)?.cun.ate ?? 0) > 1);
    const permitidas = ['perna', 'lombar', 'sacro', 'braco'];
    expect(fundos.filter(({ regiao }) => !permitidas.includes(regiao)).map(({ codigo }) => codigo)).toEqual([]);
  });
});
