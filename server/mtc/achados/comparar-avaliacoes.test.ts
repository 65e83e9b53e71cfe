import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado, Relatorio } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { sampleDados, sampleRelatorio } from '../render/sample-relatorio.ts';
import { compararAvaliacoes, type Momento } from './comparar-avaliacoes.ts';

const achado = (id: string, label: string, presente = true): Achado => ({
  id,
  label,
  presente,
  fonte: `anamnese.${id.split('@')[1]}`,
  valor: label,
  forca: 1,
});

interface Told {
  achados?: Achado[];
  dados?: Partial<DadosAnamnese> | null;
  change?: (relatorio: Relatorio) => Relatorio;
}

const momento = ({ achados = [], dados = {}, change = (same) => same }: Told = {}): Momento => ({
  avaliacaoId: '4f2f2a52-6f0c-4a7e-9d51-3f3e6f0a1c01',
  createdAt: new Date('2026-05-01T12:00:00Z'),
  dados: dados && { ...sampleDados, ...dados },
  relatorio: change({ ...sampleRelatorio, analise: { ...sampleRelatorio.analise, achados } }),
});

describe('two assessments of one client', () => {
  it('tells a denied sign from one that nobody mentioned again', () => {
    const { sinais } = compararAvaliacoes(
      momento({
        achados: [
          achado('insonia@queixaPrincipal', 'Insônia'),
          achado('cefaleia@historicoMedico', 'Dor de cabeça'),
          achado('cansaco@sintomasGerais', 'Cansaço'),
          achado('tosse@historicoMedico', 'Tosse', false),
        ],
      }),
      momento({
        achados: [
          achado('insonia@sintomasSono', 'Insônia', false),
          achado('cansaco@queixaPrincipal', 'Cansaço'),
          achado('tosse@queixaPrincipal', 'Tosse'),
          achado('tontura@queixaPrincipal', 'Tontura'),
        ],
      }),
    );
    expect(sinais).toEqual({
      novos: ['Tosse'],
      citados: ['Tontura'],
      persistem: ['Cansaço'],
      negados: ['Insônia'],
      naoCitados: ['Dor de cabeça'],
    });
  });

  it('names a sign once, and counts it as present when it was told in one place and denied in another', () => {
    const { sinais } = compararAvaliacoes(
      momento({ achados: [achado('insonia@queixaPrincipal', 'Insônia')] }),
      momento({
        achados: [
          achado('insonia@sintomasSono', 'Insônia', false),
          achado('insonia@queixaPrincipal', 'Insônia'),
          achado('insonia@historicoMedico', 'Insônia'),
        ],
      }),
    );
    expect(sinais).toEqual({ novos: [], citados: [], persistem: ['Insônia'], negados: [], naoCitados: [] });
  });

  it('compares closed answers that were given both times, and says better or worse of pain and stress only', () => {
    const { respostas } = compararAvaliacoes(
      momento({
        dados: { intensidadeDor: 7, estresseNivel: 3, sede: 'normal', apetite: null, consumoAgua: 4, idade: 41 },
      }),
      momento({
        dados: { intensidadeDor: 2, estresseNivel: 6, sede: 'aumentada', apetite: 'baixo', consumoAgua: 8, idade: 42 },
      }),
    );
    expect(respostas.map(({ pergunta, sentido }) => [pergunta, sentido])).toEqual([
      ['Intensidade da dor', 'melhorou'],
      ['Sede', null],
      ['Consumo de água', null],
      ['Nível de estresse', 'piorou'],
    ]);
    expect(respostas[0]).toMatchObject({
      antes: expect.stringMatching(/^7 de 10/),
      agora: expect.stringMatching(/^2 de 10/),
    });
    expect(respostas[1]).toMatchObject({ antes: 'Normal', agora: 'Aumentada' });
  });

  it('compares no answers when those of one assessment cannot be read', () => {
    expect(compararAvaliacoes(momento({ dados: null }), momento({ dados: { sede: 'aumentada' } })).respostas).toEqual(
      [],
    );
  });

  it('joins the patterns of both reports and says whether two catalogues read them', () => {
    const [first, ...rest] = sampleRelatorio.analise.padroes;
    if (!first || rest.length === 0) throw new Error('the sample report has too few patterns');
    const { padroes, outroCatalogo } = compararAvaliacoes(
      momento(),
      momento({
        change: (same) => ({
          ...same,
          analise: {
            ...same.analise,
            padroes: [
              { ...first, confianca: 0.4 },
              { ...first, id: 'outro', nome: 'Outro' },
            ],
          },
          origem: { ...same.origem, catalogoVersao: 'outra' },
        }),
      }),
    );
    expect(padroes).toEqual([
      { nome: first.nome, antes: first.confianca, agora: 0.4 },
      { nome: 'Outro', antes: null, agora: first.confianca },
      ...rest.map(({ nome, confianca }) => ({ nome, antes: confianca, agora: null })),
    ]);
    expect(outroCatalogo).toBe(true);
  });
});
