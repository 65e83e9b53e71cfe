import {
  accounts,
  avaliacoes,
  clinicaConfigs,
  profiles,
  relatorioShares,
  relatorioVersoes,
} from '@meridia/drizzle/schema.ts';
import { and, eq, exists, gt, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { hashToken } from '../../auth/random-token.ts';
import type { Database, Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { recordAccess } from '../access-log/commands.ts';
import { type CartaDoCliente, readCartaDoCliente } from '../cartas/queries.ts';
import { type Clinica, readClinica } from '../clinica-configs/queries.ts';
import { clinicaOn } from '../clinica-configs/rules.ts';
import { checkVersao, findNewestVersao } from '../pareceres/queries.ts';
import { type RelatorioOnPaper, readStoredRelatorio } from '../relatorios/queries.ts';
import { readCapabilitiesOf } from '../subscriptions/queries.ts';
import type { ShareRow } from './present.ts';

/** All that the holder of a link may read. */
export interface SharedRelatorio extends RelatorioOnPaper {
  terapeutaId: string;
  expiresAt: Date;
  /** When the report was made again or signed, or the letter changed, after the link was created, so that its holder may have read another one. */
  refeitoEm: Date | null;
  /** The signed version is not the one that was signed, so nobody may read it as such. */
  violado: boolean;
  /** The letter, where the link opens that; null where it opens the report. */
  carta: CartaDoCliente | null;
}

/** `view`: a person opens the page; it is counted and recorded. `pdf`: it is recorded. */
type ShareVisit = 'view' | 'pdf';

/**
 * The report behind a link, or its letter. Returns null for a token that never existed, has expired or was revoked, and while the therapist is blocked;
 * each case takes the same work. The newest signed version is shown, else the finished report; while that is being made again, the
 * earlier one. A therapist may forbid what is not signed, and then it is a link that opens nothing.
 */
export async function openShare(
  deps: Pick<Deps, 'database' | 'queue' | 'storage'>,
  token: string,
  visit: ShareVisit,
): Promise<SharedRelatorio | null> {
  const opened = await asSystem(deps.database, async (tx) => {
    const found = await findShare(tx, token);
    return found && { ...found, newest: await findNewestVersao(tx, found.avaliacaoId) };
  });
  if (!opened) return null;
  const { createdAt, avaliacaoId, documento, maquina, newest, comMarca: _, ...shared } = opened;
  if (!(await noteVisit(deps.database, token, visit))) return null;
  const checked = newest && (await checkVersao(deps, newest));
  const relatorio = checked?.relatorio ?? maquina;
  const owner = { id: shared.terapeutaId };
  const carta =
    documento === 'carta'
      ? await asSystem(deps.database, (tx) => readCartaDoCliente(tx, owner, avaliacaoId, relatorio))
      : null;
  // Words of hers stay as they are when the report changes.
  const since = carta?.revistaEm ?? new Date(checked ? checked.assinada.assinatura.em : relatorio.origem.geradoEm);
  return {
    ...shared,
    clinica: await readBrand(deps, opened),
    relatorio,
    carta,
    refeitoEm: since > createdAt ? since : null,
    violado: checked !== null && !checked.assinada.intacta,
  };
}

/**
 * Whose report a link opens, and under which name: neither counted nor recorded, because no health data is shown. Null where `openShare` is.
 */
export async function glanceAtShare(
  deps: Pick<Deps, 'database' | 'queue'>,
  token: string,
): Promise<Pick<SharedRelatorio, 'terapeutaId' | 'clinica'> | null> {
  const found = await asSystem(deps.database, (tx) => findShare(tx, token));
  return found && { terapeutaId: found.terapeutaId, clinica: await readBrand(deps, found) };
}

/** The id of a link that opens something, without reading what it opens; null where `openShare` is, but for a report that cannot be shown. */
export async function findShareId({ database }: Pick<Deps, 'database'>, token: string): Promise<string | null> {
  const [share] = await asSystem(database, (tx) =>
    tx.select({ id: relatorioShares.id }).from(relatorioShares).where(isLiving(tx, token)),
  );
  return share?.id ?? null;
}

type FoundShare = NonNullable<Awaited<ReturnType<typeof findShare>>>;

/** Asks for the therapist's plan only where the report needs it. */
async function readBrand(
  deps: Pick<Deps, 'database' | 'queue'>,
  { comMarca, terapeutaId, clinica }: Pick<FoundShare, 'comMarca' | 'terapeutaId' | 'clinica'>,
): Promise<Clinica> {
  const marca = comMarca || (await readCapabilitiesOf(deps, terapeutaId)).marca;
  return clinicaOn({ comMarca }, marca, clinica);
}

async function findShare(tx: Tx, token: string) {
  const [share] = await tx.select().from(relatorioShares).where(isLiving(tx, token));
  if (!share) return null;
  const [found] = await tx
    .select({
      id: avaliacoes.id,
      diagnosticoJson: avaliacoes.diagnosticoJson,
      comMarca: avaliacoes.comMarca,
      nomeTerapeuta: profiles.nomeCompleto,
    })
    .from(avaliacoes)
    .innerJoin(profiles, eq(profiles.id, avaliacoes.terapeutaId))
    .where(and(eq(avaliacoes.id, share.avaliacaoId), eq(avaliacoes.terapeutaId, share.terapeutaId)));
  const maquina = found && readStoredRelatorio(found.diagnosticoJson);
  if (!maquina) return null;
  return {
    terapeutaId: share.terapeutaId,
    expiresAt: share.expiresAt,
    createdAt: share.createdAt,
    nomeTerapeuta: found.nomeTerapeuta,
    avaliacaoId: share.avaliacaoId,
    documento: share.documento,
    comMarca: found.comMarca,
    maquina,
    clinica: await readClinica(tx, share.terapeutaId),
  };
}

/**
 * Counts and records a visit of a link that still opens. A transaction of its own, because the visits of one link wait for each other:
 * none of them waits while another reads the report.
 * @returns false when the link was closed meanwhile
 */
function noteVisit(database: Database, token: string, visit: ShareVisit): Promise<boolean> {
  return asSystem(database, async (tx) => {
    const living = isLiving(tx, token);
    const [share] =
      visit === 'view'
        ? await tx
            .update(relatorioShares)
            .set({ viewCount: sql`${relatorioShares.viewCount} + 1`, lastViewedAt: sql`now()` })
            .where(living)
            .returning()
        : await tx.select().from(relatorioShares).where(living);
    if (share) await recordVisit(tx, share, visit);
    return share !== undefined;
  });
}

function isLiving(tx: Tx, token: string): SQL | undefined {
  const therapist = tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, relatorioShares.terapeutaId), isNull(accounts.blockedAt)));
  const onlySigned = tx
    .select({ id: clinicaConfigs.id })
    .from(clinicaConfigs)
    .where(and(eq(clinicaConfigs.terapeutaId, relatorioShares.terapeutaId), clinicaConfigs.somenteAssinados));
  const signed = tx
    .select({ id: relatorioVersoes.id })
    .from(relatorioVersoes)
    .where(eq(relatorioVersoes.avaliacaoId, relatorioShares.avaliacaoId));
  return and(
    eq(relatorioShares.tokenHash, hashToken(token)),
    isNull(relatorioShares.revokedAt),
    gt(relatorioShares.expiresAt, sql`now()`),
    exists(therapist),
    or(not(exists(onlySigned)), exists(signed)),
  );
}

async function recordVisit(tx: Tx, share: ShareRow, visit: ShareVisit): Promise<void> {
  await recordAccess(tx, [
    {
      actorId: share.id,
      actorRole: 'visitor',
      action: visit === 'view' ? 'relatorio.share' : 'relatorio.pdf',
      subjectId: share.avaliacaoId,
      ownerId: share.terapeutaId,
    },
  ]);
}
