import { z } from 'zod';
import { newPasswordSchema } from './password.ts';

export const roles = ['therapist', 'admin'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.output<typeof roleSchema>;

export const emailSchema = z
  .string({ error: 'Informe seu email' })
  .trim()
  .toLowerCase()
  .min(1, 'Informe seu email')
  .max(254, 'O email pode ter no máximo 254 caracteres')
  .refine((value) => z.email().safeParse(value).success, { error: 'Informe um email válido, como nome@exemplo.com' });

export const signUpSchema = z.object({
  nomeCompleto: z
    .string({ error: 'Informe seu nome completo' })
    .trim()
    .min(1, 'Informe seu nome completo')
    .max(120, 'Use no máximo 120 caracteres'),
  email: emailSchema,
  password: newPasswordSchema,
});

// The password's rules are not checked at login (spec, section 5): an old password must stay usable.
export const loginSchema = z.object({
  email: emailSchema,
  password: z
    .string({ error: 'Informe sua senha' })
    .min(1, 'Informe sua senha')
    .max(128, 'Use no máximo 128 caracteres'),
});

export const sessionUserSchema = z.object({
  id: z.uuid(),
  nomeCompleto: z.string(),
  email: z.string(),
  role: roleSchema,
});
export type SessionUser = z.output<typeof sessionUserSchema>;
