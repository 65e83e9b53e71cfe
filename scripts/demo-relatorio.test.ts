import { describeConfianca } from '@meridia/shared/confianca.ts';
import { describe, expect, it } from 'vitest';
import { excerpt } from '../client/src/messages/excerpt.ts';
import { renderDemoRelatorio } from './demo-relatorio.ts';

const html = renderDemoRelatorio();
const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the sample report', () => {
  it('loads nothing that needs an account, and says that a drawing stands for the photo', () => {
    expect(html).not.toContain('/api/');
    expect(html).toContain('Desenho de uma língua, no lugar da foto');
  });

  it('has the therapies that the page names, 8 to 12 body points in each session, 4 to 6 ear points and every priority', () => {
    const [, body = '', ear = '', therapies = '', guidance = ''] =
      /id="rel-pontos"(.*)id="rel-auriculares"(.*)id="rel-terapias"(.*)id="rel-orientacoes"(.*)id="rel-sessoes"/s.exec(
        html,
      ) ?? [];
    const [, ...sessoes] = body.split('class="rel-sessao"');
    expect(sessoes.length).toBeGreaterThan(0);
    for (const sessao of sessoes) {
      expect(count(sessao, 'class="rel-codigo"')).toBeGreaterThanOrEqual(8);
      expect(count(sessao, 'class="rel-codigo"')).toBeLessThanOrEqual(12);
    }
    expect(count(ear, '<tr>') - 1).toBeGreaterThanOrEqual(4);
    expect(count(ear, '<tr>') - 1).toBeLessThanOrEqual(6);
    expect(count(therapies, '<h3')).toBe(excerpt.terapias);
    for (const priority of ['Essencial', 'Importante', 'Recomendada']) expect(guidance).toContain(priority);
  });

  it('contains the sentences that the landing page quotes', () => {
    const { hipotese, codigo, confianca, queixa, decidiria, elementos, aFavor, contra, pontos, auriculares } = excerpt;
    const { texto } = describeConfianca(confianca);
    for (const quoted of [hipotese, codigo, texto, queixa, decidiria, auriculares.join(', ')])
      expect(words).toContain(quoted);
    expect(words).toContain(
      `Madeira ${elementos.madeira}, Fogo ${elementos.fogo}, Terra ${elementos.terra}, Metal ${elementos.metal}, Água ${elementos.agua}`,
    );
    expect(words).toContain(`A seguir vem a ${excerpt.segundo}`);
    expect(count(words, 'uma sessão por semana')).toBeGreaterThan(0);
    const fases = [...words.matchAll(/(?:Alívio|Consolidação|Manutenção) (\d+) sessões/g)].map(([, quantas]) =>
      Number(quantas),
    );
    expect(fases.slice(0, 3).reduce((soma, quantas) => soma + quantas, 0)).toBe(excerpt.sessoes);
    expect(words).toContain(`Sessão A: decúbito dorsal ${excerpt.pontosPorSessao.dorsal} pontos`);
    expect(words).toContain(`Sessão B: decúbito ventral ${excerpt.pontosPorSessao.ventral} pontos`);
    for (const { achado, fonte } of [...aFavor, ...contra]) expect(words).toContain(`${achado} ${fonte}`);
    for (const { codigo: ponto, pinyin, localizacao, tecnica } of pontos) {
      expect(words).toMatch(new RegExp(`${ponto} \\S+ ${pinyin} .*${tecnica}.*${localizacao}`));
    }
  });
});

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
