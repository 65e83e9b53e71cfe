import type { ErrorBody, ErrorCode } from '@meridia/shared/errors.ts';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server';
import { OwnError } from './own-error.ts';

/** A refusal that people see. `message` is Portuguese and says what happened and what to do. */
export class AppError extends OwnError {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  toBody(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.fields && { fields: this.fields }),
      ...(this.retryAfterSeconds !== undefined && { retryAfterSeconds: this.retryAfterSeconds }),
    };
  }
}

/** Translates our error codes into those of HTTP and tRPC. */
export const errorTransport: Record<ErrorCode, { http: number; trpc: TRPC_ERROR_CODE_KEY }> = {
  VALIDATION: { http: 400, trpc: 'BAD_REQUEST' },
  TOO_LARGE: { http: 413, trpc: 'PAYLOAD_TOO_LARGE' },
  UNAUTHENTICATED: { http: 401, trpc: 'UNAUTHORIZED' },
  FORBIDDEN: { http: 403, trpc: 'FORBIDDEN' },
  NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  EMAIL_ALREADY_REGISTERED: { http: 409, trpc: 'CONFLICT' },
  INVALID_CREDENTIALS: { http: 401, trpc: 'UNAUTHORIZED' },
  EMAIL_NOT_CONFIRMED: { http: 403, trpc: 'FORBIDDEN' },
  ACCOUNT_BLOCKED: { http: 403, trpc: 'FORBIDDEN' },
  TERMS_NOT_ACCEPTED: { http: 403, trpc: 'FORBIDDEN' },
  LINK_INVALID: { http: 404, trpc: 'NOT_FOUND' },
  LINK_EXPIRED: { http: 404, trpc: 'NOT_FOUND' },
  LINK_USED: { http: 409, trpc: 'CONFLICT' },
  SECOND_FACTOR_REQUIRED: { http: 401, trpc: 'UNAUTHORIZED' },
  SECOND_FACTOR_INVALID: { http: 401, trpc: 'UNAUTHORIZED' },
  SECOND_FACTOR_ACTIVE: { http: 409, trpc: 'CONFLICT' },
  QUOTA_EXCEEDED: { http: 403, trpc: 'FORBIDDEN' },
  NO_ACTIVE_SUBSCRIPTION: { http: 403, trpc: 'FORBIDDEN' },
  PAYMENTS_NOT_CONFIGURED: { http: 409, trpc: 'CONFLICT' },
  PAYMENT_UNAVAILABLE: { http: 503, trpc: 'SERVICE_UNAVAILABLE' },
  PAYMENT_DECLINED: { http: 402, trpc: 'PAYMENT_REQUIRED' },
  PAYMENT_CONFLICT: { http: 409, trpc: 'CONFLICT' },
  ALREADY_SUBSCRIBED: { http: 409, trpc: 'CONFLICT' },
  NOT_SUBSCRIBED: { http: 409, trpc: 'CONFLICT' },
  NOT_IN_PLAN: { http: 403, trpc: 'FORBIDDEN' },
  PLAN_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  PLAN_TOO_SMALL: { http: 409, trpc: 'CONFLICT' },
  AVALIACAO_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  AVALIACAO_PENDING: { http: 409, trpc: 'CONFLICT' },
  REPROCESS_LIMIT: { http: 429, trpc: 'TOO_MANY_REQUESTS' },
  RETRY_LIMIT: { http: 429, trpc: 'TOO_MANY_REQUESTS' },
  REPROCESS_TAKES_UNIT: { http: 409, trpc: 'CONFLICT' },
  CARTA_CONFLICT: { http: 409, trpc: 'CONFLICT' },
  RESPOSTAS_CONFLICT: { http: 409, trpc: 'CONFLICT' },
  RESPOSTAS_LIMIT: { http: 409, trpc: 'CONFLICT' },
  PARECER_CONFLICT: { http: 409, trpc: 'CONFLICT' },
  PERGUNTAS_EM_ABERTO: { http: 409, trpc: 'CONFLICT' },
  PARECER_INCOMPLETO: { http: 409, trpc: 'CONFLICT' },
  VERSAO_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  VERSAO_LIMIT: { http: 409, trpc: 'CONFLICT' },
  VERSAO_VIOLADA: { http: 409, trpc: 'CONFLICT' },
  RELATORIO_NAO_ASSINADO: { http: 409, trpc: 'CONFLICT' },
  FOTO_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  FOTO_TOO_LARGE: { http: 413, trpc: 'PAYLOAD_TOO_LARGE' },
  FOTO_TOO_MANY_PIXELS: { http: 422, trpc: 'UNPROCESSABLE_CONTENT' },
  FOTO_NOT_AN_IMAGE: { http: 415, trpc: 'UNSUPPORTED_MEDIA_TYPE' },
  FOTO_HEIC: { http: 415, trpc: 'UNSUPPORTED_MEDIA_TYPE' },
  FOTO_UNSUPPORTED: { http: 415, trpc: 'UNSUPPORTED_MEDIA_TYPE' },
  FOTO_CORRUPT: { http: 422, trpc: 'UNPROCESSABLE_CONTENT' },
  FOTOS_FULL: { http: 409, trpc: 'CONFLICT' },
  FOTO_UPLOAD_GONE: { http: 404, trpc: 'NOT_FOUND' },
  FOTO_UPLOAD_OFFSET: { http: 409, trpc: 'CONFLICT' },
  SHARE_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  SHARE_LIMIT: { http: 409, trpc: 'CONFLICT' },
  CONVITE_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  CONVITE_CONFLICT: { http: 409, trpc: 'CONFLICT' },
  CONVITE_ANSWERED: { http: 409, trpc: 'CONFLICT' },
  CONVITE_LIMIT: { http: 409, trpc: 'CONFLICT' },
  CLIENTE_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  CLIENTE_CONFLICT: { http: 409, trpc: 'CONFLICT' },
  FOTO_CONSENT_WITHDRAWN: { http: 409, trpc: 'CONFLICT' },
  PEDIDO_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  CONSULTA_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  CONSULTA_CONFLICT: { http: 409, trpc: 'CONFLICT' },
  CONSULTA_LIMIT: { http: 409, trpc: 'CONFLICT' },
  ACCOUNT_FULL: { http: 409, trpc: 'CONFLICT' },
  PROTOCOLO_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  PROTOCOLO_LIMIT: { http: 409, trpc: 'CONFLICT' },
  API_KEY_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  API_KEY_LIMIT: { http: 409, trpc: 'CONFLICT' },
  WEBHOOK_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  WEBHOOK_LIMIT: { http: 409, trpc: 'CONFLICT' },
  WEBHOOK_DISABLED: { http: 409, trpc: 'CONFLICT' },
  SUPPORT_THREAD_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  SUPPORT_CONFLICT: { http: 409, trpc: 'CONFLICT' },
  SUPPORT_LIMIT: { http: 409, trpc: 'CONFLICT' },
  LOGO_INVALID: { http: 415, trpc: 'UNSUPPORTED_MEDIA_TYPE' },
  LOGO_TOO_LARGE: { http: 413, trpc: 'PAYLOAD_TOO_LARGE' },
  ADMIN_EXISTS: { http: 409, trpc: 'CONFLICT' },
  SETUP_SECRET_WRONG: { http: 403, trpc: 'FORBIDDEN' },
  LAST_ADMIN: { http: 409, trpc: 'CONFLICT' },
  OWN_ACCOUNT: { http: 409, trpc: 'CONFLICT' },
  REPORT_NOT_READY: { http: 409, trpc: 'CONFLICT' },
  DRAFT_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  DRAFT_CONFLICT: { http: 409, trpc: 'CONFLICT' },
  DRAFT_LIMIT: { http: 409, trpc: 'CONFLICT' },
  IDEMPOTENCY_MISMATCH: { http: 409, trpc: 'CONFLICT' },
  TOO_MANY_REQUESTS: { http: 429, trpc: 'TOO_MANY_REQUESTS' },
  REGISTRO_VIOLADO: { http: 409, trpc: 'CONFLICT' },
  STORAGE_FULL: { http: 507, trpc: 'SERVICE_UNAVAILABLE' },
  UNAVAILABLE: { http: 503, trpc: 'SERVICE_UNAVAILABLE' },
  INTERNAL: { http: 500, trpc: 'INTERNAL_SERVER_ERROR' },
};
