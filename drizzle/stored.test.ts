import { choiceOrNull } from '@meridia/shared/anamnese/fields.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readOrNull, storedFormat, UnreadableError } from './stored.ts';

describe('a stored format', () => {
  const first = z.object({ nome: z.string(), dor: z.number().max(10) });

  it('reads back what it wrote', () => {
    const format = storedFormat('ficha', first);
    expect(format.read(format.write({ nome: 'Ana', dor: 3 }, 'row'))).toEqual({ nome: 'Ana', dor: 3 });
  });

  it('refuses to write a value outside the current bounds', () => {
    expect(() => storedFormat('ficha', first).write({ nome: 'Ana', dor: 11 }, 'row')).toThrow(z.ZodError);
  });

  it('fills in a question that was added later', () => {
    const later = first.extend({ fuma: choiceOrNull(['sim', 'nao']) });
    expect(storedFormat('ficha', later).readUnknown({ nome: 'Ana', dor: 3 })).toEqual({
      nome: 'Ana',
      dor: 3,
      fuma: null,
    });
  });

  it('upgrades an older version step by step to the current one, and writes the current version', () => {
    const format = storedFormat('ficha', z.object({ nome: z.string(), escala: z.number(), versao: z.literal(3) }), {
      steps: [
        ({ dor, ...rest }) => ({ ...rest, escala: dor }),
        ({ escala, ...rest }) => ({ ...rest, escala: Number(escala) * 10, versao: 3 }),
      ],
    });
    const today = { nome: 'Ana', escala: 30, versao: 3 };
    expect(format.readUnknown({ nome: 'Ana', dor: 3 })).toEqual(today);
    expect(format.readUnknown({ nome: 'Ana', escala: 3, versao: 2 })).toEqual(today);
    expect(format.read(format.write({ nome: 'Ana', escala: 30, versao: 3 }, 'row'))).toEqual(today);
  });

  it('is null on demand for what no release wrote, and only for that', () => {
    const format = storedFormat('ficha', first);
    expect(readOrNull(() => format.readUnknown({ nome: 'Ana', dor: 3 }))).toEqual({ nome: 'Ana', dor: 3 });
    expect(readOrNull(() => format.readUnknown({ paciente: 'Ana' }))).toBeNull();
    expect(() =>
      readOrNull(() => {
        throw new TypeError('a fault of ours');
      }),
    ).toThrow(TypeError);
  });

  it('names the unreadable fields in its error, and not their values', () => {
    const read = () => storedFormat('ficha', first).readUnknown({ nome: 7, dor: 'Ana Souza' });
    expect(read).toThrow(UnreadableError);
    expect(read).toThrow(/^stored ficha cannot be read: nome \(invalid_type\), dor \(invalid_type\)$/);
  });
});
