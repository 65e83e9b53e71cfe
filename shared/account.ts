import { z } from 'zod';
import { precoAnunciadoSchema, termosPendentesSchema, versoesAceitasSchema } from './aceite-termos.ts';
import { newPasswordSchema } from './password.ts';
import { requiredName } from './visible-name.ts';

export const roles = ['admin', 'therapist'] as const;
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
  nomeCompleto: requiredName('Informe seu nome completo', 120),
  email: emailSchema,
  password: newPasswordSchema,
  /** The versions of the terms that the form names. Without them nothing counts as accepted, and the account is asked. */
  versoes: versoesAceitasSchema.optional(),
});

// Login does not check the password's rules (docs/PRODUCT.md 2.3), so that an old password stays usable.
const knownPasswordSchema = z
  .string({ error: 'Informe sua senha' })
  .min(1, 'Informe sua senha')
  .max(128, 'Use no máximo 128 caracteres');

/** Six digits of the authenticator app, or a recovery code. Spaces and hyphens are ignored. */
const secondFactorCodeSchema = z
  .string()
  .max(200, 'Confira o código')
  .transform((code) => code.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, 'Informe o código').max(20, 'Confira o código'));

export const loginSchema = z.object({
  email: emailSchema,
  password: knownPasswordSchema,
  /** The browser sends it after the server answered SECOND_FACTOR_REQUIRED. */
  code: secondFactorCodeSchema.optional(),
});

export const emailOnlySchema = z.object({ email: emailSchema });

/** The purposes of mailed links. A link has the fragment `#access_token=<token>&type=<purpose>`. */
const linkPurposes = ['signup', 'recovery'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];
/** The purposes of single-use tokens: mailed links, and the download of an account's data. */
export const tokenPurposes = [...linkPurposes, 'export'] as const;
const linkTokenSchema = z.string().min(1).max(200);
/** The link of the confirmation mail. A browser that did not sign up also sends a password, the account's or a new one. */
export const confirmSignUpSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema.optional() });
export const confirmedSignUpSchema = z.object({
  signedIn: z.boolean(),
  /** Set when the browser must send a password first. Then nothing has happened yet. */
  passwordFor: z.object({ email: z.string(), nomeCompleto: z.string() }).nullable(),
});
export const resetPasswordSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema });

export const changePasswordSchema = z.object({
  currentPassword: knownPasswordSchema,
  newPassword: newPasswordSchema,
  /** Needed when the account has a second factor. */
  code: secondFactorCodeSchema.optional(),
});

export const passwordOnlySchema = z.object({ password: knownPasswordSchema });
export const codeOnlySchema = z.object({ code: secondFactorCodeSchema });
/** Asked for before data is exported or erased and before roles change. The code is needed only with a second factor. */
export const stepUpSchema = z.object({ password: knownPasswordSchema, code: secondFactorCodeSchema.optional() });
/** The person types this word, so that no accident erases an account. */
export const eraseWord = 'EXCLUIR';
export const eraseAccountSchema = stepUpSchema.extend({
  confirmation: z
    .string()
    .trim()
    .refine((word) => word === eraseWord, { error: `Escreva ${eraseWord} para confirmar` }),
});

export const disableSecondFactorSchema = z.object({ password: knownPasswordSchema, code: secondFactorCodeSchema });

/** A new authenticator that is not active yet. */
export const secondFactorSetupSchema = z.object({
  /** Base32, for typing by hand. */
  secret: z.string(),
  /** `data:` address of the otpauth QR code. */
  qrCode: z.string(),
});

/** Shown once. Each code replaces one code of the authenticator. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()).length(10) });

export const emailNoticesSchema = z.object({ enabled: z.boolean() });

export const securitySchema = z.object({
  secondFactor: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  emailNotices: z.boolean(),
});

export const accountSessionSchema = z.object({
  id: z.string(),
  /** Browser and system in words, for example 'Chrome no Android'. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
});
export const sessionIdSchema = z.object({ id: z.string().min(1).max(200) });
export type AccountSession = z.output<typeof accountSessionSchema>;

export const sessionUserSchema = z.object({
  id: z.uuid(),
  nomeCompleto: z.string(),
  email: z.string(),
  role: roleSchema,
  emailConfirmed: z.boolean(),
  /** True when the person has had the welcome bonus already, in an erased account or under another spelling of the address. */
  welcomedBefore: z.literal(true).optional(),
  /** Set while a new version of the terms waits for the account. */
  termos: termosPendentesSchema.optional(),
  /** Set while a new price of the plan for which the account pays is announced and not yet in force. */
  novoPreco: precoAnunciadoSchema.optional(),
});
export type SessionUser = z.output<typeof sessionUserSchema>;
