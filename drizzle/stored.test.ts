import { choiceOrNull } from '@meridia/shared/anamnese/fields.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storedFormat, UnreadableError } from './stored.ts';

describe('a stored format', () => {
  const first = z.object({ nome: z.string(), dor: z.number().max(10) });

  it('gives back what it wrote', () => {
    const format = storedFormat('ficha', first);
    expect(format.read(format.write({ nome: 'Ana', dor: 3 }))).toEqual({ nome: 'Ana', dor: 3 });
  });

  it('does not write what is beyond the bounds of today', () => {
    expect(() => storedFormat('ficha', first).write({ nome: 'Ana', dor: 11 })).toThrow(z.ZodError);
  });

  it('fills in a question that came later', () => {
    const later = first.extend({ fuma: choiceOrNull(['sim', 'nao']) });
    expect(storedFormat('ficha', later).readUnknown({ nome: 'Ana', dor: 3 })).toEqual({
      nome: 'Ana',
      dor: 3,
      fuma: null,
    });
  });

  it('brings an older version up to today by every step after it, and writes its own version', () => {
    const format = storedFormat('ficha', z.object({ nome: z.string(), escala: z.number(), versao: z.literal(3) }), {
      steps: [
        ({ dor, ...rest }) => ({ ...rest, escala: dor }),
        ({ escala, ...rest }) => ({ ...rest, escala: Number(escala) * 10, versao: 3 }),
      ],
    });
    const today = { nome: 'Ana', escala: 30, versao: 3 };
    expect(format.readUnknown({ nome: 'Ana', dor: 3 })).toEqual(today);
    expect(format.readUnknown({ nome: 'Ana', escala: 3, versao: 2 })).toEqual(today);
    expect(format.read(format.write({ nome: 'Ana', escala: 30, versao: 3 }))).toEqual(today);
  });

  it('says where it cannot read, and not what stands there', () => {
    const read = () => storedFormat('ficha', first).readUnknown({ nome: 7, dor: 'Ana Souza' });
    expect(read).toThrow(UnreadableError);
    expect(read).toThrow(/^stored ficha cannot be read: nome \(invalid_type\), dor \(invalid_type\)$/);
  });
});
