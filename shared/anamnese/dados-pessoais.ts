import { z } from 'zod';
import { requiredName } from '../visible-name.ts';
import { integerOrNull, requiredText, textOrNull } from './fields.ts';

export const sexos = ['feminino', 'masculino', 'outro'] as const;

export const dadosPessoaisSchema = z.object({
  nomeCliente: requiredName('Informe o nome do cliente', 120),
  idade: z
    .number({ error: 'Informe a idade em anos' })
    .int('Informe a idade em anos completos')
    .min(0, 'A idade não pode ser negativa')
    .max(120, 'Confira a idade: o máximo é 120 anos'),
  sexo: z.enum(sexos, { error: 'Escolha o sexo' }),
  telefone: requiredText('Informe o telefone', 30).refine((value) => value.replace(/\D/g, '').length >= 8, {
    error: 'Informe o telefone com DDD, por exemplo (11) 99999-0000',
  }),
  email: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim() : value),
    z
      .string({ error: 'Informe o email do cliente' })
      .min(1, 'Informe o email do cliente')
      .max(254, 'O email pode ter no máximo 254 caracteres')
      .refine((value) => z.email().safeParse(value).success, {
        error: 'Informe um email válido, como nome@exemplo.com',
      }),
  ),
  profissao: textOrNull(120),
  localidade: textOrNull(120),
});

/** The menstrual section is asked for only in this range (docs/PRODUCT.md 5.3). Ages in years, both ends included. */
export const menstrualAge = { min: 12, max: 55 } as const;

export function hasMenstrualSection(dados: {
  sexo?: string | null | undefined;
  idade?: number | null | undefined;
}): boolean {
  const { sexo, idade } = dados;
  return sexo === 'feminino' && typeof idade === 'number' && idade >= menstrualAge.min && idade <= menstrualAge.max;
}

export function isDadosPessoaisComplete(dados: unknown): boolean {
  return dadosPessoaisSchema.safeParse(dados).success;
}

export const idadeOrNull = integerOrNull(0, 120);
