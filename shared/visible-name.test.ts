import { describe, expect, it } from 'vitest';
import { signUpSchema } from './account.ts';
import { questions } from './anamnese/dados-anamnese.ts';
import { clinicaConfigInputSchema } from './clinica-config.ts';
import { invisibleInName } from './visible-name.ts';

/** Every kind of name that people type. */
const names = {
  'of a person': (name: unknown) => signUpSchema.shape.nomeCompleto.safeParse(name),
  'of a client': (name: unknown) => questions.nomeCliente.schema.safeParse(name),
  'of a clinic': (name: unknown) => clinicaConfigInputSchema.shape.nomeClinica.safeParse(name),
};

describe.each(Object.entries(names))('a name %s', (_whose, read) => {
  it.each([
    ['a space without width', 'Ana\u200BSouza'],
    ['only such spaces', '\u200B\u200C\u200D\u2060'],
    ['a turned direction', 'Ana \u202Eazuos'],
    ['a closed-in direction', '\u2066Ana\u2069'],
    ['a mark of direction', 'Ana\u200F'],
    ['a soft hyphen', 'Ana\u00ADSouza'],
    ['a control character', 'Ana\u0007Souza'],
    ['an escape of terminals', 'Ana\u001B[31m'],
    ['a letter without a drawing', '\u3164'],
    ['an empty drawing', '\u2800\u2800'],
    ['tags', 'Ana\u{E0041}'],
    ['a private character', 'Ana\uE000'],
  ])('is refused with %s', (_what, name) => {
    expect(read(name).error?.issues.map(({ message }) => message)).toEqual([invisibleInName]);
  });

  it.each([
    ['  Ana   Souza \n', 'Ana Souza'],
    ['Ana\u00A0Souza\t', 'Ana Souza'],
    ['\uFEFFAna', 'Ana'],
    ['Jose\u0301 da Silva', 'José da Silva'],
    ["D'Ávila-Łukasz", "D'Ávila-Łukasz"],
    ['李雷', '李雷'],
    ['Espaço ☯️ Jade', 'Espaço ☯️ Jade'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(read(typed).data).toBe(kept);
  });

  it('is no longer than 120 characters', () => {
    expect(read('a'.repeat(120)).success).toBe(true);
    expect(read('a'.repeat(121)).error?.issues[0]?.message).toBe('Use no máximo 120 caracteres');
  });
});

it.each(['', '   ', '\uFEFF', '\u00A0\u2003', undefined])(
  'a person and a client need a name, a clinic does not: %j',
  (blank) => {
    expect(names['of a person'](blank).error?.issues[0]?.message).toBe('Informe seu nome completo');
    expect(names['of a client'](blank).error?.issues[0]?.message).toBe('Informe o nome do cliente');
    expect(names['of a clinic'](blank ?? '').data).toBeNull();
  },
);
