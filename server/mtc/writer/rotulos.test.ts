import { describe, expect, it } from 'vitest';
import { padroes } from '../catalog/padroes.ts';
import { pontos } from '../catalog/pontos.ts';
import { obterSinal } from '../catalog/sinais.ts';
import { combinacoes } from './combinacoes.ts';
import { mecanismoDe } from './mecanismos.ts';
import { comArtigo, concordar, listarRotulos, listarRotulosCom, rotuloDoSinal } from './rotulos.ts';

const achado = (sinal: string, label = obterSinal(sinal)?.rotulo ?? sinal) => ({
  id: `${sinal}@sintomasGerais`,
  label,
  fonte: 'anamnese.sintomasGerais',
  valor: label,
  forca: 1,
  presente: true,
});

describe('the words for signs', () => {
  it('take the article of their first noun', () => {
    const ditos = [
      'fezes_moles',
      'ma_digestao',
      'apetite_baixo',
      'dor_cabeca',
      'olhos_vermelhos',
      'varizes',
      'edema',
    ] as const;
    expect(ditos.map((sinal) => comArtigo(rotuloDoSinal(sinal)))).toEqual([
      'as fezes moles',
      'a má digestão',
      'o pouco apetite',
      'a dor de cabeça',
      'os olhos vermelhos',
      'as varizes ou vasinhos',
      'o inchaço',
    ]);
  });

  it('join prepositions and articles one by one, and give the verb its number', () => {
    const dois = [achado('cansaco'), achado('fezes_moles')];
    expect(listarRotulos(dois)).toBe('o cansaço e as fezes moles');
    expect(listarRotulosCom('de', dois)).toBe('do cansaço e das fezes moles');
    expect([concordar(dois, 'mostra', 'mostram'), concordar(dois.slice(1), 'mostra', 'mostram')]).toEqual([
      'mostram',
      'mostram',
    ]);
    expect(concordar(dois.slice(0, 1), 'mostra', 'mostram')).toBe('mostra');
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
