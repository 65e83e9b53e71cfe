import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { reunirProvas } from '../provas.ts';
import { RodaElementos } from '../roda-elementos.tsx';
import { sampleRelatorio } from '../sample-relatorio.ts';
import { figuraSvg } from './figura-pdf.ts';
import type { FotoImpressa } from './foto-pdf.ts';
import { indexarSinais } from './indice-de-sinais.ts';
import { montarPdf } from './montar-pdf.ts';

const semTimbre = { nomeClinica: null, logo: null };
const foto: FotoImpressa = {
  kind: 'lingua',
  imagem: 'data:image/jpeg;base64,AAAA',
  largura: 400,
  altura: 500,
  recorte: { x: 0.2, y: 0.1, largura: 0.6, altura: 0.8 },
};

describe('a report as a document', () => {
  it('is plain data that can be sent to another thread', () => {
    const documento = montarPdf(sampleRelatorio, { nomeClinica: 'Clínica Jade', logo: null }, [foto]);
    expect(structuredClone(documento)).toEqual(documento);
  });

  it('is the same for the same report', () => {
    expect(montarPdf(sampleRelatorio, semTimbre, [foto])).toEqual(montarPdf(sampleRelatorio, semTimbre, [foto]));
  });

  it('fetches nothing: its only pictures are those that were passed in', () => {
    const relatorio = { ...sampleRelatorio, clinica: { nome: 'Jade', logoUrl: 'https://x.example/l.png' } };
    expect(JSON.stringify(montarPdf(relatorio, semTimbre))).not.toMatch(/"image":|x\.example|\/api\/fotos|<image/);
    const pictures = JSON.stringify(
      montarPdf(relatorio, { nomeClinica: null, logo: 'data:image/png;base64,BBBB' }, [foto]),
    ).match(/"image":"[^"]*"/g);
    expect(pictures).toEqual(['"image":"data:image/png;base64,BBBB"', '"image":"data:image/jpeg;base64,AAAA"']);
  });

  it('draws the outline on the part of the photo that is printed', () => {
    const contorno: [number, number][] = [
      [0.2, 0.1],
      [0.8, 0.1],
      [0.5, 0.9],
    ];
    const [lingua] = sampleRelatorio.fotos;
    if (!lingua) throw new Error('the sample has a tongue photo');
    const fotos = [{ ...lingua, observacoes: { ...lingua.observacoes, contorno } }];
    const json = JSON.stringify(montarPdf({ ...sampleRelatorio, fotos }, semTimbre, [foto]));
    const [width, height] = (/"fit":\[([\d.]+),([\d.]+)\]/.exec(json) ?? []).slice(1).map(Number);
    const outlines = [...json.matchAll(/"polyline","points":(\[.*?\])/g)].map(([, points = '']) => JSON.parse(points));
    expect(outlines).toHaveLength(2);
    for (const points of outlines) {
      expect(points[0]).toEqual({ x: 0, y: 0 });
      expect(points[1].x).toBeCloseTo(width ?? 0);
      expect(points[2].x).toBeCloseTo((width ?? 0) / 2);
      expect(points[2].y).toBeCloseTo(height ?? 0);
    }
  });

  it("says on every page who wrote it and that it supports the therapist's judgement", () => {
    const { rodape } = montarPdf(sampleRelatorio, semTimbre);
    expect(rodape).toContain('não substitui o julgamento profissional');
    expect(rodape).toContain('Redigido pelo motor local');
  });

  it('says "client" for a client whose name no font can write', () => {
    const cliente = { ...sampleRelatorio.cliente, nome: '李小龙' };
    expect(montarPdf({ ...sampleRelatorio, cliente }, semTimbre).corpo.info.title).toBe('Diagnóstico de Cliente');
  });

  it('has no treatment in a diagnosis report, even if the report was stored with one', () => {
    const json = JSON.stringify(montarPdf({ ...sampleRelatorio, tipo: 'diagnostico' }, semTimbre));
    expect(json).toContain('sem proposta de tratamento');
    expect(json).not.toMatch(/Pontos corporais|Pontos auriculares|Terapias integrativas|Plano de sessões|Prognóstico/);
  });

  it('becomes a document even when the catalogue no longer knows any of its points and findings, and draws no figure for them', () => {
    const { protocolo, analise } = sampleRelatorio;
    if (!protocolo) throw new Error('the sample has a treatment');
    const antigo: Relatorio = {
      ...sampleRelatorio,
      fotos: [],
      analise: {
        ...analise,
        achados: [],
        padroes: analise.padroes.map((padrao) => ({ ...padrao, id: `x_${padrao.id}` })),
      },
      protocolo: {
        ...protocolo,
        pontos: protocolo.pontos.map((ponto, index) => ({ ...ponto, codigo: `ZZ${index}`, oms: `ZZ${index}` })),
        auriculares: [],
        terapias: [],
        orientacoes: [],
        sessoes: { ...protocolo.sessoes, fases: [] },
      },
    };
    const json = JSON.stringify(montarPdf(antigo, semTimbre));
    expect(json).toContain('ZZ0');
    expect(json).not.toContain('Pontos auriculares');
  });

  it('names every finding by one number, beside the hypothesis and in the list at the end', () => {
    const indice = indexarSinais(reunirProvas(sampleRelatorio));
    expect(indice.entradas.map(({ numero }) => numero)).toEqual(indice.entradas.map((_, index) => index + 1));
    const json = JSON.stringify(montarPdf(sampleRelatorio, semTimbre));
    for (const { numero, nome, fontes } of indice.entradas) {
      expect(json).toContain(`"text":"${numero}  ${nome}. "`);
      for (const fonte of fontes) expect(json).toContain(JSON.stringify(fonte).slice(1, -1));
    }
    const cited = [...json.matchAll(/"text":" (\d+)","sup":true/g)].map(([, numero]) => Number(numero));
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.every((numero) => numero >= 1 && numero <= indice.entradas.length)).toBe(true);
  });

  it('states a shared caution once, and refers to it in the row of each point', () => {
    const { protocolo } = sampleRelatorio;
    if (!protocolo) throw new Error('the sample has a treatment');
    const pontos = protocolo.pontos.map((ponto, index) => ({
      ...ponto,
      cautelas: index < 3 ? ['evitar na gestação', ...(index === 1 ? ['inserção rasa'] : [])] : [],
    }));
    const json = JSON.stringify(montarPdf({ ...sampleRelatorio, protocolo: { ...protocolo, pontos } }, semTimbre));
    expect(json.match(/Evitar na gestação\./g)).toHaveLength(1);
    expect(json.match(/"Cautela: a"/g)).toHaveLength(2);
    expect(json.match(/"Cautela: a, b"/g)).toHaveLength(1);
  });

  it('asks the deciding question once, even when the words have already asked it', () => {
    const { textos, analise } = sampleRelatorio;
    const [padrao] = analise.padroes;
    if (!padrao) throw new Error('the sample has hypotheses');
    const com = (texto: string) =>
      JSON.stringify(
        montarPdf(
          { ...sampleRelatorio, textos: { ...textos, hipoteses: [{ padraoId: padrao.id, texto, achadoIds: [] }] } },
          semTimbre,
        ),
      ).match(/cansaço aumenta depois de comer/gi);
    expect(com('Nada além disto.')).toHaveLength(1);
    expect(com(`Convém perguntar: ${padrao.decidiria}`)).toHaveLength(1);
  });

  it('shows priorities without colour', () => {
    const json = JSON.stringify(montarPdf(sampleRelatorio, semTimbre));
    const badges = [...json.matchAll(/<svg viewBox=\\"0 0 76 15\\".*?<\/svg>/g)].map(([svg]) => svg);
    const formOf = (word: string) =>
      badges.find((svg) => svg.includes(`>${word}<`))?.match(/fill=\\"(.*?)\\" stroke.*?(dash)?/)?.[1];
    expect(formOf('Essencial')).toBe('#1F5E4B');
    expect(formOf('Importante')).toBe('#FFFFFF');
    const dashed = badges.filter((svg) => svg.includes('stroke-dasharray'));
    expect(dashed.length).toBeGreaterThan(0);
    expect(dashed.every((svg) => svg.includes('>Recomendada<'))).toBe(true);
  });
});

describe('a drawing on paper', () => {
  it('has no ring around an element that is not involved', () => {
    const elementos = { ...sampleRelatorio.analise.elementos, fogo: { pontuacao: 0, achados: [] } };
    const rings = (analise: Relatorio['analise']) =>
      figuraSvg(createElement(RodaElementos, { analise })).match(/<circle [^>]*rel-textura/g)?.length;
    expect(rings(sampleRelatorio.analise)).toBe(5);
    expect(rings({ ...sampleRelatorio.analise, elementos })).toBe(4);
  });

  it('is empty when there is nothing to show', () => {
    expect(figuraSvg(null)).toBe('');
  });
});
