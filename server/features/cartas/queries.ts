import { isDeepStrictEqual } from 'node:util';
import { cartas } from '@meridia/drizzle/schema.ts';
import { cartaFormat } from '@meridia/drizzle/stored-formats.ts';
import type { Carta, CartaTextos } from '@meridia/shared/carta.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { resumirAmpliadas } from '../../mtc/ampliadas/resumir-ampliadas.ts';
import { escreverCarta } from '../../mtc/writer/escrever-carta.ts';
import type { Deps } from '../../ports.ts';
import { requireAvaliacao } from '../avaliacoes/policy.ts';
import { checkVersao, findNewestVersao, listSigned } from '../pareceres/queries.ts';
import { requireFinished } from '../relatorios/queries.ts';

/**
 * The letter of a report: of its newest signed version, which is what the client gets, or of the report itself. The reading is recorded.
 * @throws AVALIACAO_NOT_FOUND, REPORT_NOT_READY
 */
export async function readCarta(
  deps: Pick<Deps, 'database' | 'storage'>,
  actor: UserActor,
  avaliacaoId: string,
): Promise<Carta> {
  const { row, versao, changed, assinadas } = await asUser(deps.database, actor, async (tx) => {
    const changed = await findChanged(tx, actor, avaliacaoId);
    return {
      changed,
      row: await requireAvaliacao(tx, actor, avaliacaoId),
      versao: await findNewestVersao(tx, avaliacaoId),
      assinadas: changed ? await listSigned(tx, [avaliacaoId]) : [],
    };
  });
  const checked = versao && (await checkVersao(deps, versao));
  const signed = checked?.relatorio ?? null;
  const relatorio = signed ?? requireFinished(row);
  // Undefined: she wrote beside the machine's report.
  const lida = changed && assinadas.findLast(({ assinadoEm }) => assinadoEm <= changed.updatedAt)?.revisado;
  const sintese = dela(signed);
  deps.database.reads.note(actor, { action: 'avaliacao.read', subjectId: avaliacaoId });
  return {
    avaliacaoId,
    nomeCliente: row.nomeCliente,
    textos: wordsOf(changed, relatorio),
    revisao: changed?.revisao ?? 0,
    assinada: checked?.assinada.intacta === true,
    relatorioMudou:
      changed !== undefined &&
      (changed.ciclo !== row.ciclo ||
        !isDeepStrictEqual(escreverCarta(lida ?? requireFinished(row)), escreverCarta(relatorio))),
    // Her own letter was written beside the version that stood then.
    sinteseDela: changed && dela(lida) === sintese ? null : sintese,
    ampliadas: resumirAmpliadas(relatorio),
  };
}

/** The synthesis in the therapist's words; null where it is the machine's. */
function dela(relatorio: Relatorio | null | undefined): string | null {
  return relatorio?.parecer?.alteradas.includes('sintese') ? relatorio.textos.sintese : null;
}

function wordsOf(changed: Awaited<ReturnType<typeof findChanged>>, relatorio: Relatorio): CartaTextos {
  return changed ? cartaFormat.read(changed.textos) : escreverCarta(relatorio);
}

/** The letter as the client reads it. */
export interface CartaDoCliente {
  textos: CartaTextos;
  /** When the therapist kept it as hers, changed or not; null where it is as the report gives it. */
  revistaEm: Date | null;
}

/** @param relatorio the one that the client gets */
export async function readCartaDoCliente(
  tx: Tx,
  actor: Pick<UserActor, 'id'>,
  avaliacaoId: string,
  relatorio: Relatorio,
): Promise<CartaDoCliente> {
  const changed = await findChanged(tx, actor, avaliacaoId);
  return { textos: wordsOf(changed, relatorio), revistaEm: changed?.updatedAt ?? null };
}

/** The letter as the therapist changed it; undefined when she has not. */
export async function findChanged(tx: Tx, actor: Pick<UserActor, 'id'>, avaliacaoId: string) {
  const [changed] = await tx
    .select({
      avaliacaoId: cartas.avaliacaoId,
      textos: cartas.textos,
      revisao: cartas.revisao,
      ciclo: cartas.ciclo,
      updatedAt: cartas.updatedAt,
    })
    .from(cartas)
    .where(and(eq(cartas.avaliacaoId, avaliacaoId), eq(cartas.terapeutaId, actor.id)));
  return changed;
}
