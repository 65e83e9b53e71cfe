import {
  anamneseFields,
  dadosAnamneseSchema,
  fieldsOfKind,
  questions,
} from '@meridia/shared/anamnese/dados-anamnese.ts';
import { pulsoQualidades } from '@meridia/shared/anamnese/observacao-visual.ts';
import type { Question } from '@meridia/shared/anamnese/question.ts';
import { describe, expect, it } from 'vitest';
import { analisar } from '../diagnosticar.ts';
import { lerAnamnese } from './ler-anamnese.ts';
import { camposSemAchado, respostasSemAchado } from './respostas-sem-achado.ts';

const vazia = {
  nomeCliente: 'Cliente',
  idade: 40,
  sexo: 'feminino',
  telefone: '11999990000',
  email: 'c@example.com',
  queixaPrincipal: 'consulta',
};

const ler = (respostas: Record<string, unknown>) => lerAnamnese(dadosAnamneseSchema.parse({ ...vazia, ...respostas }));

const opcoes = anamneseFields.flatMap((campo): { campo: string; opcao: string; resposta: string | string[] }[] => {
  const question: Question = questions[campo];
  if (question.kind === 'choice') return question.values.map((opcao) => ({ campo, opcao, resposta: opcao }));
  if (question.kind === 'choices') return question.options.map((opcao) => ({ campo, opcao, resposta: [opcao] }));
  return [];
});
const semAchado: Record<string, Readonly<Record<string, string>> | undefined> = respostasSemAchado;
const semCampo: Record<string, string | undefined> = camposSemAchado;

describe('every answer of the form', () => {
  it('the closed questions of the form are found', () => {
    expect(opcoes.length).toBeGreaterThan(90);
    expect(opcoes.filter(({ campo }) => campo === 'tpm')).toHaveLength(6);
  });

  it.each(opcoes)('$campo: $opcao makes a finding, or a reason is stated', ({ campo, opcao, resposta }) => {
    const achados = ler({ [campo]: resposta }).filter(({ fonte }) => fonte === `anamnese.${campo}`);
    const razao = semCampo[campo] ?? semAchado[campo]?.[opcao];
    expect(achados.length > 0).toBe(razao === undefined);
  });

  it('every free text is read, or a reason is stated', () => {
    const texto = 'insônia, urina escura, fezes moles, língua pálida';
    for (const campo of fieldsOfKind('line', 'text')) {
      if (semCampo[campo] !== undefined) continue;
      expect(
        ler({ [campo]: texto }).some(({ fonte }) => fonte === `anamnese.${campo}`),
        campo,
      ).toBe(true);
    }
  });

  it('numbers at either end are read; those in the middle make no finding, nor does pain 0', () => {
    expect(ler({ intensidadeDor: 9, estresseNivel: 9, consumoAgua: 1, cafeXicaras: 6, idade: 70 })).toHaveLength(5);
    expect(ler({ intensidadeDor: 0, estresseNivel: 5, consumoAgua: 8, cafeXicaras: 1 })).toEqual([]);
  });

  it('a question of safety says yes and no, and nothing when it was not asked', () => {
    const dito = (respostas: Record<string, unknown>) =>
      ler(respostas).map(({ id, presente, valor }) => [id, presente, valor]);
    expect(dito({ anticoagulante: 'sim', epilepsia: 'nao' })).toEqual([
      ['anticoagulante@anticoagulante', true, 'sim'],
      ['epilepsia@epilepsia', false, 'nao'],
    ]);
    expect(dito({ cancer: 'sim', suorEspontaneo: 'nao' })).toEqual([
      ['suor_espontaneo@suorEspontaneo', false, 'nao'],
      ['cancer@cancer', true, 'sim'],
    ]);
    expect(ler({})).toEqual([]);
  });

  it('the order of the clicks does not matter', () => {
    expect(ler({ sintomasGerais: ['tristeza', 'cansaço', 'medo'] })).toEqual(
      ler({ sintomasGerais: ['medo', 'tristeza', 'cansaço'] }),
    );
  });
});

describe('the pulse', () => {
  const achados = (respostas: Record<string, unknown>) =>
    ler(respostas).map(({ id, label, valor, forca }) => ({ id, label, valor, forca }));

  it('has the 28 classical qualities, and each is a sign of the pulse', () => {
    expect(new Set(pulsoQualidades).size).toBe(28);
    for (const qualidade of pulsoQualidades) {
      const ids = ler({ pulso: [qualidade] }).map(({ id }) => id);
      expect(ids.length, qualidade).toBeGreaterThan(0);
      for (const id of ids) expect(id).toMatch(/^pulso_\w+@pulso$/);
    }
  });

  it('with pauses is named as it was felt, and as fast or slow where that is part of it', () => {
    expect(achados({ pulso: ['Nodoso'] }).map(({ id, label }) => [id, label])).toEqual([
      ['pulso_irregular@pulso', 'pulso nodoso'],
      ['pulso_lento@pulso', 'pulso lento'],
    ]);
  });

  it('at a position names its place, counts less than the whole pulse, and speaks of the organ of the place', () => {
    const [corda, lugar, ...outros] = achados({ pulsoGuanEsquerdo: ['Em corda'] });
    expect(outros).toEqual([]);
    expect(corda).toEqual({
      id: 'pulso_em_corda@pulsoGuanEsquerdo',
      label: 'pulso em corda no guan esquerdo',
      valor: 'Em corda',
      forca: 0.68,
    });
    expect(lugar?.id).toBe('pulso_guan_esquerdo@pulsoGuanEsquerdo');
    expect(achados({ pulso: ['Em corda'] })[0]?.forca).toBe(0.85);
    expect(achados({ pulsoGuanEsquerdo: ['Moderado (retardado)'] }).map(({ id }) => id)).toEqual([
      'pulso_retardado@pulsoGuanEsquerdo',
    ]);
  });

  it.each([
    ['pulsoCunEsquerdo', 'coracao'],
    ['pulsoGuanEsquerdo', 'figado'],
    ['pulsoChiEsquerdo', 'rim'],
    ['pulsoCunDireito', 'pulmao'],
    ['pulsoGuanDireito', 'baco'],
    ['pulsoChiDireito', 'rim'],
  ] as const)('at %s involves the organ %s', (campo, orgao) => {
    const dados = dadosAnamneseSchema.parse({ ...vazia, [campo]: ['Fraco'] });
    const { zangFu } = analisar(dados, []);
    expect(zangFu[0]?.orgao).toBe(orgao);
    expect(zangFu[0]?.achados.length).toBeGreaterThan(0);
    expect(zangFu.filter(({ envolvimento }) => envolvimento >= (zangFu[0]?.envolvimento ?? 0))).toHaveLength(1);
  });

  it.each([
    ['Fino e rápido, em corda à esquerda', ['pulso_em_corda', 'pulso_fino', 'pulso_rapido']],
    ['em corda', ['pulso_em_corda']],
    ['sem força, escondido', ['pulso_escondido', 'pulso_fraco', 'pulso_profundo']],
    ['timpânico, talo de cebola', ['pulso_em_couro', 'pulso_oco']],
    ['firme; móvel; disperso; mínimo', ['pulso_disperso', 'pulso_firme', 'pulso_minimo', 'pulso_movel']],
  ])('is read in its free text without being named: %s', (pulsoObservacao, sinais) => {
    const presentes = ler({ pulsoObservacao }).filter(({ presente }) => presente);
    expect(presentes.map(({ id }) => id.split('@')[0]).toSorted()).toEqual(sinais);
  });
});
