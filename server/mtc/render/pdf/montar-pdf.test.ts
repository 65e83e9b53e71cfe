import { describe, expect, it } from 'vitest';
import { sampleRelatorio } from '../sample-relatorio.ts';
import { montarPdf } from './montar-pdf.ts';
import { rodaSvg } from './roda-pdf.ts';

const semTimbre = { nomeClinica: null, logo: null };

describe('a report as a document', () => {
  it('is plain data, which another thread can be given', () => {
    const documento = montarPdf(sampleRelatorio, { nomeClinica: 'Clínica Jade', logo: null });
    expect(structuredClone(documento)).toEqual(documento);
  });

  it('shows no photo and fetches nothing: its only picture is the logo that was handed in', () => {
    const text = JSON.stringify(
      montarPdf({ ...sampleRelatorio, clinica: { nome: 'Jade', logoUrl: 'https://x.example/l.png' } }, semTimbre),
    );
    expect(text).not.toMatch(/"image"|x\.example|\/api\/fotos/);
    const comLogo = JSON.stringify(
      montarPdf(sampleRelatorio, { nomeClinica: null, logo: 'data:image/png;base64,AAAA' }),
    );
    expect(comLogo.match(/"image":"data:image\/png;base64,AAAA"/g)).toHaveLength(1);
  });

  it('says who wrote it and that it supports, on every page', () => {
    const { rodape } = montarPdf(sampleRelatorio, semTimbre);
    expect(rodape).toContain('não substitui o julgamento profissional');
    expect(rodape).toContain('Redigido pelo motor local');
  });

  it('calls a client whose name no font can write a client', () => {
    const documento = montarPdf(
      { ...sampleRelatorio, cliente: { ...sampleRelatorio.cliente, nome: '李小龙' } },
      semTimbre,
    );
    expect(documento.corpo.info.title).toBe('Diagnóstico de Cliente');
  });

  it('draws no ring around an element that is not involved', () => {
    const elementos = { ...sampleRelatorio.analise.elementos, fogo: { pontuacao: 0, achados: [] } };
    const rings = (svg: string) => svg.match(/<circle [^>]*rel-textura/g)?.length;
    expect(rings(rodaSvg(sampleRelatorio.analise))).toBe(5);
    expect(rings(rodaSvg({ ...sampleRelatorio.analise, elementos }))).toBe(4);
  });
});
