import { avaliacoes, clinicaConfigs } from '@meridia/drizzle/schema.ts';
import type {
  AssinaturaConfig,
  assinaturaConfigInputSchema,
  ClinicaConfig,
  clinicaConfigInputSchema,
} from '@meridia/shared/clinica-config.ts';
import { and, eq, not, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { notifyAccountChanged } from '../../db/notify.ts';
import { asUser } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { nextTimestamp, removeFiles, storeWithRow } from '../../stored-file.ts';
import { presentAssinaturaConfig, presentClinica } from './present.ts';
import { type Clinica, readClinica } from './queries.ts';

/** Writes name and public logo address. Of two saves at the same time the later one wins. An uploaded logo does not change. */
export function saveClinica(
  database: Database,
  actor: UserActor,
  { nomeClinica, logoUrl }: z.output<typeof clinicaConfigInputSchema>,
): Promise<ClinicaConfig> {
  return asUser(database, actor, async (tx) => {
    await tx
      .insert(clinicaConfigs)
      .values({ terapeutaId: actor.id, nomeClinica, logoUrl })
      .onConflictDoUpdate({
        target: clinicaConfigs.terapeutaId,
        set: { nomeClinica, logoUrl, updatedAt: sql`now()` },
      });
    await notifyAccountChanged(tx, actor.id, 'account');
    return presentClinica(await readClinica(tx, actor.id));
  });
}

/** Writes what a signature says from now on. Versions that are signed keep what they say. */
export function saveAssinatura(
  database: Database,
  actor: UserActor,
  values: z.output<typeof assinaturaConfigInputSchema>,
): Promise<AssinaturaConfig> {
  return asUser(database, actor, async (tx) => {
    await tx
      .insert(clinicaConfigs)
      .values({ terapeutaId: actor.id, ...values })
      .onConflictDoUpdate({ target: clinicaConfigs.terapeutaId, set: { ...values, updatedAt: sql`now()` } });
    await notifyAccountChanged(tx, actor.id, 'account');
    return presentAssinaturaConfig(await readClinica(tx, actor.id));
  });
}

/** A report that left the clinic, or was signed, with the brand keeps it under every plan. For a person whose plan has it. */
export async function keepMarca(tx: Tx, avaliacaoId: string): Promise<void> {
  await tx
    .update(avaliacoes)
    .set({ comMarca: true })
    .where(and(eq(avaliacoes.id, avaliacaoId), not(avaliacoes.comMarca)));
}

/** Removes the old file after the row of the new one is written, so that no row names a missing file. @param png from the image process */
export async function storeLogo(deps: Deps, actor: UserActor, png: Buffer): Promise<ClinicaConfig> {
  const logoKey = `${actor.id}/logo-${nextTimestamp()}.png`;
  return storeWithRow(deps, logoKey, png, () => replaceLogo(deps, actor, logoKey));
}

/** Idempotent. */
export function removeLogo(deps: Deps, actor: UserActor): Promise<ClinicaConfig> {
  return replaceLogo(deps, actor, null);
}

async function replaceLogo(deps: Deps, actor: UserActor, logoKey: string | null): Promise<ClinicaConfig> {
  const { before, after } = await asUser(deps.database, actor, async (tx) => {
    const before = await lockClinica(tx, actor);
    await tx
      .update(clinicaConfigs)
      .set({ logoKey, updatedAt: sql`now()` })
      .where(eq(clinicaConfigs.terapeutaId, actor.id));
    await notifyAccountChanged(tx, actor.id, 'account');
    return { before, after: await readClinica(tx, actor.id) };
  });
  // If the process dies before this line, the sweep of photos removes the old file.
  if (before.logoKey && before.logoKey !== logoKey) await removeFiles(deps, [before.logoKey]);
  return presentClinica(after);
}

/** With this lock the second of two parallel uploads sees the first one's file and removes it. */
async function lockClinica(tx: Tx, actor: UserActor): Promise<Pick<Clinica, 'logoKey'>> {
  await tx.insert(clinicaConfigs).values({ terapeutaId: actor.id }).onConflictDoNothing();
  const [locked] = await tx
    .select({ logoKey: clinicaConfigs.logoKey })
    .from(clinicaConfigs)
    .where(eq(clinicaConfigs.terapeutaId, actor.id))
    .for('update');
  if (!locked) throw new Error('no clinic row');
  return locked;
}
