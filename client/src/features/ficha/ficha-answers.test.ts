import { emptyFicha } from '@meridia/shared/anamnese/ficha.ts';
import { describe, expect, it } from 'vitest';
import { hasAnswers, withAnswer, withRefusal } from './ficha-answers.ts';

describe('an answer on the client’s page', () => {
  it('answers also the question that asks the same, and takes it back', () => {
    const anxious = withAnswer(emptyFicha, 'sintomasEmocionais', ['Ansiedade/Agitação']);
    expect(anxious.respostas).toEqual({ sintomasEmocionais: ['Ansiedade/Agitação'], sintomasGerais: ['ansiedade'] });
    const calm = withAnswer(anxious, 'sintomasEmocionais', []);
    expect(calm.respostas).toEqual({ sintomasEmocionais: [], sintomasGerais: [] });
    expect(hasAnswers(calm)).toBe(false);
  });

  it('goes when she prefers not to answer, which a new answer takes back', () => {
    const told = withAnswer(emptyFicha, 'urina', 'Clara.');
    const refused = withRefusal(told, 'urina', true);
    expect(refused).toEqual({ respostas: {}, recusadas: ['urina'], fotos: null });
    expect(hasAnswers(refused)).toBe(true);
    expect(withRefusal(refused, 'urina', false)).toEqual(emptyFicha);
    expect(withAnswer(refused, 'urina', 'Escura.')).toEqual({
      respostas: { urina: 'Escura.' },
      recusadas: [],
      fotos: null,
    });
  });
});
