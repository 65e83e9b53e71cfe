import { padraoIds } from '@meridia/server/mtc/catalog/padroes/padrao-ids.ts';
import { analisar } from '@meridia/server/mtc/diagnosticar.ts';
import { describe, expect, it } from 'vitest';
import { anamneseDoQuadro } from '../fixtures/quadros/quadro.ts';
import { quadros } from '../fixtures/quadros.ts';

// The published cases are not in the repository. These are our own textbook cases, at least one for every pattern.
const lidos = quadros.map((quadro) => {
  const { padroes } = analisar(anamneseDoQuadro(quadro), []);
  const posicao = padroes.findIndex(({ codigoTm1 }) => quadro.codigos.includes(codigoTm1));
  return { quadro, padroes, posicao };
});

describe('agreement with textbook cases', () => {
  it('the intended pattern is first in 85 of 100 cases and among the first three in 95', () => {
    const ate = (limite: number) => lidos.filter(({ posicao }) => posicao >= 0 && posicao < limite).length;
    expect(ate(1) / quadros.length).toBeGreaterThanOrEqual(0.85);
    expect(ate(3) / quadros.length).toBeGreaterThanOrEqual(0.95);
  });

  it.each(padraoIds)('%s is found in a case', (id) => {
    const alcancado = lidos.some(({ padroes }) => padroes.slice(0, 3).some((padrao) => padrao.id === id));
    expect(alcancado).toBe(true);
  });

  it('high confidence is right more often than low confidence', () => {
    const todas = lidos.flatMap(({ quadro, padroes }) =>
      padroes.map(({ codigoTm1, confianca }) => ({ certa: quadro.codigos.includes(codigoTm1), confianca })),
    );
    const acerto = (desde: number, ate: number) => {
      const grupo = todas.filter(({ confianca }) => confianca >= desde && confianca < ate);
      return grupo.filter(({ certa }) => certa).length / Math.max(1, grupo.length);
    };
    expect(acerto(0.7, 1)).toBeGreaterThan(0.85);
    expect(acerto(0, 0.3)).toBeLessThan(0.35);
  });
});
