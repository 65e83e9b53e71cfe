import { clientes, pedidosTitular, profiles } from '@meridia/drizzle/schema.ts';
import { type AdminPedidos, type Pedidos, pedidosShown } from '@meridia/shared/pedido-titular.ts';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { cutPage } from '../../db/keyset.ts';
import { asSystem, asUser } from '../../db/tx.ts';
import { requireCliente } from '../clientes/policy.ts';
import { presentPedido } from './present.ts';
import { daysUntil } from './rules.ts';

const adminPageSize = 50;
const today = sql`(now() at time zone 'America/Sao_Paulo')::date`;

/** The requests of the actor's clients, or of one of them: open ones by urgency, concluded ones by time. @throws CLIENTE_NOT_FOUND */
export async function listPedidos(database: Database, actor: UserActor, clienteId?: string): Promise<Pedidos> {
  const pedidos = await asUser(database, actor, async (tx) => {
    const cliente = clienteId && (await requireCliente(tx, actor, clienteId));
    const own = and(
      eq(pedidosTitular.terapeutaId, actor.id),
      cliente ? eq(pedidosTitular.clienteId, cliente.id) : undefined,
    );
    const open = and(own, isNull(pedidosTitular.desfecho));
    const select = (tx: Tx) =>
      tx
        .select({ pedido: pedidosTitular, nome: clientes.nome })
        .from(pedidosTitular)
        .leftJoin(clientes, and(eq(clientes.id, pedidosTitular.clienteId), eq(clientes.terapeutaId, actor.id)));
    const abertos = await select(tx)
      .where(open)
      .orderBy(asc(pedidosTitular.venceEm), asc(pedidosTitular.id))
      .limit(pedidosShown);
    const concluidos = await select(tx)
      .where(and(own, isNotNull(pedidosTitular.desfecho)))
      .orderBy(desc(pedidosTitular.concluidoEm), desc(pedidosTitular.id))
      .limit(pedidosShown);
    return { abertos, concluidos, ...(await countOpen(tx, open)) };
  });
  const rows = [...pedidos.abertos, ...pedidos.concluidos];
  if (rows.some(({ nome }) => nome !== null)) {
    database.reads.note(actor, { action: 'clientes.list', subjectId: actor.id });
  }
  const present = (found: typeof rows) => found.map(({ pedido, nome }) => presentPedido(pedido, nome));
  return { ...pedidos, abertos: present(pedidos.abertos), concluidos: present(pedidos.concluidos) };
}

async function countOpen(tx: Tx, open: ReturnType<typeof and>) {
  const [counted] = await tx
    .select({
      totalAbertos: sql<number>`count(*)::int`,
      atrasados: sql<number>`count(*) filter (where ${pedidosTitular.venceEm} < ${today})::int`,
    })
    .from(pedidosTitular)
    .where(open);
  return counted ?? { totalAbertos: 0, atrasados: 0 };
}

/** Open requests of all therapists, the most urgent first: dates and ids, no client and no health data. */
export function listAllPedidos(
  database: Database,
  cursor: { venceEm: string; id: string } | null,
): Promise<AdminPedidos> {
  return asSystem(database, async (tx) => {
    const open = isNull(pedidosTitular.desfecho);
    const rows = await tx
      .select({
        id: pedidosTitular.id,
        clienteId: pedidosTitular.clienteId,
        tipo: pedidosTitular.tipo,
        recebidoEm: pedidosTitular.recebidoEm,
        venceEm: pedidosTitular.venceEm,
        terapeuta: { id: profiles.id, nome: profiles.nomeCompleto, email: profiles.email },
      })
      .from(pedidosTitular)
      .innerJoin(profiles, eq(profiles.id, pedidosTitular.terapeutaId))
      .where(
        and(
          open,
          cursor
            ? sql`(${pedidosTitular.venceEm}, ${pedidosTitular.id}) > (${cursor.venceEm}::date, ${cursor.id}::uuid)`
            : undefined,
        ),
      )
      .orderBy(asc(pedidosTitular.venceEm), asc(pedidosTitular.id))
      .limit(adminPageSize + 1);
    const { totalAbertos: abertos, atrasados } = await countOpen(tx, open);
    const now = new Date();
    const page = cutPage(rows, adminPageSize, ({ venceEm, id }) => ({ venceEm, id }));
    return {
      abertos,
      atrasados,
      nextCursor: page.nextCursor,
      items: page.items.map((row) => ({ ...row, diasRestantes: daysUntil(row.venceEm, now) })),
    };
  });
}
