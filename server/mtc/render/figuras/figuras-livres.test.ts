import type { PontoPrescrito, Protocolo, Relatorio } from '@meridia/shared/relatorio.ts';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { gerarFicha } from '../../../../tests/bench/safety-generator.ts';
import { obterPonto, pontos } from '../../catalog/pontos.ts';
import { analisar } from '../../diagnosticar.ts';
import { montarProtocolo } from '../../protocolo/montar-protocolo.ts';
import { sampleRelatorio } from '../sample-relatorio.ts';
import { lugarDoPonto } from './lugar-do-ponto.ts';
import { MapaCorpo } from './mapa-corpo.tsx';
import { MapaOrelha } from './mapa-orelha.tsx';

interface Desenho {
  /** Middle and radius of each mark, and the number of its group. */
  marcas: { x: number; y: number; raio: number; grupo: number }[];
  rotulos: { texto: string; caixa: Caixa; grupo: number }[];
  linhas: { pares: [number, number][]; grupo: number }[];
  quadro: Caixa;
}
type Caixa = { x0: number; y0: number; x1: number; y1: number };

/** Widths of a bold sans-serif: capitals and digits 0.7 em, other letters 0.6 em. */
function largura(texto: string, fonte: number): number {
  return [...texto].reduce(
    (soma, letra) => soma + (/[A-Z]/.test(letra) ? 0.7 : /[\d-]/.test(letra) ? 0.57 : 0.58) * fonte,
    0,
  );
}

/** Reads a drawing as the browser gets it, so that nothing of the placement is taken on trust. */
function ler(svg: string): Desenho {
  const [, x0 = '0', y0 = '0', w = '0', h = '0'] = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const desenho: Desenho = {
    marcas: [],
    rotulos: [],
    linhas: [],
    quadro: { x0: Number(x0), y0: Number(y0), x1: Number(x0) + Number(w), y1: Number(y0) + Number(h) },
  };
  const valor = (tag: string, nome: string) => Number(new RegExp(`\\b${nome}="([-\\d.]+)"`).exec(tag)?.[1] ?? 0);
  let grupo = 0;
  for (const [tag, abre, conteudo = ''] of svg.matchAll(/(<g\b|<path\b|<circle\b|<text\b)[^>]*>([^<]*)/g)) {
    if (abre === '<g') grupo += 1;
    if (abre === '<path' && tag.includes('#6B756F')) {
      const d = / d="M([^"]+)"/.exec(tag)?.[1] ?? '';
      const pares = d.split('L').map((par): [number, number] => {
        const [x = 0, y = 0] = par.split(' ').map(Number);
        return [x, y];
      });
      desenho.linhas.push({ pares, grupo });
    }
    if (abre === '<circle' && valor(tag, 'r') > 3) {
      desenho.marcas.push({ x: valor(tag, 'cx'), y: valor(tag, 'cy'), raio: valor(tag, 'r'), grupo });
    }
    if (abre === '<text') {
      const fonte = valor(tag, 'font-size');
      const comprimento = largura(conteudo, fonte);
      const ancora = /text-anchor="(\w+)"/.exec(tag)?.[1] ?? 'start';
      const inicio = valor(tag, 'x') - (ancora === 'end' ? comprimento : ancora === 'middle' ? comprimento / 2 : 0);
      const y = valor(tag, 'y');
      const caixa = { x0: inicio, y0: y - fonte * 0.75, x1: inicio + comprimento, y1: y + fonte * 0.2 };
      desenho.rotulos.push({ texto: conteudo, caixa, grupo });
    }
  }
  return desenho;
}

/** What is wrong with a drawing: a label on a mark, a label or another label, out of the frame, or a mark or line on another mark. */
function faltas({ marcas, rotulos, linhas, quadro }: Desenho): string[] {
  const achadas: string[] = [];
  rotulos.forEach(({ texto, caixa }, i) => {
    if (caixa.x0 < quadro.x0 || caixa.x1 > quadro.x1 || caixa.y0 < quadro.y0 || caixa.y1 > quadro.y1) {
      achadas.push(`${texto} clipped`);
    }
    for (const outro of rotulos.slice(i + 1)) if (tocam(caixa, outro.caixa)) achadas.push(`${texto} on ${outro.texto}`);
    for (const { x, y, raio, grupo } of marcas) {
      const perto = Math.hypot(x - limitar(x, caixa.x0, caixa.x1), y - limitar(y, caixa.y0, caixa.y1));
      if (perto < raio && grupo !== rotulos[i]?.grupo) achadas.push(`${texto} on a mark`);
    }
  });
  marcas.forEach((marca, i) => {
    for (const outra of marcas.slice(i + 1)) {
      if (Math.hypot(marca.x - outra.x, marca.y - outra.y) < marca.raio + outra.raio) achadas.push('a mark on a mark');
    }
  });
  for (const { pares } of linhas) {
    const fim = pares.at(-1);
    for (const { x, y, raio } of marcas) {
      const propria = fim && Math.hypot(fim[0] - x, fim[1] - y) < 0.2;
      if (!propria && distancia([x, y], pares) < raio) achadas.push(`a line through a mark at ${x} ${y}`);
    }
  }
  return achadas;
}

const limitar = (valor: number, de: number, ate: number) => Math.min(ate, Math.max(de, valor));
const tocam = (a: Caixa, b: Caixa) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** Along the line in steps of half a unit. */
function distancia([x, y]: [number, number], pares: [number, number][]): number {
  let menor = Number.POSITIVE_INFINITY;
  pares.slice(1).forEach(([xb, yb], i) => {
    const [xa, ya] = pares[i] ?? [xb, yb];
    const passos = Math.ceil(Math.hypot(xb - xa, yb - ya) * 2) + 1;
    for (let k = 0; k <= passos; k++) {
      menor = Math.min(menor, Math.hypot(xa + ((xb - xa) * k) / passos - x, ya + ((yb - ya) * k) / passos - y));
    }
  });
  return menor;
}

function desenhar(figura: (props: { relatorio: Relatorio }) => ReactElement | null, protocolo: Protocolo): Desenho {
  return ler(renderToStaticMarkup(createElement(figura, { relatorio: { ...sampleRelatorio, protocolo } })));
}

function comPontos(...codigos: string[]): Protocolo {
  const { protocolo } = sampleRelatorio;
  const [modelo] = protocolo?.pontos ?? [];
  if (!protocolo || !modelo) throw new Error('the sample has no protocol');
  return {
    ...protocolo,
    pontos: codigos.map((codigo): PontoPrescrito => {
      const ponto = obterPonto(codigo);
      if (!ponto) throw new Error(`no point ${codigo}`);
      return { ...modelo, codigo, oms: ponto.oms, pinyin: ponto.pinyin, lateralidade: ponto.lateralidade };
    }),
  };
}

describe('the figures', () => {
  it('cover and clip nothing in the protocols of 60 invented intakes', () => {
    const ruins: string[] = [];
    for (let numero = 0; numero < 60; numero++) {
      const { dados } = gerarFicha(numero, numero % 2 === 0 ? 0 : 0.06);
      const protocolo = montarProtocolo(analisar(dados, []), dados);
      for (const figura of [MapaCorpo, MapaOrelha]) {
        ruins.push(...faltas(desenhar(figura, protocolo)).map((falta) => `${numero} ${figura.name}: ${falta}`));
      }
    }
    expect(ruins).toEqual([]);
  });

  it.each([
    ['R3', 'B60'],
    ['VG4', 'B23'],
    ['VB20', 'B10'],
    ['B32', 'B28'],
    ['PC6', 'P7'],
    ['Sishencong', 'VG20'],
    ['Jianqian', 'Jingbailao'],
    ['IG20', 'Bitong'],
    ['Yintang', 'B2'],
  ])('keep %s and %s apart', (a, b) => {
    expect(faltas(desenhar(MapaCorpo, comPontos(a, b)))).toEqual([]);
    expect(faltas(desenhar(MapaCorpo, comPontos(b, a)))).toEqual([]);
  });

  it('keep every pair of points apart that lie close together', () => {
    const vistos = pontos.flatMap(({ codigo }) => {
      const lugar = lugarDoPonto(codigo);
      return lugar ? [{ codigo, ...lugar }] : [];
    });
    const vizinhos = vistos.flatMap((a, i) =>
      vistos
        .slice(i + 1)
        .filter((b) => a.vista === b.vista && Math.hypot(a.x - b.x, a.y - b.y) < 1.5)
        .map((b) => [a.codigo, b.codigo] as const),
    );
    expect(vizinhos.length).toBeGreaterThan(400);
    const ruins = vizinhos.flatMap(([a, b]) =>
      faltas(desenhar(MapaCorpo, comPontos(a, b))).map((falta) => `${a}/${b}: ${falta}`),
    );
    expect(ruins).toEqual([]);
  });

  it('draw one-sided needling on the side that was told', () => {
    const protocolo = comPontos('E36');
    const noLado = (lado: 'direito' | 'esquerdo') =>
      desenhar(MapaCorpo, {
        ...protocolo,
        pontos: protocolo.pontos.map((ponto) => ({ ...ponto, lateralidade: 'unilateral' as const, lado })),
      }).marcas.filter(({ y }) => y < 480);
    const [direito, esquerdo] = [noLado('direito'), noLado('esquerdo')];
    expect([direito.length, esquerdo.length]).toEqual([1, 1]);
    // From the front the right side is at the reader's left.
    expect(direito[0]?.x).toBeLessThan(150);
    expect(esquerdo[0]?.x).toBeGreaterThan(150);
  });
});
