import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { formatarData } from './formato.ts';
import { renderRelatorioHtml } from './render-relatorio-html.ts';
import { sampleRelatorio } from './sample-relatorio.ts';

const html = renderRelatorioHtml(sampleRelatorio);
const headings = (source: string) => [...source.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));

describe('renderRelatorioHtml', () => {
  it('gives one self-contained fragment: no script, no external resource, no inline style attribute', () => {
    expect(html).toMatch(/^<article class="relatorio" lang="pt-BR"><style>/);
    expect(html).toMatch(/<\/article>$/);
    expect(html).not.toMatch(/<script|\son\w+=|javascript:|https?:|@import|<link|style="/);
    expect([...html.matchAll(/ src="([^"]+)"/g)].every(([, src]) => src?.startsWith('/api/fotos/'))).toBe(true);
  });

  it('keeps its headings in order, one h1, and every id once', () => {
    const levels = headings(html);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const anchors = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
  });

  it('shows the first screen, every hypothesis with its code and evidence, and every point', () => {
    for (const { nome, codigoTm1 } of sampleRelatorio.analise.padroes) {
      expect(html).toContain(`<h3>${nome}</h3>`);
      expect(html).toContain(`CID-11 ${codigoTm1}`);
    }
    expect(html.match(/<details/g)).toHaveLength(3);
    expect(html).toContain('O que decidiria');
    for (const { codigo } of sampleRelatorio.protocolo?.pontos ?? []) expect(html).toContain(`>${codigo}</span>`);
    expect(html).toContain('<polygon');
  });

  it('stops a diagnosis report before the treatments', () => {
    const diagnostico = renderRelatorioHtml({ ...sampleRelatorio, tipo: 'diagnostico' });
    expect(diagnostico).not.toMatch(/E36|Terapias integrativas|Plano de sessões|Prognóstico</);
    expect(diagnostico).toContain('sem proposta de tratamento');
    expect(headings(diagnostico).length).toBeGreaterThan(8);
  });

  it('escapes whatever stands in any text, and takes only safe logos', () => {
    const hostile = '</style><script>alert(1)</script><img src=x onerror=alert(1)>';
    const inject = (value: unknown): unknown => {
      if (typeof value === 'string') return value.length > 12 && !/^\d{4}-|^[a-z_]+$/.test(value) ? hostile : value;
      if (Array.isArray(value)) return value.map(inject);
      if (value !== null && typeof value === 'object') {
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inject(item)]));
      }
      return value;
    };
    const relatorio = inject(sampleRelatorio) as Relatorio;
    const out = renderRelatorioHtml({ ...relatorio, clinica: { nome: hostile, logoUrl: 'javascript:alert(1)' } });
    expect(out).toContain('&lt;script&gt;');
    expect(out).not.toMatch(/<script|<img src=x|javascript:/);
    const logo = (logoUrl: string) =>
      renderRelatorioHtml({ ...sampleRelatorio, clinica: { nome: 'Clínica', logoUrl } });
    expect(logo('https://exemplo.com/logo.png')).toContain('<img src="https://exemplo.com/logo.png"');
    expect(logo('//exemplo.com/logo.png')).not.toContain('exemplo.com');
  });

  it('puts referrals on the first screen', () => {
    const nota = {
      regra: 'dor_no_peito',
      gravidade: 'encaminhar' as const,
      texto: 'Procurar o SAMU (192).',
      removidos: [],
      fonte: 'MS',
    };
    const out = renderRelatorioHtml({ ...sampleRelatorio, seguranca: [nota] });
    expect(out.indexOf('Procurar o SAMU')).toBeLessThan(out.indexOf('Cinco elementos'));
  });

  it('says which engine wrote it', () => {
    expect(html).toContain('Redigido pelo motor local, catálogo 2026-11-01.');
    const origem = {
      ...sampleRelatorio.origem,
      motor: 'gemini' as const,
      modelo: 'gemini-2.5-flash',
      promptVersao: '1',
    };
    expect(renderRelatorioHtml({ ...sampleRelatorio, origem })).toContain(
      'Redigido pelo Gemini, modelo gemini-2.5-flash',
    );
  });

  it('dates on the clock of São Paulo', () => {
    expect(formatarData('2026-03-01T02:05:00.000Z')).toBe('28 de fevereiro de 2026 às 23:05');
  });

  it('renders a report without photos, hypotheses or clinic', () => {
    const vazio = {
      ...sampleRelatorio,
      clinica: null,
      fotos: [],
      analise: { ...sampleRelatorio.analise, padroes: [], zangFu: [] },
    };
    expect(renderRelatorioHtml(vazio)).toContain('ainda não sustentam uma hipótese');
  });
});
