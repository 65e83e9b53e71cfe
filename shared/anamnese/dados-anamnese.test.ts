import { describe, expect, it } from 'vitest';
import {
  anamneseFields,
  anamneseSections,
  dadosAnamneseSchema,
  fieldsOfKind,
  fieldsOfSection,
  findQuestion,
  formDadosSchema,
  questions,
  withoutHiddenAnswers,
} from './dados-anamnese.ts';
import { contactOf, semContato } from './dados-pessoais.ts';
import { anamneseDraftDataSchema } from './draft.ts';
import { pulsoQualidades } from './observacao-visual.ts';
import { isAnswered, type Question, reportedOption } from './question.ts';
import { isSectionComplete } from './section.ts';
import { formVersao, withoutUntouchedSliders } from './untouched-sliders.ts';

const required = {
  nomeCliente: 'Ana Souza',
  idade: 34,
  sexo: 'feminino',
  telefone: '(11) 99999-0000',
  email: 'ana@example.com',
  queixaPrincipal: 'Dor lombar',
};

/** An answer to the question that differs from the answer of a client who was not asked. */
function answerTo(question: Question): unknown {
  switch (question.kind) {
    case 'line':
    case 'text':
      return 'alguma coisa';
    case 'number':
      return question.max;
    case 'slider':
      return 10;
    case 'choice':
      return question.values[0];
    case 'choices':
      return [question.options[0]];
  }
}

const optional = anamneseFields.filter((field) => !questions[field].required);
const whole = dadosAnamneseSchema.parse({
  ...required,
  ...Object.fromEntries(optional.map((field) => [field, answerTo(questions[field])])),
});

describe('the questions of the intake', () => {
  it('are each in one section, and no key is used twice', () => {
    const inSections = anamneseSections.flatMap(({ questions: asked }) => Object.keys(asked));
    expect(inSections).toEqual(anamneseFields);
    expect(anamneseSections.flatMap(fieldsOfSection)).toEqual(inSections);
  });

  it('have their own words for form and report', () => {
    for (const field of anamneseFields) {
      expect(questions[field].label, field).toMatch(/^\p{Lu}/u);
      expect(questions[field].reportName, field).toMatch(/^\p{Lu}/u);
    }
  });

  it('are found by their stored name', () => {
    expect(findQuestion('fluxo')).toBe(questions.fluxo);
    expect(findQuestion('toString')).toBeUndefined();
    expect(fieldsOfKind('slider')).toEqual(['intensidadeDor', 'estresseNivel']);
  });
});

describe('a stored intake', () => {
  it.each(optional)('of a release without the question %s is complete, with that answer open', (field) => {
    const { [field]: _missing, ...older } = whole;
    expect(dadosAnamneseSchema.parse(older)).toEqual({ ...whole, [field]: questions[field].notAsked });
  });

  it('is the same after a second parsing', () => {
    expect(dadosAnamneseSchema.parse(whole)).toEqual(whole);
    expect(dadosAnamneseSchema.parse(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  it('with only the required answers has all other answers open', () => {
    const open: Record<string, unknown> = dadosAnamneseSchema.parse(required);
    for (const field of optional) expect(isAnswered(open[field]), field).toBe(false);
    for (const field of optional) expect(isAnswered(whole[field]), field).toBe(true);
  });

  it('may say that the client has no phone and no email', () => {
    const none = { ...required, telefone: semContato, email: semContato };
    expect(dadosAnamneseSchema.parse(none)).toMatchObject(none);
    expect(contactOf(semContato)).toBe('');
    expect(contactOf(required.telefone)).toBe(required.telefone);
  });

  it('is not complete without a required answer', () => {
    for (const field of anamneseFields.filter((name) => questions[name].required)) {
      const { [field]: _missing, ...rest } = whole;
      expect(dadosAnamneseSchema.safeParse(rest).success, field).toBe(false);
    }
  });
});

describe('a draft', () => {
  it('may contain any answer of the intake, and the form reads the same answers', () => {
    expect(anamneseDraftDataSchema.parse({ dados: whole, fotos: {} }).dados).toEqual(whole);
    expect(formDadosSchema.parse(whole)).toEqual(whole);
  });

  it('of a release with fewer questions opens with the missing answers open', () => {
    for (const field of anamneseFields) {
      const { [field]: _missing, ...older } = whole;
      expect(formDadosSchema.parse(older), field).toEqual({ ...whole, [field]: questions[field].notAsked });
    }
  });
});

describe('a slider', () => {
  it.each([
    ['intensidadeDor', 0],
    ['estresseNivel', 5],
  ] as const)('%s is answered by its start value, and open without a value', (field, start) => {
    expect(questions[field].start).toBe(start);
    const told = dadosAnamneseSchema.parse({ ...required, [field]: start });
    expect(told[field]).toBe(start);
    expect(isAnswered(told[field])).toBe(true);
    expect(dadosAnamneseSchema.parse(required)[field]).toBeNull();
  });

  it('that nobody moved in an earlier release counts as not asked, and one that was moved keeps its value', () => {
    expect(withoutUntouchedSliders({ intensidadeDor: 0, estresseNivel: 5, sede: null })).toEqual({
      intensidadeDor: null,
      estresseNivel: null,
      sede: null,
    });
    const moved = { intensidadeDor: 5, estresseNivel: 0 };
    expect(withoutUntouchedSliders(moved)).toEqual(moved);
  });

  it('in a draft of an earlier release was not asked, and in a draft of this one was answered', () => {
    const draft = { dados: { intensidadeDor: 0, estresseNivel: 5 }, fotos: {}, consentimento: false };
    const older = anamneseDraftDataSchema.parse(draft);
    expect(older.dados).toEqual({ intensidadeDor: null, estresseNivel: null });
    expect(anamneseDraftDataSchema.parse({ ...draft, versao: formVersao }).dados).toEqual(draft.dados);
  });
});

describe('a draft with all chips of a question', () => {
  it('is accepted', () => {
    const all = [...pulsoQualidades];
    expect(anamneseDraftDataSchema.parse({ dados: { pulso: all }, fotos: {} }).dados.pulso).toEqual(all);
  });
});

describe('a hidden answer', () => {
  it('of a hidden section becomes an unasked one, and all other answers stay', () => {
    const answers = formDadosSchema.parse(whole);
    expect(withoutHiddenAnswers(answers)).toEqual(answers);
    for (const other of [{ sexo: 'masculino' as const }, { idade: 56 }, { idade: 11 }, { idade: null }]) {
      expect(withoutHiddenAnswers({ ...answers, ...other })).toEqual({
        ...answers,
        ...other,
        cicloRegular: null,
        fluxo: null,
        dorMenstrual: null,
        endometrioseDiagnostico: null,
        tpm: [],
        anticoncepcionalHormonal: null,
        ...('sexo' in other ? { gestante: null } : {}),
      });
    }
  });

  it('to a question that cannot apply becomes an unasked one', () => {
    const answers = formDadosSchema.parse({ ...whole, cicloRegular: 'amenorreia' });
    expect(withoutHiddenAnswers(answers)).toEqual({ ...answers, fluxo: null, dorMenstrual: null });
  });
});

describe('a section', () => {
  const safe = { marcapasso: 'nao', alergias: 'Não tem', anticoagulante: 'nao', epilepsia: 'nao', cancer: 'nao' };
  const completeWith = (id: string, answers: Readonly<Record<string, unknown>>) => {
    const section = anamneseSections.find((candidate) => candidate.id === id);
    return section && isSectionComplete(section, { ...formDadosSchema.parse({}), ...answers });
  };

  it.each([
    ['dados-pessoais', required, { ...required, telefone: '123' }],
    ['queixa-principal', { queixaPrincipal: 'Dor' }, { inicioQueixa: 'anos', queixaPrincipal: ' ' }],
    ['historico-medico', { suplementos: 'Magnésio' }, {}],
    ['sintomas', { sintomasSono: ['Pesadelos'] }, { sintomasSono: [] }],
    [
      'eliminacoes',
      { apetite: 'normal', sede: 'normal' },
      { apetite: 'normal', urina: 'Clara', suorEspontaneo: 'nao' },
    ],
    ['ciclo-menstrual', { cicloRegular: 'nao' }, { fluxo: 'intenso', tpm: ['Inchaço'] }],
    ['habitos', { qualidadeSono: 'ruim' }, { estresseNivel: 9, cigarro: 'nao' }],
    [
      'observacao-visual',
      { linguaDesc: ['Pálida'] },
      { linguaObservacao: 'seca', faceDesc: ['Tensa'], pulso: ['Fraco'] },
    ],
    ['seguranca', { ...safe, gestante: 'nao' }, safe],
    ['seguranca', { ...safe, sexo: 'masculino' }, { ...safe, sexo: 'masculino', alergias: null }],
    ['objetivos', { disponibilidadeSessoes: 'variavel' }, { objetivosCliente: 'Dormir' }],
  ] as const)('%s is complete with the answers that it is about, and not with fewer', (id, enough, tooLittle) => {
    expect(completeWith(id, enough)).toBe(true);
    expect(completeWith(id, tooLittle)).toBe(false);
  });
});

describe('a closed answer in the report', () => {
  it.each([
    [questions.cicloRegular, 'nao', 'não'],
    [questions.cicloRegular, 'amenorreia', 'sem menstruação'],
    [questions.sede, 'bebidas_frias', 'bebidas frias'],
    [questions.dorMenstrual, 'sem dor', 'sem dor'],
    [questions.inicioQueixa, 'recente', 'recente'],
    [questions.inicioQueixa, 'infancia', 'desde a infância'],
    [questions.apetite, 'varia', 'variável'],
    [questions.apetite, 'palavra_antiga', 'palavra antiga'],
  ] as const)('%# reads as people say it', (question, value, words) => {
    expect(reportedOption(question, value)).toBe(words);
  });
});
