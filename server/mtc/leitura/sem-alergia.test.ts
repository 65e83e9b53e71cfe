import { describe, expect, it } from 'vitest';
import { lerComSobras } from './ler-texto.ts';
import { isSemAlergia } from './sem-alergia.ts';

describe('a told absence of allergies', () => {
  it.each([
    ...['nada', 'Nenhuma.', 'nenhum', 'não', 'Não tem', 'Nega', 'Não tenho', 'sem alergias', 'Nega alergias', 'NDN'],
    ...['Não tem alergias', 'nenhuma alergia', 'Nenhuma alergia conhecida', 'Alergias: nega', 'alergias: nenhuma'],
    ...['não que eu saiba', 'que eu saiba não', 'Nada a declarar', 'nada digno de nota', 'até o momento, nenhuma'],
    ...['não é alérgica', 'Não é alérgica a nada', 'alergia a nada', 'não possui', 'nunca teve', 'Nada consta'],
    ...['nenhuma até agora', 'Não refere alergias', 'não tem alergia a nenhum medicamento', 'não, nenhuma'],
  ])('is read from %s, of which no word counts as not understood', (texto) => {
    expect(isSemAlergia(texto)).toBe(true);
    expect(lerComSobras(texto, 'alergias', 1).naoLidos).toEqual([]);
  });

  it.each([
    ...['dipirona', 'Nega alergias, exceto dipirona.', 'não sabe', 'não sei', 'nenhuma, toma Marevan', 'camarão'],
    ...['não tem alergia a medicamento', 'não lembra o nome', 'nada no momento, mas já teve a penicilina', '', '—'],
    ...['sem lactose', 'não come amendoim', 'nunca testou', 'alergia', 'alérgica', 'alergia conhecida', 'desconhece'],
  ])('is not read from %s', (texto) => {
    expect(isSemAlergia(texto)).toBe(false);
  });

  it('belongs to its field: elsewhere the same words say what they said', () => {
    expect(lerComSobras('xpto nenhuma alergia', 'alergias', 1).naoLidos).not.toEqual([]);
    expect(lerComSobras('Nenhuma alergia', 'queixaPrincipal', 1).naoLidos).not.toEqual([]);
  });
});
