import { folded } from '@meridia/drizzle/schema/searchable.ts';
import { avaliacoes, profiles } from '@meridia/drizzle/schema.ts';
import {
  type AdminAvaliacao,
  type AdminAvaliacaoFilters,
  adminAvaliacoesPageSize,
} from '@meridia/shared/admin-avaliacao.ts';
import type { PageCursor } from '@meridia/shared/pagination.ts';
import { wordPatterns } from '@meridia/shared/search.ts';
import { and, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { behind, cutPage, type Page } from '../../db/keyset.ts';
import { beginningOf } from '../../db/sao-paulo.ts';
import { asSystem } from '../../db/tx.ts';
import { type NewAccess, recordAccess } from '../access-log/commands.ts';
import { presentListed } from './present.ts';

/**
 * The assessments of all therapists, newest first, one page at a time. Each therapist whose clients' names appear on the page finds this
 * reading in the access log. Reports that were made as a test are left out.
 */
export function listAllAvaliacoes(
  database: Database,
  admin: UserActor,
  { cursor, ...filters }: AdminAvaliacaoFilters & { cursor?: PageCursor | null | undefined },
): Promise<Page<AdminAvaliacao>> {
  return asSystem(database, async (tx) => {
    const therapists = filters.terapeuta ? await findTherapists(tx, filters.terapeuta) : null;
    const where = and(eq(avaliacoes.teste, false), behind(avaliacoes, cursor), ...conditions(filters, therapists));
    const rows = filters.cliente ? await searchPage(tx, where, filters.cliente) : await readPage(tx, where);
    const { items, nextCursor } = cutPage(rows, adminAvaliacoesPageSize, ({ createdAt, id }) => ({
      createdAt: createdAt.toISOString(),
      id,
    }));
    await recordAccess(tx, eachOwner(admin, items));
    return { items: items.map(presentListed), nextCursor };
  });
}

function eachOwner(admin: UserActor, rows: readonly { terapeutaId: string }[]): NewAccess[] {
  const owners = [...new Set(rows.map(({ terapeutaId }) => terapeutaId))];
  return owners.map((ownerId) => ({
    actorId: admin.id,
    actorRole: admin.role,
    action: 'avaliacoes.admin_list',
    subjectId: ownerId,
    ownerId,
  }));
}

const columns = {
  id: avaliacoes.id,
  nomeCliente: avaliacoes.nomeCliente,
  email: avaliacoes.email,
  status: avaliacoes.status,
  createdAt: avaliacoes.createdAt,
  terapeutaId: avaliacoes.terapeutaId,
};

function readPage(tx: Tx, where: SQL | undefined) {
  return tx
    .select({ ...columns, terapeuta: profiles.nomeCompleto })
    .from(avaliacoes)
    .innerJoin(profiles, eq(profiles.id, avaliacoes.terapeutaId))
    .where(where)
    .orderBy(desc(avaliacoes.createdAt), desc(avaliacoes.id))
    .limit(adminAvaliacoesPageSize + 1);
}

/** Searching this many rows is faster than collecting and sorting all rows with a common name. */
const nearRows = 10_000;

/**
 * Searches by name only, never by complaint: that would tell who complains of what. For a common name the newest rows fill the page. For
 * all other names the index of names is used.
 */
async function searchPage(tx: Tx, where: SQL | undefined, cliente: string) {
  const near = tx
    .select(columns)
    .from(avaliacoes)
    .where(where)
    .orderBy(desc(avaliacoes.createdAt), desc(avaliacoes.id))
    .limit(nearRows)
    .as('near');
  const found = await tx
    .select({
      id: near.id,
      nomeCliente: near.nomeCliente,
      email: near.email,
      status: near.status,
      createdAt: near.createdAt,
      terapeutaId: near.terapeutaId,
      terapeuta: profiles.nomeCompleto,
    })
    .from(near)
    .innerJoin(profiles, eq(profiles.id, near.terapeutaId))
    .where(likeAll(folded(near.nomeCliente), cliente))
    .orderBy(desc(near.createdAt), desc(near.id))
    .limit(adminAvaliacoesPageSize + 1);
  if (found.length > adminAvaliacoesPageSize) return found;
  return readPage(tx, and(where, likeAll(folded(avaliacoes.nomeCliente), cliente)));
}

// A separate query, so that the database plans the list by the number of therapists: for few it looks up their rows, for many it reads
// from the newest row down.
async function findTherapists(tx: Tx, words: string): Promise<string[]> {
  const rows = await tx.select({ id: profiles.id }).from(profiles).where(likeAll(profiles.busca, words));
  return rows.map(({ id }) => id);
}

function conditions({ status, from, to }: AdminAvaliacaoFilters, therapists: string[] | null): (SQL | undefined)[] {
  return [
    therapists ? sql`${avaliacoes.terapeutaId} = any(${sql.param(therapists)}::uuid[])` : undefined,
    status ? inArray(avaliacoes.status, status === 'finalizado' ? ['finalizado', 'concluido'] : [status]) : undefined,
    from ? sql`${avaliacoes.createdAt} >= ${beginningOf(from)}` : undefined,
    to ? sql`${avaliacoes.createdAt} < ${beginningOf(to, { later: 1 })}` : undefined,
  ];
}

function likeAll(text: SQLWrapper, words: string): SQL | undefined {
  return and(...wordPatterns(words).map((pattern) => sql`${text} like ${pattern}`));
}
