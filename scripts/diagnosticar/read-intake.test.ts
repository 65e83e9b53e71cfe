import { describe, expect, it } from 'vitest';
import { buildAnamnese } from '../../tests/support/anamnese.ts';
import { parseIntake } from './read-intake.ts';

const ficha = buildAnamnese();

describe('an intake from a file', () => {
  it('is read as the form would store it, with or without a wrapping object', () => {
    expect(parseIntake(ficha, 'f').dados).toEqual(ficha);
    expect(parseIntake({ gold: 1, dadosAnamnese: ficha }, 'f')).toEqual({ dados: ficha, unknownKeys: [] });
  });

  it('needs neither name nor contact, and accepts null for every unknown answer', () => {
    const nothing = Object.fromEntries(Object.keys(ficha).map((key) => [key, null]));
    const { dados } = parseIntake({ ...nothing, idade: 40, sexo: 'outro', queixaPrincipal: 'Insônia' }, 'f');
    expect(dados).toMatchObject({
      nomeCliente: 'Cliente',
      telefone: '',
      email: '',
      sintomasGerais: [],
      estresseNivel: null,
    });
    expect(parseIntake({ idade: 40, sexo: 'outro', queixaPrincipal: 'Insônia' }, 'f').dados).toEqual(dados);
  });

  it('reports keys that no intake has', () => {
    expect(parseIntake({ ...ficha, gestantes: 'sim' }, 'f').unknownKeys).toEqual(['gestantes']);
  });

  it.each([
    [
      { ...ficha, sintomasGerais: ['cansaço', 'insonia'] },
      'f: sintomasGerais[1]: Escolha apenas opções da lista ("insonia").',
    ],
    [{ ...ficha, cafeXicaras: 2.5 }, 'f: cafeXicaras: Informe um número inteiro.'],
    [{ ...ficha, email: 'helena' }, 'f: email: Informe um email válido, como nome@exemplo.com ("helena").'],
    [[], 'f: a ficha deve ser um objeto JSON.'],
    ['texto', 'f: a ficha deve ser um objeto JSON.'],
  ])('is refused in one line that names the field: %#', (json, message) => {
    expect(() => parseIntake(json, 'f')).toThrow(message);
  });
});
