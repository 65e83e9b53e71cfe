import { randomUUID } from 'node:crypto';
import type { createAvaliacaoSchema } from '@meridia/shared/avaliacao.ts';
import type { z } from 'zod';
import { buildAnamnese } from './anamnese.ts';

export type NewAvaliacao = z.input<typeof createAvaliacaoSchema>;

/** The input of the form: a complete intake with the id of an uploaded tongue photo. */
export function newAvaliacao(lingua: string, overrides: Partial<NewAvaliacao> = {}): NewAvaliacao {
  return {
    idempotencyKey: randomUUID(),
    dadosAnamnese: buildAnamnese(),
    fotos: { lingua },
    // Where a test has a provider, it means a client who lets it get her data.
    iaExterior: true,
    consentimentoLgpd: true,
    ...overrides,
  };
}
