import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { pontosAuriculares } from '../catalog/pontos-auriculares.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { combinaComTecnica, combinacoes } from '../writer/combinacoes.ts';
import { semOQueNinguemContou } from './efeito-contado.ts';

function plano(dados: Partial<DadosAnamnese>) {
  const { protocolo } = diagnosticar({ ...anamneseVazia, ...dados }, [], 'completo');
  if (!protocolo) throw new Error('A complete report has a protocol.');
  return protocolo;
}

const crianca: Partial<DadosAnamnese> = {
  idade: 9,
  sexo: 'masculino',
  queixaPrincipal: 'Faz xixi na cama quatro noites por semana. Nariz entupido e espirra de manhã.',
  inicioQueixa: 'infancia',
  urina: 'Clara, toda hora',
  linguaDesc: ['Pálida'],
  pulso: ['Fraco'],
};

describe('a plan does what its aim says', () => {
  it('gives a child six points and ten places to press at most, and no smoke to a nose that sneezes', () => {
    const { pontos, posicoes = [], prognostico } = plano(crianca);
    for (const { sessao } of posicoes) {
      const seus = pontos.filter(({ sessoes }) => sessoes?.includes(sessao));
      expect(seus.length).toBeLessThanOrEqual(6);
    }
    expect(pontos.some(({ moxa }) => moxa)).toBe(false);
    // "Firm what escapes" opens no waterway.
    expect(pontos.map(({ codigo }) => codigo)).not.toContain('BP9');
    expect(pontos.map(({ codigo }) => codigo)).not.toContain('E28');
    expect(prognostico.razoes.join(' ')).not.toContain('poucas sessões');
  });

  it('tonifies the source of a weak Kidney also where a knee hurts, on both sides', () => {
    const { pontos } = plano({
      idade: 78,
      sexo: 'masculino',
      queixaPrincipal: 'Dor nos dois joelhos há dez anos. Levanta 4 vezes à noite para urinar. Pés gelados.',
      sintomasTermicos: ['Mãos/pés frios', 'Intolerância ao frio'],
      urina: 'Clara',
      linguaDesc: ['Pálida', 'Úmida'],
      pulso: ['Profundo', 'Fraco'],
    });
    const r3 = pontos.find(({ codigo }) => codigo === 'R3');
    expect([r3?.tecnica, r3?.lateralidade]).toEqual(['tonificar', 'bilateral']);
    expect(pontos.find(({ codigo }) => codigo === 'Xiyan')?.lateralidade).toBe('bilateral');
    expect(pontos.filter(({ tecnica }) => tecnica === 'dispersar')).toEqual([]);
  });

  it('has a point for the bowel and one for the mind that other answers tell', () => {
    const { pontos } = plano({
      sexo: 'feminino',
      queixaPrincipal: 'Dor lombar baixa à direita',
      sintomasDigestivos: ['Constipação'],
      sintomasEmocionais: ['Ansiedade/Agitação', 'Medo/Insegurança'],
    });
    const motivos = pontos.map(({ metodo }) => metodo).join(' | ');
    expect(motivos).toContain('para intestino preso');
    expect(pontos.some(({ codigo }) => codigo === 'C7' || codigo === 'Yintang')).toBe(true);
    for (const codigo of ['B40', 'B60', 'Yaotongdian'])
      expect(pontos.find((ponto) => ponto.codigo === codigo)?.lado ?? 'direito').toBe('direito');
    expect(motivos).not.toContain('apoio geral');
  });

  it('promises relief of nothing that nobody told', () => {
    const { auriculares, pontos } = plano({ queixaPrincipal: 'Falta de ar ao subir escada, cansaço, voz fraca' });
    expect([...auriculares.map(({ motivo }) => motivo), ...pontos.map(({ metodo }) => metodo)].join(' ')).not.toMatch(
      /tosse/,
    );
    expect(semOQueNinguemContou('ponto he: acalma a tosse', new Set(), 'ponto he')).toBe('ponto he');
    expect(semOQueNinguemContou('ponto he: acalma a tosse', new Set(['tosse']), 'ponto he')).toBe(
      'ponto he: acalma a tosse',
    );
    expect(pontosAuriculares.some(({ indicacoes }) => indicacoes.some((uma) => /tosse/.test(uma)))).toBe(true);
  });

  it('lets nobody sit who is weak and only loses breath on the stairs', () => {
    const posicoes = plano({
      queixaPrincipal: 'Em qualquer escada fico ofegante. Dor nas costas',
      apetite: 'baixo',
      sintomasGerais: ['cansaço'],
    })
      .posicoes?.map(({ posicao }) => posicao)
      .join();
    expect(posicoes).not.toContain('sentado');
    expect(posicoes).toContain('ventral');
  });

  it('is short in a pregnancy, and says that it ends with the birth', () => {
    const { sessoes } = plano({
      sexo: 'feminino',
      idade: 31,
      gestante: 'sim',
      queixaPrincipal: 'Gestante de 26 semanas. Azia e náusea',
      inicioQueixa: 'meses',
    });
    expect(sessoes.total).toBeLessThanOrEqual(8);
    expect(sessoes.fases.map(({ objetivo }) => objetivo).join()).toContain('até o parto');
  });

  it('joins points only to an effect that their needles have', () => {
    const par = combinacoes.find(({ efeito }) => efeito.startsWith('fortalecem'));
    if (!par) throw new Error('the list has a pair that strengthens');
    expect(combinaComTecnica(par, ['dispersar', 'harmonizar'])).toBe(false);
    expect(combinaComTecnica(par, ['tonificar', 'harmonizar'])).toBe(true);
    expect(combinaComTecnica({ ...par, efeito: 'refrescam os canais' }, ['tonificar', 'dispersar'])).toBe(false);
  });
});
