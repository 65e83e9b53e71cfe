import { z } from 'zod';
import { stepUpSchema } from './account.ts';
import { requiredName } from './visible-name.ts';

/** What a key may do at `/api/v1`, one word per kind of data. Writing does not include reading. */
export const apiScopes = [
  'clientes:read',
  'clientes:write',
  'fotos:write',
  'avaliacoes:read',
  'avaliacoes:write',
  'relatorios:read',
  'consultas:read',
  'uso:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];

export const apiScopeWords: Record<ApiScope, string> = {
  'clientes:read': 'Ler clientes',
  'clientes:write': 'Cadastrar clientes',
  'fotos:write': 'Enviar fotos',
  'avaliacoes:read': 'Ler avaliações',
  'avaliacoes:write': 'Criar avaliações, que gastam diagnósticos',
  'relatorios:read': 'Ler relatórios e baixar o PDF',
  'consultas:read': 'Ler consultas',
  'uso:read': 'Ler o uso do plano',
};

/** Every key ends: one that nobody uses any more must not stay open for ever. */
export const apiKeyDays = [30, 90, 365] as const;

/** The most keys of one account that work at the same time. */
export const mostApiKeys = 10;

export const createApiKeySchema = stepUpSchema.extend({
  nome: requiredName('Dê um nome à chave', 80),
  scopes: z
    .array(z.enum(apiScopes))
    .min(1, 'Marque ao menos uma permissão')
    .max(apiScopes.length)
    .transform((scopes) => apiScopes.filter((scope) => scopes.includes(scope))),
  dias: z.literal(apiKeyDays),
});

export const apiKeySchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  /** The beginning of the secret, by which its owner tells keys apart. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** ISO instants. */
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To the minute; null when the key was never used. */
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  estado: z.enum(['ativa', 'vencida', 'revogada']),
});
export type ApiKey = z.output<typeof apiKeySchema>;

/** Only this answer contains the secret. */
export const createdApiKeySchema = z.object({ key: apiKeySchema, secret: z.string() });
