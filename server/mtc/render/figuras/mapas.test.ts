import type { PontoPrescrito, Relatorio } from '@meridia/shared/relatorio.ts';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pontos } from '../../catalog/pontos.ts';
import { pontosAuriculares } from '../../catalog/pontos-auriculares.ts';
import { sampleRelatorio } from '../sample-relatorio.ts';
import { contorno } from './corpo.ts';
import { linguaVista } from './lingua-vista.ts';
import { LinhaSessoes } from './linha-sessoes.tsx';
import { lugarDoPonto } from './lugar-do-ponto.ts';
import { MapaCorpo, pontosForaDoMapa } from './mapa-corpo.tsx';
import { MapaLingua } from './mapa-lingua.tsx';
import { auricularesForaDoMapa, lugarDaZona, MapaOrelha } from './mapa-orelha.tsx';
import { contornoOrelha } from './orelha.ts';
import { espacar, isDentro } from './tracado.ts';

type Figura = (props: { relatorio: Relatorio }) => ReactElement | null;

describe('the body map', () => {
  it('has a place inside the figure for every point of the catalogue, or leaves the point to the text', () => {
    const semLugar = pontos.filter(({ codigo }) => !lugarDoPonto(codigo)).map(({ codigo }) => codigo);
    // R1 lies on the sole; the paravertebral points are chosen at any level of the spine.
    for (const codigo of semLugar.filter((ponto) => /\d$/.test(ponto))) expect(['R1']).toContain(codigo);
    for (const { codigo } of pontos) {
      const lugar = lugarDoPonto(codigo);
      if (lugar) expect(isDentro([lugar.x, lugar.y], contorno[lugar.vista]), codigo).toBe(true);
    }
  });

  it.each([
    ['perna', 34.5, 71],
    ['pe', 67, 75.2],
    ['abdome', 20, 35.5],
    ['torax', 12, 25],
    ['mao', 37, 47],
    ['braco', 13, 38.5],
    ['cabeca', 0, 10],
  ] as const)('keeps every point of the region %s at the height of that region', (regiao, cima, baixo) => {
    for (const { codigo } of pontos.filter((ponto) => ponto.regiao === regiao)) {
      const { y = cima } = lugarDoPonto(codigo) ?? {};
      expect(y, codigo).toBeGreaterThanOrEqual(cima);
      expect(y, codigo).toBeLessThanOrEqual(baixo);
    }
  });

  it('has only midline points on the midline', () => {
    for (const { codigo, lateralidade } of pontos) {
      const lugar = lugarDoPonto(codigo);
      if (lugar && lateralidade === 'mediano') expect(lugar.x, codigo).toBe(0);
      if (lugar && lateralidade === 'bilateral') expect(lugar.x, codigo).toBeGreaterThan(0);
    }
  });

  it('names every chosen point once, shows both sides, and lists what it cannot show', () => {
    const r1 = { ...ponto('E36'), codigo: 'R1', oms: 'KI1' };
    const relatorio = comPontos([ponto('E36'), ponto('VC12'), r1]);
    const svg = desenhar(MapaCorpo, relatorio);
    expect(svg.match(/>E36</g)).toHaveLength(1);
    expect(svg).toContain('Frente: VC12, E36.');
    expect(svg).not.toContain('R1');
    expect(pontosForaDoMapa(relatorio).map(({ codigo }) => codigo)).toEqual(['R1']);
    expect(desenhar(MapaCorpo, comPontos([r1]))).toBe('');
  });
});

describe('the ear map', () => {
  it('has a place inside the ear for every point of the catalogue on the outer side of the ear', () => {
    for (const { oms, id } of pontosAuriculares) {
      const lugar = lugarDaZona(oms);
      if (lugar) expect(isDentro(lugar, contornoOrelha), `${id} ${oms}`).toBe(true);
      // Only the back of the ear (zones P) cannot be seen.
      else expect(oms, id).toMatch(/^P/);
    }
  });

  it('names every chosen point with its zone', () => {
    const svg = desenhar(MapaOrelha, sampleRelatorio);
    for (const { nome, oms } of sampleRelatorio.protocolo?.auriculares ?? []) {
      expect(svg).toContain(`>${nome}<`);
      expect(svg).toContain(`>${oms}<`);
    }
    expect(auricularesForaDoMapa(sampleRelatorio)).toEqual([]);
  });
});

describe('the tongue map', () => {
  const achado = (sinal: string) => ({
    id: `${sinal}@linguaDesc`,
    label: sinal,
    fonte: 'anamnese.linguaDesc',
    valor: sinal,
    forca: 0.9,
    presente: true,
  });
  const visto = (...sinais: string[]): Relatorio => ({
    ...sampleRelatorio,
    analise: { ...sampleRelatorio.analise, achados: sinais.map(achado) },
  });

  it('leaves out the pulse, which stands in the same note', () => {
    const vistos = linguaVista({ ...visto('lingua_palida', 'pulso_fraco'), fotos: [] });
    expect(vistos.map(({ sinal }) => sinal)).toEqual(['lingua_palida']);
  });

  it('says which sign was seen where, and who saw it', () => {
    const vistos = linguaVista(visto('lingua_palida', 'lingua_rachaduras'));
    expect(vistos).toContainEqual({ sinal: 'lingua_palida', area: 'toda', palavras: 'corpo pálido', visto: 'ambos' });
    expect(vistos).toContainEqual({
      sinal: 'lingua_rachaduras',
      area: 'centro',
      palavras: 'rachaduras',
      visto: 'exame',
    });
    expect(vistos).toContainEqual(
      expect.objectContaining({ sinal: 'lingua_marcas_dente', area: 'lados', visto: 'foto' }),
    );
  });

  it('shows what the therapist saw where the photo shows something else', () => {
    const sinais = linguaVista(visto('lingua_vermelha')).map(({ sinal }) => sinal);
    expect(sinais).toContain('lingua_vermelha');
    expect(sinais).not.toContain('lingua_palida');
  });

  it('is tall enough for its last line', () => {
    const svg = desenhar(MapaLingua, {
      ...visto('lingua_palida', 'lingua_umida', 'lingua_seca', 'lingua_ponta_vermelha', 'lingua_bordas_vermelhas'),
      fotos: [],
    });
    const altura = Number(/viewBox="\S+ \S+ \S+ (\S+)"/.exec(svg)?.[1]);
    const linhas = [...svg.matchAll(/<text x="\S+" y="([\d.]+)"/g)].map(([, y]) => Number(y));
    expect(Math.max(...linhas)).toBeLessThanOrEqual(altura - 5);
  });

  it('shows nothing of a photo whose outline the therapist refused', () => {
    const fotos = sampleRelatorio.fotos.map((foto) => ({
      ...foto,
      observacoes: { ...foto.observacoes, contornoConfere: false },
    }));
    expect(linguaVista({ ...visto(), fotos })).toEqual([]);
    expect(desenhar(MapaLingua, { ...visto(), fotos })).toBe('');
  });
});

describe('every figure', () => {
  it.each<[string, Figura]>([
    ['body', MapaCorpo],
    ['ear', MapaOrelha],
    ['tongue', MapaLingua],
    ['sessions', LinhaSessoes],
  ])('contains only what the PDF can draw as well: %s', (_name, figura) => {
    const svg = desenhar(figura, sampleRelatorio);
    expect(svg).toMatch(
      /^<svg class="rel-mapa" viewBox="[\d. ]+" role="img" aria-labelledby="([\w-]+)"><title id="\1">/,
    );
    expect(svg).not.toMatch(/var\(|foreignObject|style=|NaN|undefined|Infinity/);
    for (const [, classes = ''] of svg.matchAll(/<(?!svg)\w+ [^>]*class="([^"]*)"/g))
      expect(classes).toBe('rel-figura-texto');
  });

  it('shows no treatment in a report without treatment', () => {
    for (const figura of [MapaCorpo, MapaOrelha, LinhaSessoes]) {
      expect(desenhar(figura, { ...sampleRelatorio, protocolo: null })).toBe('');
    }
  });

  it('marks every session of the plan once', () => {
    expect(desenhar(LinhaSessoes, sampleRelatorio).match(/r="5"/g)).toHaveLength(
      sampleRelatorio.protocolo?.sessoes.total ?? 0,
    );
  });
});

describe('labels beside a drawing', () => {
  it('stay in order, do not overlap, and lie around the places that they name', () => {
    expect(espacar([50, 50, 50], [20, 20, 20], 0, 400)).toEqual([30, 50, 70]);
    expect(espacar([10, 200], [20, 20], 0, 400)).toEqual([10, 200]);
    expect(espacar([2, 4], [20, 20], 10, 400)).toEqual([10, 30]);
    expect(espacar([395, 398], [20, 20], 0, 400)).toEqual([360, 380]);
  });
});

function desenhar(figura: Figura, relatorio: Relatorio): string {
  return renderToStaticMarkup(createElement(figura, { relatorio }));
}

function comPontos(prescritos: PontoPrescrito[]): Relatorio {
  const { protocolo } = sampleRelatorio;
  return { ...sampleRelatorio, protocolo: protocolo && { ...protocolo, pontos: prescritos } };
}

function ponto(codigo: string): PontoPrescrito {
  const encontrado = sampleRelatorio.protocolo?.pontos.find((candidate) => candidate.codigo === codigo);
  if (!encontrado) throw new Error(`the sample has no ${codigo}`);
  return encontrado;
}
