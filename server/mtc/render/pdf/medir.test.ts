import { describe, expect, it } from 'vitest';
import { dupla, manter, paragrafos, secao } from './blocos-pdf.ts';
import { medidas } from './estilo-pdf.ts';
import { medir } from './medir.ts';

const palavras = (letras: number) => 'umidade '.repeat(letras / 8);

describe('the height of a block before it is set', () => {
  it('grows with its text, with narrower room and with larger type', () => {
    const curto = medir({ text: palavras(400) }, 400);
    expect(medir({ text: palavras(800) }, 400)).toBeGreaterThan(curto * 1.8);
    expect(medir({ text: palavras(400) }, 200)).toBeGreaterThan(curto * 1.8);
    expect(medir({ text: palavras(400), style: 'nome' }, 400)).toBeGreaterThan(curto);
  });

  it('is the height of the tallest column, and the sum of a stack', () => {
    const caixa = (h: number) => ({ canvas: [{ type: 'rect' as const, x: 0, y: 0, w: 10, h }] });
    expect(medir({ columns: [caixa(30), caixa(80)], columnGap: 10 }, 200)).toBe(80);
    expect(medir({ stack: [caixa(30), caixa(80)], margin: [0, 5, 0, 5] }, 200)).toBe(120);
    // A drawing keeps its proportions, and a content laid over another one takes no room.
    expect(medir({ svg: '<svg viewBox="0 0 100 50"></svg>', width: 200 }, 400)).toBe(100);
    expect(medir({ ...caixa(80), relativePosition: { x: 0, y: -80 } }, 200)).toBe(0);
  });
});

describe('blocks', () => {
  it('are kept on one page unless they are so tall that the page would stay half empty; then their heading is marked', () => {
    const bloco = (letras: number) => JSON.stringify(secao({ titulo: 'Prognóstico' }, [{ text: palavras(letras) }]));
    expect(bloco(800)).toContain('"unbreakable":true');
    expect(bloco(800)).not.toContain('headlineLevel');
    expect(bloco(4000)).toContain('"headlineLevel":1');
    expect(bloco(4000)).not.toContain('"unbreakable":true');
  });

  it('never keep together a block that is taller than a page, because pdfmake would cut it off', () => {
    const alto = manter(() => [{ text: palavras(12_000) }]);
    expect(medir(alto, medidas.largura)).toBeGreaterThan(medidas.altura);
    expect(alto).not.toHaveProperty('unbreakable');
  });

  it('lose no paragraph beside a picture', () => {
    const textos = Array.from({ length: 7 }, (_, index) => `Parágrafo ${index + 1}. ${palavras(240)}`);
    const figura = [{ svg: '<svg viewBox="0 0 190 120"></svg>', width: 190 }];
    for (const texto of [textos.join('\n\n'), textos.slice(0, 1).join(''), palavras(2400), '']) {
      const json = JSON.stringify(dupla(texto, figura));
      expect(json.match(/<svg/g)).toHaveLength(1);
      expect(json.match(/Parágrafo/g) ?? []).toHaveLength(texto.match(/Parágrafo/g)?.length ?? 0);
      expect(json.match(/umidade/g) ?? []).toHaveLength(texto.match(/umidade/g)?.length ?? 0);
    }
    expect(paragrafos(textos.join('\n\n'))).toHaveLength(7);
  });
});
