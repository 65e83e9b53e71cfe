import {
  anamneseFields,
  dadosAnamneseSchema,
  fieldsOfKind,
  questions,
} from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Question } from '@meridia/shared/anamnese/question.ts';
import { describe, expect, it } from 'vitest';
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

  it('numbers at either end are read; the initial values of the sliders make no finding', () => {
    expect(ler({ intensidadeDor: 9, estresseNivel: 9, consumoAgua: 1, cafeXicaras: 6, idade: 70 })).toHaveLength(5);
    expect(ler({ intensidadeDor: 0, estresseNivel: 5, consumoAgua: 8, cafeXicaras: 1 })).toEqual([]);
  });

  it('the order of the clicks does not matter', () => {
    expect(ler({ sintomasGerais: ['tristeza', 'cansaço', 'medo'] })).toEqual(
      ler({ sintomasGerais: ['medo', 'tristeza', 'cansaço'] }),
    );
  });
});
