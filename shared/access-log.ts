import { z } from 'zod';
import { type Role, roles } from './account.ts';
import { instantSchema, serialIdSchema } from './storable.ts';

/** Every way to look at data of the people who are attended. */
export const accessActions = [
  'avaliacao.read',
  'avaliacoes.list',
  'avaliacoes.admin_list',
  'rascunho.read',
  'foto.read',
  'consultas.read',
  'relatorio.pdf',
  'relatorio.share',
  'account.export',
] as const;
const accessActionSchema = z.enum(accessActions);
export type AccessAction = z.output<typeof accessActionSchema>;

/** `visitor`: whoever held a share link. */
export const readerRoles = [...roles, 'visitor'] as const;

/** Who looked, as a therapist is told: `self`, an admin, or whoever held a share link. */
const accessReaderSchema = z.enum(['self', 'admin', 'visitor']);
export type AccessReader = z.output<typeof accessReaderSchema>;

/** What was looked at, in the words of the screen and of the export. */
export const accessWords: Record<AccessAction, string> = {
  'avaliacao.read': 'Avaliação e relatório',
  'avaliacoes.list': 'Lista com nomes de clientes',
  'avaliacoes.admin_list': 'Nomes, emails e datas das suas avaliações, em uma lista',
  'rascunho.read': 'Rascunho de anamnese',
  'foto.read': 'Foto',
  'consultas.read': 'Consultas de evolução',
  'relatorio.pdf': 'Relatório em PDF',
  'relatorio.share': 'Relatório',
  'account.export': 'Exportação de todos os dados',
};

export const readerWords: Record<AccessReader, string> = {
  self: 'Você',
  admin: 'Administração',
  visitor: 'Quem tem o link',
};

/** Why: each kind of reader has one purpose only. */
export const purposeWords: Record<AccessReader, string> = {
  self: 'Uso da sua própria conta',
  admin: 'Administração e suporte do serviço',
  visitor: 'Link de compartilhamento que você criou',
};

export function readerOf({ role, own }: { role: Role | 'visitor'; own: boolean }): AccessReader {
  if (own) return 'self';
  return role === 'visitor' ? 'visitor' : 'admin';
}

/** One line of 'Quem acessou'. */
const accessSchema = z.object({
  id: z.number().int(),
  /** ISO instant. */
  at: z.string(),
  reader: accessReaderSchema,
  action: accessActionSchema,
  /** Of which assessment, where it still is one. */
  avaliacao: z.object({ id: z.uuid(), nomeCliente: z.string() }).nullable(),
});
export type Access = z.output<typeof accessSchema>;

/** The last row already shown: times go with the numbers, and two rows may have the same. */
const accessCursorSchema = z.object({
  createdAt: instantSchema,
  id: serialIdSchema,
});
export type AccessCursor = z.output<typeof accessCursorSchema>;

export const accessInputSchema = z.object({
  /** Leaves out what the therapist looked at. */
  othersOnly: z.boolean().default(true),
  cursor: accessCursorSchema.nullish(),
});
export const accessPageSchema = z.object({
  items: z.array(accessSchema),
  nextCursor: accessCursorSchema.nullable(),
});

/** What the last check of the log's chain found; null while there is nothing to check. */
export const accessLogHealthSchema = z
  .object({
    /** Of the last check; null before the first one. */
    checkedAt: z.string().nullable(),
    /** Up to which number. */
    checkedId: z.number().int().nullable(),
    /** The first number that is not as it was written; null when all are. */
    brokenId: z.number().int().nullable(),
  })
  .nullable();
export type AccessLogHealth = z.output<typeof accessLogHealthSchema>;
