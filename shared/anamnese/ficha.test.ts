import { describe, expect, it } from 'vitest';
import { anamneseFields, questions } from './dados-anamnese.ts';
import { emptyFicha, fichaFields, fichaSchema, finishedAnswers, leigoOf, leigoOptions, stepsOf } from './ficha.ts';
import { observacaoVisual } from './observacao-visual.ts';
import type { Question } from './question.ts';

const questionOf = (field: (typeof anamneseFields)[number]): Question => questions[field];

describe('the client’s part of the intake', () => {
  it('asks everything except what the therapist sees and feels', () => {
    const left = anamneseFields.filter((field) => !fichaFields.includes(field));
    expect(left).toEqual(Object.keys(observacaoVisual.questions));
  });

  it('says of each question and option something in her words, and of no option that does not exist', () => {
    for (const field of fichaFields) {
      const question = questionOf(field);
      expect(leigoOf(field).label, field).not.toMatch(/cliente/i);
      expect(leigoOf(field).hint ?? '', field).not.toMatch(/cliente/i);
      if (question.kind !== 'choice' && question.kind !== 'choices') continue;
      const values: readonly string[] = question.kind === 'choice' ? question.values : question.options;
      const unknown = Object.keys(question.leigo?.options ?? {}).filter((value) => !values.includes(value));
      expect(unknown, field).toEqual([]);
      const labels = leigoOptions(question).map(({ label }) => label);
      expect(new Set(labels).size, field).toBe(labels.length);
    }
  });

  it('shows the piece about menstruation only to whom it may concern', () => {
    const ids = (respostas: typeof emptyFicha.respostas) => stepsOf(respostas).map(({ section }) => section.id);
    expect(ids({ sexo: 'feminino', idade: 42 })).toContain('ciclo-menstrual');
    expect(ids({ sexo: 'masculino', idade: 42 })).not.toContain('ciclo-menstrual');
    expect(ids({})).toHaveLength(8);
  });

  it('drops what a client cannot answer and refuses what no form holds', () => {
    const { respostas } = fichaSchema.parse({ respostas: { linguaDesc: ['Pálida'], sexo: 'outro' }, recusadas: [] });
    expect(respostas).toEqual({ sexo: 'outro' });
    const refused = [
      { sexo: 'x' },
      { idade: 2 ** 40 },
      { queixaPrincipal: 'x'.repeat(4001) },
      { sintomasGerais: ['x'] },
    ];
    expect(refused.filter((answers) => fichaSchema.safeParse({ respostas: answers, recusadas: [] }).success)).toEqual(
      [],
    );
    expect(fichaSchema.safeParse({ respostas: {}, recusadas: ['pulso'] }).success).toBe(false);
  });
});

describe('the answers that are sent', () => {
  it('need only a name', () => {
    expect(finishedAnswers({ respostas: { nomeCliente: ' Ana  Lima ' }, recusadas: [] })).toEqual({
      respostas: { nomeCliente: 'Ana Lima' },
      erros: {},
    });
    expect(finishedAnswers(emptyFicha).erros).toEqual({ nomeCliente: 'Escreva o seu nome completo' });
  });

  it('hold nothing that she refused, that no longer applies or that is empty', () => {
    const respostas = { nomeCliente: 'Rui', sexo: 'masculino', gestante: 'sim', email: 'x', sintomasPele: [] };
    expect(finishedAnswers({ respostas, recusadas: ['email'] })).toEqual({
      respostas: { nomeCliente: 'Rui', sexo: 'masculino' },
      erros: {},
    });
  });

  it('name each answer that cannot be used', () => {
    const { erros } = finishedAnswers({ respostas: { nomeCliente: 'Ana', telefone: '12', idade: 300 }, recusadas: [] });
    expect(Object.keys(erros).sort()).toEqual(['idade', 'telefone']);
  });
});
