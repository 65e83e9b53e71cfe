import { type DadosAnamnese, dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { PontoPrescrito } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { alcancado } from '../catalog/pontos/posicao.ts';
import { obterPonto } from '../catalog/pontos.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { sampleDados } from '../render/sample-relatorio.ts';
import { contarAgulhas } from './limitar-agulhas.ts';

const vazia = dadosAnamneseSchema.parse({
  ...Object.fromEntries(Object.entries(sampleDados).map(([campo, valor]) => [campo, Array.isArray(valor) ? [] : null])),
  nomeCliente: 'Cliente',
  idade: 45,
  sexo: 'masculino',
  queixaPrincipal: 'Dor',
  telefone: '(11) 90000-0000',
  email: 'cliente@example.com',
  correcoes: [],
});

/** One knee that hurts for years, sleep beside it, an anticoagulant, and feet that feel little. */
const joelho: Partial<DadosAnamnese> = {
  idade: 58,
  sexo: 'feminino',
  queixaPrincipal:
    'dor no joelho D ha 6 anos, artrose no rx. Doi mais p/ descer escada, de manha fica duro uns 15 min. Incha no fim do dia. Pior no frio e na umidade, melhora c/ bolsa de agua quente. Joelho E doi pouco. Dorme mal ha anos, acorda 2-3x e fica rolando das 3 as 5. As vezes calorao no pescoço, ñ sua a noite. Cansada, corpo pesado.',
  inicioQueixa: 'anos',
  historicoMedico: 'HAS, DM2, Pés formigam, dormencia. inchaço nas pernas',
  medicamentos: 'losartana 50, metformina, xarelto 20',
  sintomasTermicos: ['Mãos/pés frios', 'Intolerância ao frio'],
  sintomasDigestivos: ['Gases/Distensão', 'Empachamento'],
  linguaDesc: ['Pálida', 'Úmida', 'Marcas de dente', 'Saburra branca'],
};

/** A low back strained ten days ago, with pain down one leg, in an anxious man who cannot sit. */
const lombar: Partial<DadosAnamnese> = {
  idade: 34,
  queixaPrincipal:
    'lombar travou faz 10 dias qdo pegou o botijao de gas. Dor forte na lombar q desce pela parte de tras da perna E, choque qdo tosse, pior sentado dirigindo e qdo levanta, alivia deitado de lado com travesseiro. Dorme picado pq nao acha posição. Tb anda mto ansioso: suspira muito, roe unha, boca amarga de manhã, falta de ar qdo ta no engarrafamento.',
  inicioQueixa: 'recente',
  sintomasGerais: ['insônia', 'irritabilidade'],
  sintomasDigestivos: ['Azia/Refluxo'],
  sede: 'bebidas_frias',
  urina: 'amarelo escuro',
  linguaDesc: ['Vermelha', 'Ponta vermelha', 'Bordas vermelhas', 'Saburra amarela'],
  faceDesc: ['Avermelhada', 'Tensa'],
};

function planoDe(dados: Partial<DadosAnamnese>) {
  const { protocolo } = diagnosticar({ ...vazia, ...dados }, [], 'completo');
  if (!protocolo) throw new Error('A complete report has a protocol.');
  return protocolo;
}

const posicoesDe = (dados: Partial<DadosAnamnese>) => planoDe(dados).posicoes?.map(({ posicao }) => posicao) ?? [];
const daPerna = ({ codigo }: PontoPrescrito) => ['perna', 'pe'].includes(obterPonto(codigo)?.regiao ?? '');

describe('the position of a session', () => {
  it('is not the one that makes it worse, and is the one that was told to ease it', () => {
    const posicoes = posicoesDe(lombar);
    expect(posicoes.join()).not.toContain('sentado');
    expect(posicoes.join()).toContain('decúbito lateral com o tronco elevado, sobre o lado direito');
    expect(posicoesDe({ queixaPrincipal: 'Dor lombar, não consegue ficar de bruços' }).join()).not.toMatch(/ventral/);
    expect(posicoesDe({ queixaPrincipal: 'Dor lombar, só dorme de lado' }).join()).toMatch(/lateral/);
    expect(posicoesDe({ queixaPrincipal: 'Azia. Pior de barriga para cima' }).join()).toMatch(/recostado/);
    expect(posicoesDe({ queixaPrincipal: 'Dor lombar, melhora quando deita' }).join()).toMatch(/ventral/);
  });

  it('reaches every point of the session', () => {
    const pior = ['', '. Pior sentado', '. Pior de bruços', '. Falta de ar', '. Falta de ar. Pior sentado'];
    const queixas = ['Dor lombar', 'Dor que desce pela perna esquerda', 'Dor no quadril direito', 'Dor nas costas'];
    for (const queixaPrincipal of queixas.flatMap((queixa) => pior.map((resto) => queixa + resto))) {
      for (const idade of [45, 83]) {
        const { pontos, posicoes = [] } = planoDe({ queixaPrincipal, idade });
        for (const { sessao, posicao } of posicoes) {
          const seus = pontos.filter(({ sessoes }) => sessoes?.includes(sessao));
          const fora = seus.filter(({ codigo }) => {
            const ponto = obterPonto(codigo);
            return !ponto || !alcancado(ponto, posicao);
          });
          expect(fora, `${queixaPrincipal}: ${posicao}`).toEqual([]);
          if (posicao.startsWith('decúbito lateral'))
            expect(seus.filter((ponto) => daPerna(ponto) && ponto.lateralidade === 'bilateral')).toEqual([]);
        }
      }
    }
  });

  it('is seated for the breathless only where the complaint can be reached so', () => {
    expect(posicoesDe({ queixaPrincipal: 'Dor lombar. Asma com falta de ar' }).join()).toMatch(/sentado/);
    const ciatica = posicoesDe({ queixaPrincipal: 'Dor que desce pela perna. Asma com falta de ar' });
    expect(ciatica.join()).toMatch(/lateral com o tronco elevado/);
  });
});

describe('the side of a point', () => {
  it('is that of the complaint in every session, for points that are where it is', () => {
    const doJoelho = planoDe(joelho).pontos.filter(({ codigo }) =>
      ['Xiyan', 'Heding', 'VB34', 'BP9', 'F8', 'E34'].includes(codigo),
    );
    expect(doJoelho.length).toBeGreaterThanOrEqual(3);
    for (const { codigo, lateralidade, lado } of doJoelho)
      expect({ codigo, lateralidade, lado }).toEqual({ codigo, lateralidade: 'unilateral', lado: 'direito' });
  });

  it('is neither, for a point that serves from afar or the whole body', () => {
    const longe = planoDe(joelho).pontos.filter(({ codigo }) => /^(E36|E44|R3|BP3|PC6|C7|ID3|IG4|VC\d+)$/.test(codigo));
    expect(longe.length).toBeGreaterThan(1);
    expect(longe.filter(({ lado }) => lado)).toEqual([]);
  });

  it('counts the two needles of each knee', () => {
    const xiyan = { codigo: 'Xiyan', lateralidade: 'unilateral' } as const;
    expect(contarAgulhas([xiyan])).toBe(2);
    expect(contarAgulhas([{ ...xiyan, lateralidade: 'bilateral' }])).toBe(4);
  });
});
