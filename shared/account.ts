import { z } from 'zod';
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
});

// The password's rules are not checked at login (docs/PRODUCT.md 2.3): an old password must stay usable.
const knownPasswordSchema = z
  .string({ error: 'Informe sua senha' })
  .min(1, 'Informe sua senha')
  .max(128, 'Use no máximo 128 caracteres');

/** Six digits of the authenticator app, or a recovery code; spaces and hyphens do not count. */
const secondFactorCodeSchema = z
  .string()
  .max(200, 'Confira o código')
  .transform((code) => code.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, 'Informe o código').max(20, 'Confira o código'));

export const loginSchema = z.object({
  email: emailSchema,
  password: knownPasswordSchema,
  /** Sent after the server answered SECOND_FACTOR_REQUIRED. */
  code: secondFactorCodeSchema.optional(),
});

export const emailOnlySchema = z.object({ email: emailSchema });

/** What a mailed link carries in its fragment: `#access_token=<token>&type=<purpose>`. */
const linkPurposes = ['signup', 'recovery'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];
/** What a single-use token is for: a mailed link, or the download of an account's data. */
export const tokenPurposes = [...linkPurposes, 'export'] as const;
const linkTokenSchema = z.string().min(1).max(200);
/** The link of the confirmation mail; with the account's password, old or new, in a browser that did not sign up. */
export const confirmSignUpSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema.optional() });
export const confirmedSignUpSchema = z.object({
  signedIn: z.boolean(),
  /** Set where the password is asked for first; then nothing has happened yet. */
  passwordFor: z.object({ email: z.string(), nomeCompleto: z.string() }).nullable(),
});
export const resetPasswordSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema });

export const changePasswordSchema = z.object({
  currentPassword: knownPasswordSchema,
  newPassword: newPasswordSchema,
  /** Where the account has a second factor. */
  code: secondFactorCodeSchema.optional(),
});

export const passwordOnlySchema = z.object({ password: knownPasswordSchema });
export const codeOnlySchema = z.object({ code: secondFactorCodeSchema });
/** Asked for again before data leaves or goes and before roles change: the code only where the account has a second factor. */
export const stepUpSchema = z.object({ password: knownPasswordSchema, code: secondFactorCodeSchema.optional() });
/** Typed by hand, so that no slip of a finger erases an account. */
export const eraseWord = 'EXCLUIR';
export const eraseAccountSchema = stepUpSchema.extend({
  confirmation: z
    .string()
    .trim()
    .refine((word) => word === eraseWord, { error: `Escreva ${eraseWord} para confirmar` }),
});

export const disableSecondFactorSchema = z.object({ password: knownPasswordSchema, code: secondFactorCodeSchema });

/** A new authenticator, not yet active. */
export const secondFactorSetupSchema = z.object({
  /** Base32, for typing by hand. */
  secret: z.string(),
  /** `data:` address of the otpauth QR code. */
  qrCode: z.string(),
});

/** Shown once; each replaces one code of the authenticator. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()).length(10) });

export const emailNoticesSchema = z.object({ enabled: z.boolean() });

export const securitySchema = z.object({
  secondFactor: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  emailNotices: z.boolean(),
});

export const accountSessionSchema = z.object({
  id: z.string(),
  /** Browser and system in words, such as 'Chrome no Android'. */
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
  /** The person has had the welcome bonus: in an account that is erased, or under another spelling of the address. */
  welcomedBefore: z.literal(true).optional(),
});
export type SessionUser = z.output<typeof sessionUserSchema>;
