import { semContato } from '@meridia/shared/anamnese/dados-pessoais.ts';
import type { LastIntake } from '@meridia/shared/cliente.ts';
import { describe, expect, it } from 'vitest';
import { emptyFormValues, type FormValues } from '../form-values.ts';
import { broughtFields, cadastroFields, knownAnswers, offeredFields, takeBack, takeOver } from './ultimas-respostas.ts';

const correcao = {
  campo: 'historicoMedico',
  sinal: 'asma',
  rotulo: 'Asma',
  decisao: 'negado',
  trecho: 'Asma',
} as const;

function last(answers: object = {}): LastIntake {
  const dados = {
    nome: 'Helena Prado',
    nascimento: null,
    idade: 42,
    sexo: 'feminino',
    telefone: '',
    email: '',
  } as const;
  const ultima = {
    avaliacaoId: '0192f0a0-0000-7000-8000-000000000001',
    createdAt: '2026-05-12T15:00:00.000Z',
    dadosAnamnese: {
      ...form().dadosAnamnese,
      nomeCliente: 'Helena P.',
      idade: 41,
      sexo: 'feminino' as const,
      telefone: '(11) 90000-0000',
      email: 'a@b.co',
      queixaPrincipal: 'Cansaço.',
      historicoMedico: 'Asma na infância.',
      sintomasGerais: ['insônia' as const],
      cigarro: 'nao' as const,
      correcoes: [correcao],
      ...answers,
    },
  };
  return { dados, idade: 43, ultima };
}

function form(dados: Partial<FormValues['dadosAnamnese']> = {}, rest: Partial<FormValues> = {}): FormValues {
  const empty = emptyFormValues();
  return { ...empty, ...rest, dadosAnamnese: { ...empty.dadosAnamnese, ...dados } };
}

const section = ['historicoMedico', 'sintomasGerais', 'cigarro'] as const;

describe('what is known of a client', () => {
  it('is who the record says today, with no contact that the record no longer has', () => {
    expect(knownAnswers(last())).toMatchObject({
      nomeCliente: 'Helena Prado',
      idade: 43,
      telefone: null,
      email: null,
      queixaPrincipal: 'Cansaço.',
      historicoMedico: 'Asma na infância.',
    });
    expect(knownAnswers({ ...last(), ultima: null })).toMatchObject({
      nomeCliente: 'Helena Prado',
      queixaPrincipal: null,
    });
  });

  it('still is without the contact that she said last time to have none of, until the record has one', () => {
    const none = last({ email: semContato, telefone: semContato });
    expect(knownAnswers(none)).toMatchObject({ telefone: semContato, email: semContato });
    const since = { ...none, dados: { ...none.dados, email: 'helena@example.com' } };
    expect(knownAnswers(since)).toMatchObject({ telefone: semContato, email: 'helena@example.com' });
  });

  it('is offered where nothing was answered today', () => {
    const today = form({ sintomasGerais: ['cansaço'] });
    expect(offeredFields(section, knownAnswers(last()), today.dadosAnamnese)).toEqual(['historicoMedico', 'cigarro']);
  });
});

describe('answers that are taken over', () => {
  const known = knownAnswers(last());

  it('replace nothing of today, are marked, and bring the corrections of their texts', () => {
    const today = form({ sintomasGerais: ['cansaço'], queixaPrincipal: 'Tosse.' });
    const taken = takeOver(today, known, [...section, 'queixaPrincipal']);
    expect(taken.dadosAnamnese).toEqual({
      ...today.dadosAnamnese,
      historicoMedico: 'Asma na infância.',
      cigarro: 'nao',
      correcoes: [correcao],
    });
    expect(taken.trazidos).toEqual(['historicoMedico', 'cigarro']);
    expect(broughtFields(section, known, taken)).toEqual(['historicoMedico', 'cigarro']);
  });

  it('are taken back without a trace', () => {
    const today = form({ sintomasGerais: ['cansaço'] });
    expect(takeBack(takeOver(today, known, section), known, section)).toEqual(today);
  });

  it('stay once they were changed, because they are then today’s', () => {
    const taken = takeOver(form(), known, section);
    const changed = form({ ...taken.dadosAnamnese, historicoMedico: 'Asma até hoje.' }, { trazidos: taken.trazidos });
    expect(broughtFields(section, known, changed)).toEqual(['sintomasGerais', 'cigarro']);
    expect(takeBack(changed, known, section).dadosAnamnese).toMatchObject({
      historicoMedico: 'Asma até hoje.',
      sintomasGerais: [],
      cigarro: null,
    });
  });

  it('of one section leave those of another one', () => {
    const taken = takeOver(takeOver(form(), known, cadastroFields), known, section);
    const back = takeBack(taken, known, section);
    expect(back.trazidos).toEqual(['nomeCliente', 'idade', 'sexo']);
    expect(back.dadosAnamnese.nomeCliente).toBe('Helena Prado');
  });
});
