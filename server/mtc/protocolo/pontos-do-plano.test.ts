import { describe, expect, it } from 'vitest';
import { sampleProtocolo } from '../render/sample-relatorio.ts';
import { pontosDoPlano } from './pontos-do-plano.ts';

const [primeiro] = sampleProtocolo.pontos;
if (!primeiro) throw new Error('the sample has no points');
const posicao = (sessao: 'A' | 'B') => ({ sessao, posicao: 'deitada', nota: '' });
const codigos = (pontos: readonly { codigo: string }[] = []) => pontos.map(({ codigo }) => codigo);

describe('the points of a plan', () => {
  it('are one list where there is one session, and say of moxa and current nothing that only was allowed', () => {
    const [sessao, ...outras] = pontosDoPlano({ ...sampleProtocolo, posicoes: [posicao('A')] });
    expect(outras).toEqual([]);
    expect(sessao?.sessao).toBeNull();
    expect(codigos(sessao?.pontos)).toEqual([
      ...codigos(sampleProtocolo.pontos),
      ...sampleProtocolo.auriculares.map(({ id }) => id),
    ]);
    expect(sessao?.pontos.flatMap(({ tecnicas }) => tecnicas)).not.toContain('eletro');
    expect(sessao?.pontos[0]).toMatchObject({ tecnicas: ['agulha'], minutos: primeiro.retencaoMin });
    expect(sessao?.pontos.at(-1)).toMatchObject({ tipo: 'auricular', tecnicas: ['sementes'], lado: null });
  });

  it('are two lists where two sessions alternate; a point of an older report belongs to both', () => {
    const pontos = [
      { ...primeiro, codigo: 'E36', oms: 'ST36', sessoes: ['A' as const, 'B' as const] },
      { ...primeiro, codigo: 'VC12', oms: 'CV12', sessoes: ['A' as const] },
      { ...primeiro, codigo: 'B20', oms: 'BL20', sessoes: ['B' as const] },
      (({ sessoes: _, ...semSessoes }) => ({ ...semSessoes, codigo: 'BP6', oms: 'SP6' }))(primeiro),
    ];
    const plano = pontosDoPlano({ pontos, posicoes: [posicao('A'), posicao('B')], auriculares: [] });
    expect(plano.map(({ sessao, pontos: dela }) => [sessao, codigos(dela)])).toEqual([
      ['A', ['E36', 'VC12', 'BP6']],
      ['B', ['E36', 'B20', 'BP6']],
    ]);
  });

  it('keep the side that was chosen, press where no needle is used, and only warm the navel', () => {
    const [plano] = pontosDoPlano({
      pontos: [
        { ...primeiro, codigo: 'IG4', oms: 'LI4', lateralidade: 'unilateral', lado: 'esquerdo' },
        { ...primeiro, codigo: 'E36', oms: 'ST36', lateralidade: 'bilateral', retencaoMin: 0 },
        { ...primeiro, codigo: 'VC8', oms: 'CV8', lateralidade: 'mediano', retencaoMin: 0 },
        { ...primeiro, codigo: 'E999', oms: 'ST999' },
      ],
      auriculares: [],
    });
    expect(plano?.pontos).toMatchObject([
      { codigo: 'IG4', lado: 'esquerdo', tecnicas: ['agulha'] },
      { codigo: 'E36', lado: 'bilateral', tecnicas: ['pressao'], minutos: null },
      { codigo: 'VC8', lado: null, tecnicas: ['moxa'], minutos: null },
    ]);
  });
});
