import { describe, expect, it } from 'vitest';
import { padroes } from '../catalog/padroes.ts';
import { pontos } from '../catalog/pontos.ts';
import { obterSinal } from '../catalog/sinais.ts';
import { combinacoes } from './combinacoes.ts';
import { mecanismoDe } from './mecanismos.ts';
import { listarRotulos, rotuloDe } from './rotulos.ts';

const achado = (sinal: string, label = obterSinal(sinal)?.rotulo ?? sinal) => ({
  id: `${sinal}@sintomasGerais`,
  label,
  fonte: 'anamnese.sintomasGerais',
  valor: label,
  forca: 1,
  presente: true,
});

describe('the words for signs', () => {
  it('are the label, without its note in brackets, and say that a denied sign is absent', () => {
    expect(rotuloDe(achado('ondas_calor'))).toBe('ondas de calor');
    expect(rotuloDe(achado('pulso_em_corda', 'Pulso em corda'))).toBe('pulso em corda');
    expect(rotuloDe({ ...achado('febre'), presente: false })).toBe('sem febre');
  });

  it('are her own words in quotes where the label joins two things', () => {
    const junto = achado('lombar_joelhos_frios');
    expect(rotuloDe({ ...junto, fonte: 'anamnese.queixaPrincipal', valor: 'Joelho gelado' })).toBe('“joelho gelado”');
    // Words with a gap are not what she said in one breath, and markup is never quoted.
    for (const valor of ['joelho … gelado', '<b>joelho</b>'])
      expect(rotuloDe({ ...junto, fonte: 'anamnese.queixaPrincipal', valor })).toBe('frio na lombar e nos joelhos');
  });

  it('are a noun for what people tell with a verb', () => {
    expect(listarRotulos([achado('acorda_cansado'), achado('febre')])).toBe('cansaço ao acordar e febre');
  });

  it('have a mechanism for every pattern of the catalogue', () => {
    expect(Object.keys(padroes).filter((id) => mecanismoDe(id) === '')).toEqual([]);
    expect(mecanismoDe('de_outro_catalogo')).toBe('');
  });

  it('combine only existing points, and no pair twice', () => {
    const codigos = new Set(pontos.map(({ codigo }) => codigo));
    expect(combinacoes.flatMap((par) => par.codigos).filter((codigo) => !codigos.has(codigo))).toEqual([]);
    const pares = combinacoes.map((par) => [...par.codigos].sort().join());
    expect(new Set(pares).size).toBe(pares.length);
  });
});
