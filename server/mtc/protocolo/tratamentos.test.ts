import { describe, expect, it } from 'vitest';
import { padraoIds } from '../catalog/padroes/padrao-ids.ts';
import { eixoDoPonto } from '../catalog/pontos/eixo.ts';
import { obterPonto } from '../catalog/pontos.ts';
import { isOposta } from './candidatos.ts';
import { tratamentos } from './tratamentos.ts';

describe('treatments', () => {
  it.each(padraoIds)('%s has 6 to 9 points, each once, and at least 4 ear points', (id) => {
    const { pontos, auriculares, principio, temas } = tratamentos[id];
    expect(pontos.length).toBeGreaterThanOrEqual(6);
    expect(pontos.length).toBeLessThanOrEqual(9);
    expect(new Set(pontos.map(({ codigo }) => codigo)).size).toBe(pontos.length);
    expect(new Set(auriculares).size).toBe(auriculares.length);
    expect(auriculares.length).toBeGreaterThanOrEqual(4);
    expect(principio).not.toBe('');
    expect(temas.length).toBeGreaterThan(0);
  });

  it.each(padraoIds)('%s never asks for opposite techniques on one channel', (id) => {
    const linhas = tratamentos[id].pontos.flatMap(({ codigo, tecnica }) => {
      const ponto = obterPonto(codigo);
      return ponto ? { codigo, tecnica, eixo: eixoDoPonto(ponto) } : [];
    });
    const opostas = linhas.filter((a) => linhas.some((b) => a.eixo === b.eixo && isOposta(a.tecnica, b.tecnica)));
    expect(opostas).toEqual([]);
  });

  it('names a class of point only where the point has that class', () => {
    const classes = {
      fonte: 'yuan',
      luo: 'luo',
      xi: 'xi',
      ying: 'ying',
      mu: 'mu',
      'shu dorsal': 'shu_dorsal',
    } as const;
    const erradas = padraoIds.flatMap((id) =>
      tratamentos[id].pontos.flatMap(({ codigo, metodo }) => {
        const [nome] = /^(?:ponto )?(fonte|luo|xi|ying|mu|shu dorsal)\b/.exec(metodo)?.slice(1) ?? [];
        const classe = Object.entries(classes).find(([chave]) => chave === nome)?.[1];
        return classe && !obterPonto(codigo)?.categorias.includes(classe) ? [`${id}: ${codigo} ${metodo}`] : [];
      }),
    );
    expect(erradas).toEqual([]);
  });
});
