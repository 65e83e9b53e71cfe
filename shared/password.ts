import { z } from 'zod';

/** The five rules of docs/PRODUCT.md 2.2, in the order of the checklist. Checklist, form and server use this table. */
export const passwordRules = [
  {
    id: 'length',
    message: 'Senha deve ter no mínimo 10 caracteres',
    label: 'Mínimo de 10 caracteres',
    test: (p: string) => [...p].length >= 10,
  },
  {
    id: 'uppercase',
    message: 'Deve conter pelo menos uma letra maiúscula',
    label: 'Uma letra maiúscula',
    test: (p: string) => /\p{Lu}/u.test(p),
  },
  {
    id: 'lowercase',
    message: 'Deve conter pelo menos uma letra minúscula',
    label: 'Uma letra minúscula',
    test: (p: string) => /\p{Ll}/u.test(p),
  },
  { id: 'digit', message: 'Deve conter pelo menos um número', label: 'Um número', test: (p: string) => /\d/.test(p) },
  {
    id: 'special',
    message: 'Deve conter pelo menos um caractere especial (!@#$%^&*)',
    label: 'Um caractere especial (!@#$%^&*)',
    test: (p: string) => /[^\p{L}\p{N}\s]/u.test(p),
  },
] as const;

export const passwordNotAccepted = 'A senha não atende aos requisitos de segurança';

/** At most 128 characters. Argon2 hashes any length, but a password of a megabyte can only be an attack. */
export const newPasswordSchema = z
  .string({ error: passwordNotAccepted })
  .max(128, 'Use no máximo 128 caracteres')
  .refine((password) => passwordRules.every((rule) => rule.test(password)), { error: passwordNotAccepted });
