import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { choices, integerOrNull, requiredText, textOrNull } from './anamnese/fields.ts';
import { withoutBounds } from './without-bounds.ts';

describe('a schema without bounds', () => {
  const schema = z.object({
    texto: requiredText('Escreva', 5),
    nota: textOrNull(5),
    copos: integerOrNull(0, 9),
    sinais: choices(['a', 'b']),
    pontos: z.array(z.object({ nome: z.string().max(3), peso: z.number().min(0).max(1) })).max(1),
    par: z.tuple([z.number().min(0), z.number()]),
    medidas: z.record(z.string().min(2), z.number().max(1)),
    um: z.union([z.string().max(1), z.number().max(1)]).nullable(),
    fase: z.object({ nome: z.string() }).refine(() => false),
    vazio: z.string().min(3).optional(),
  });
  const beyond = {
    texto: 'comprido',
    nota: 'comprida',
    copos: 30,
    sinais: ['a'],
    pontos: [
      { nome: 'Zusanli', peso: 2 },
      { nome: 'Hegu', peso: -1 },
    ],
    par: [-1, 2],
    medidas: { x: 5 },
    um: 'dois',
    fase: { nome: 'inicial' },
    vazio: '',
  };

  it('accepts longer texts, larger numbers and more items', () => {
    expect(schema.safeParse(beyond).success).toBe(false);
    expect(withoutBounds(schema).parse(beyond)).toEqual(beyond);
  });

  it('still refuses another type, a missing key and a word outside a closed list', () => {
    const reader = withoutBounds(schema);
    expect(reader.safeParse({ ...beyond, texto: 3 }).success).toBe(false);
    expect(reader.safeParse({ ...beyond, pontos: [{ nome: 'Hegu' }] }).success).toBe(false);
    expect(reader.safeParse({ ...beyond, sinais: ['c'] }).success).toBe(false);
  });

  it('does not change the original schema', () => {
    withoutBounds(schema);
    expect(schema.safeParse(beyond).success).toBe(false);
  });
});
