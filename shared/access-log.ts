import { z } from 'zod';
import { roles } from './account.ts';
import { instantSchema, serialIdSchema } from './storable.ts';

/** Every way to read health data, or what may hold some, and what was done to a client's data at the client's request. */
export const accessActions = [
  'avaliacao.read',
  'avaliacoes.list',
  'avaliacoes.admin_list',
  'clientes.list',
  'cliente.read',
  'rascunho.read',
  'ficha.read',
  'foto.read',
  'consultas.read',
  'relatorio.pdf',
  'relatorio.share',
  'relatorio.sign',
  'account.export',
  'cliente.export',
  'cliente.anonymize',
  'cliente.erase',
  'cliente.revoke',
  'pedido.conclude',
  'suporte.read',
] as const;
const accessActionSchema = z.enum(accessActions);
export type AccessAction = z.output<typeof accessActionSchema>;

/** `visitor`: the holder of a share link or of an invitation. `program`: a program that calls with a key of the account. */
export const readerRoles = [...roles, 'visitor', 'program'] as const;

/** The reader, as the therapist sees it: `self`, a program with a key of hers, an admin, or the holder of a link. */
const accessReaderSchema = z.enum(['self', 'program', 'admin', 'visitor']);
export type AccessReader = z.output<typeof accessReaderSchema>;

/** The data that was read, in the words of the screen and of the export. */
export const accessWords: Record<AccessAction, string> = {
  'avaliacao.read': 'Avaliação e relatório',
  'avaliacoes.list': 'Lista com nomes de clientes',
  'avaliacoes.admin_list': 'Nomes, emails e datas das suas avaliações, em uma lista',
  'clientes.list': 'Lista de clientes',
  'cliente.read': 'Dados de um cliente',
  'rascunho.read': 'Rascunho de anamnese',
  'ficha.read': 'Ficha que o cliente está preenchendo',
  'foto.read': 'Foto',
  'consultas.read': 'Consultas de evolução',
  'relatorio.pdf': 'Relatório em PDF',
  'relatorio.share': 'Relatório',
  'relatorio.sign': 'Assinatura de um relatório',
  'account.export': 'Exportação de todos os dados',
  'cliente.export': 'Exportação dos dados de um cliente',
  'cliente.anonymize': 'Anonimização de um cliente',
  'cliente.erase': 'Exclusão de um cliente',
  'cliente.revoke': 'Revogação de consentimento de um cliente',
  'pedido.conclude': 'Pedido de um cliente concluído',
  'suporte.read': 'Mensagens suas ao suporte',
};

const readerWords: Record<Exclude<AccessReader, 'program'>, string> = {
  self: 'Você',
  admin: 'Administração',
  visitor: 'Quem tem o link',
};

/** @param chave the name of the program's key; null when the key is no longer kept */
export function tellReader({ reader, chave }: { reader: AccessReader; chave: string | null }): string {
  if (reader !== 'program') return readerWords[reader];
  return chave === null ? 'Um programa com uma chave sua que já não existe' : `Um programa com a sua chave "${chave}"`;
}

/** The reason for reading. Each kind of reader has only one purpose. */
export const purposeWords: Record<AccessReader, string> = {
  self: 'Uso da sua própria conta',
  program: 'Chave da API que você criou',
  admin: 'Administração e suporte do serviço',
  visitor: 'Link que você criou',
};

export function readerOf({ role, own }: { role: (typeof readerRoles)[number]; own: boolean }): AccessReader {
  if (own) return 'self';
  return role === 'visitor' || role === 'program' ? role : 'admin';
}

/** One line of 'Quem acessou'. */
const accessSchema = z.object({
  id: z.number().int(),
  /** ISO instant. */
  at: z.string(),
  reader: accessReaderSchema,
  /** The name of the key with which a program read; null for other readers, and when the key is no longer kept. */
  chave: z.string().nullable(),
  action: accessActionSchema,
  /** The assessment that was read; null when it no longer exists. */
  avaliacao: z.object({ id: z.uuid(), nomeCliente: z.string() }).nullable(),
});
export type Access = z.output<typeof accessSchema>;

/** The last row already shown. It needs time and number, because two rows may have the same time. */
const accessCursorSchema = z.object({
  createdAt: instantSchema,
  id: serialIdSchema,
});
export type AccessCursor = z.output<typeof accessCursorSchema>;

export const accessInputSchema = z.object({
  /** Leaves out the therapist's own readings. */
  othersOnly: z.boolean().default(true),
  cursor: accessCursorSchema.nullish(),
});
export const accessPageSchema = z.object({
  items: z.array(accessSchema),
  nextCursor: accessCursorSchema.nullable(),
});

/** The result of the last check of the log's chain; null when there is nothing to check. */
export const accessLogHealthSchema = z
  .object({
    /** The time of the last check; null before the first one. */
    checkedAt: z.string().nullable(),
    /** The number up to which the chain was found good. */
    checkedId: z.number().int().nullable(),
    /** The first number at which the chain is broken; null when the chain is good. */
    brokenId: z.number().int().nullable(),
  })
  .nullable();
export type AccessLogHealth = z.output<typeof accessLogHealthSchema>;
