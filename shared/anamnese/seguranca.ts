import { z } from 'zod';
import { choiceOrNull, textOrNull } from './fields.ts';

export const gestanteRespostas = ['nao', 'sim', 'desconheco'] as const;
export const marcapassoRespostas = ['nao', 'sim'] as const;

export const segurancaSchema = z.object({
  gestante: choiceOrNull(gestanteRespostas),
  marcapasso: choiceOrNull(marcapassoRespostas),
  alergias: textOrNull(2000),
});

export function isSegurancaComplete(dados: Partial<z.input<typeof segurancaSchema>>): boolean {
  return Boolean(dados.marcapasso);
}
