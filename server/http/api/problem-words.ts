import type { ErrorCode } from '@meridia/shared/errors.ts';

interface ProblemWords {
  /** Title in Portuguese. What happened and what to do is said by the refusal itself. */
  pt: string;
  en: string;
  /** What happened and what to do, in English. */
  detail: string;
}

/** The refusals of the API, for people who read either language. */
export const problemWords = {
  VALIDATION: { pt: 'Pedido inválido', en: 'Invalid request', detail: 'Check the fields listed in "errors".' },
  TOO_LARGE: { pt: 'Envio grande demais', en: 'Request too large', detail: 'Send a smaller body.' },
  UNAUTHENTICATED: {
    pt: 'Chave ausente ou inválida',
    en: 'Missing or invalid key',
    detail: 'Send "Authorization: Bearer <key>" with a key that has not expired and was not revoked.',
  },
  FORBIDDEN: { pt: 'Sem permissão', en: 'Not allowed', detail: 'This key does not have the scope of this operation.' },
  NOT_FOUND: { pt: 'Não encontrado', en: 'Not found', detail: 'There is nothing at this address.' },
  TERMS_NOT_ACCEPTED: {
    pt: 'Novos termos a aceitar',
    en: 'New terms to accept',
    detail: 'The owner of the key has to accept the new terms in the app before anything can be created.',
  },
  ACCOUNT_FULL: {
    pt: 'A conta chegou ao máximo do que pode guardar',
    en: 'Account full',
    detail: 'Erase clients that are not needed any more, or choose a larger plan.',
  },
  QUOTA_EXCEEDED: {
    pt: 'Limite do plano atingido',
    en: 'Plan limit reached',
    detail: 'No diagnoses are left in this period.',
  },
  NO_ACTIVE_SUBSCRIPTION: {
    pt: 'Sem assinatura ativa',
    en: 'No active subscription',
    detail: 'The plan of this account is not in force.',
  },
  NOT_IN_PLAN: {
    pt: 'Não faz parte do plano',
    en: 'Not in the plan',
    detail: 'The plan of this account does not include this.',
  },
  AVALIACAO_NOT_FOUND: {
    pt: 'Avaliação não encontrada',
    en: 'Assessment not found',
    detail: 'There is no assessment with this id in this account.',
  },
  CLIENTE_NOT_FOUND: {
    pt: 'Cliente não encontrado',
    en: 'Client not found',
    detail: 'There is no client with this id in this account.',
  },
  CONSULTA_NOT_FOUND: {
    pt: 'Consulta não encontrada',
    en: 'Consultation not found',
    detail: 'There is no consultation with this id in this account.',
  },
  FOTO_NOT_FOUND: {
    pt: 'Foto não encontrada',
    en: 'Photo not found',
    detail: 'Upload the photo again and use the id of the answer; each photo belongs to one assessment.',
  },
  REPORT_NOT_READY: {
    pt: 'Relatório ainda não está pronto',
    en: 'Report not ready',
    detail: 'Read the assessment until its status is "finalizado".',
  },
  RELATORIO_NAO_ASSINADO: {
    pt: 'Relatório não assinado',
    en: 'Report not signed',
    detail: 'This account gives away signed reports only, and this one is not signed.',
  },
  VERSAO_NOT_FOUND: {
    pt: 'Versão não encontrada',
    en: 'Version not found',
    detail: 'The report has no version with this number.',
  },
  VERSAO_VIOLADA: {
    pt: 'Versão alterada depois de assinada',
    en: 'Version changed after it was signed',
    detail: 'The signed version is not the one that was signed.',
  },
  FOTO_TOO_LARGE: { pt: 'Foto grande demais', en: 'Photo too large', detail: 'A photo has 5 MB at most.' },
  FOTO_TOO_MANY_PIXELS: { pt: 'Foto com pixels demais', en: 'Too many pixels', detail: 'Send a smaller photo.' },
  FOTO_NOT_AN_IMAGE: { pt: 'Não é uma imagem', en: 'Not an image', detail: 'Send a JPEG, PNG or WebP photo.' },
  FOTO_HEIC: { pt: 'Formato HEIC', en: 'HEIC is not supported', detail: 'Send a JPEG, PNG or WebP photo.' },
  FOTO_UNSUPPORTED: { pt: 'Formato não aceito', en: 'Format not supported', detail: 'Send a JPEG, PNG or WebP photo.' },
  FOTO_CORRUPT: { pt: 'Foto danificada', en: 'Damaged photo', detail: 'The photo could not be read. Send it again.' },
  FOTOS_FULL: {
    pt: 'Fotos demais sem avaliação',
    en: 'Too many unused photos',
    detail: 'Use the uploaded photos in assessments before uploading more.',
  },
  FOTO_CONSENT_WITHDRAWN: {
    pt: 'Consentimento de fotos retirado',
    en: 'Photo consent withdrawn',
    detail: 'This client withdrew the consent for photos.',
  },
  IDEMPOTENCY_MISMATCH: {
    pt: 'Idempotency-Key já usada',
    en: 'Idempotency-Key already used',
    detail: 'The same key was sent before with other answers. Use a new key for a new assessment.',
  },
  TOO_MANY_REQUESTS: {
    pt: 'Pedidos demais',
    en: 'Too many requests',
    detail: 'Wait as long as Retry-After says, and send the same request again.',
  },
  REGISTRO_VIOLADO: {
    pt: 'Registro alterado',
    en: 'Record changed',
    detail: 'This record was changed outside the app and cannot be opened. Contact support.',
  },
  STORAGE_FULL: {
    pt: 'Sem espaço no servidor',
    en: 'No space on the server',
    detail: 'Send the same request again later.',
  },
  UNAVAILABLE: {
    pt: 'Indisponível no momento',
    en: 'Unavailable at the moment',
    detail: 'Send the same request again in a while.',
  },
  INTERNAL: {
    pt: 'Erro nosso',
    en: 'Error on our side',
    detail: 'Send the same request again in a while, and quote "requestId" to support if it stays.',
  },
} as const satisfies Partial<Record<ErrorCode, ProblemWords>>;
export type ProblemCode = keyof typeof problemWords;

/** For a refusal that no operation describes. */
export const otherWords: ProblemWords = {
  pt: 'Pedido recusado',
  en: 'Request refused',
  detail: 'The request was refused; "code" says why.',
};

/** What is wrong with a field, by zod's word for it, in English. */
export const fieldWords: Record<string, string> = {
  invalid_type: 'Missing, or of another type.',
  too_big: 'Too big or too long.',
  too_small: 'Too small or too short.',
  invalid_format: 'Not in the format of the description.',
  not_multiple_of: 'Not a number of this kind.',
  unrecognized_keys: 'Has fields that do not exist.',
  invalid_union: 'Fits none of the kinds of the description.',
  invalid_value: 'Not one of the possible values.',
  custom: 'Not accepted.',
};
