import { z } from 'zod';

/** Every reason for which the server refuses a request. client/src/messages/errors.ts has the text for each. */
export const errorCodes = [
  'VALIDATION',
  'TOO_LARGE',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'EMAIL_ALREADY_REGISTERED',
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_CONFIRMED',
  'ACCOUNT_BLOCKED',
  'LINK_INVALID',
  'LINK_EXPIRED',
  'LINK_USED',
  'SECOND_FACTOR_REQUIRED',
  'SECOND_FACTOR_INVALID',
  'SECOND_FACTOR_ACTIVE',
  'QUOTA_EXCEEDED',
  'NO_ACTIVE_SUBSCRIPTION',
  'PAYMENTS_NOT_CONFIGURED',
  'PAYMENT_UNAVAILABLE',
  'PAYMENT_DECLINED',
  'PAYMENT_CONFLICT',
  'ALREADY_SUBSCRIBED',
  'NOT_SUBSCRIBED',
  'PLAN_NOT_FOUND',
  'PLAN_TOO_SMALL',
  'AVALIACAO_NOT_FOUND',
  'AVALIACAO_PENDING',
  'REPROCESS_LIMIT',
  'RETRY_LIMIT',
  'REPROCESS_TAKES_UNIT',
  'RESPOSTAS_CONFLICT',
  'RESPOSTAS_LIMIT',
  'FOTO_NOT_FOUND',
  'FOTO_TOO_LARGE',
  'FOTO_TOO_MANY_PIXELS',
  'FOTO_NOT_AN_IMAGE',
  'FOTO_HEIC',
  'FOTO_UNSUPPORTED',
  'FOTO_CORRUPT',
  'FOTOS_FULL',
  'SHARE_NOT_FOUND',
  'SHARE_LIMIT',
  'CLIENTE_NOT_FOUND',
  'CLIENTE_CONFLICT',
  'CONSULTA_NOT_FOUND',
  'CONSULTA_CONFLICT',
  'CONSULTA_LIMIT',
  'LOGO_INVALID',
  'LOGO_TOO_LARGE',
  'ADMIN_EXISTS',
  'SETUP_SECRET_WRONG',
  'LAST_ADMIN',
  'OWN_ACCOUNT',
  'REPORT_NOT_READY',
  'DRAFT_NOT_FOUND',
  'DRAFT_CONFLICT',
  'DRAFT_LIMIT',
  'IDEMPOTENCY_MISMATCH',
  'TOO_MANY_REQUESTS',
  'STORAGE_FULL',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export const errorCodeSchema = z.enum(errorCodes);
export type ErrorCode = z.output<typeof errorCodeSchema>;

/** The body of a refused request besides its HTTP status, for tRPC (`error.data.app`) and plain HTTP. */
export const errorBodySchema = z.object({
  code: errorCodeSchema,
  /** Portuguese, for people. */
  message: z.string(),
  /** Field path -> Portuguese text; only with VALIDATION. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Only for unexpected errors. The person can quote it to support. */
  requestId: z.string().optional(),
  /** When the same request may be repeated. Only with TOO_MANY_REQUESTS and UNAVAILABLE. */
  retryAfterSeconds: z.number().int().optional(),
});
export type ErrorBody = z.output<typeof errorBodySchema>;
