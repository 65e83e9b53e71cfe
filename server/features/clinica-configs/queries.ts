import { clinicaConfigs } from '@meridia/drizzle/schema.ts';
import type { AssinaturaConfig, ClinicaConfig } from '@meridia/shared/clinica-config.ts';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Db, Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { requireAvaliacao } from '../avaliacoes/policy.ts';
import { readCapabilities } from '../subscriptions/queries.ts';
import { presentAssinaturaConfig, presentClinica } from './present.ts';
import { clinicaOn } from './rules.ts';

/** The current brand of a therapist's reports. */
export interface Clinica {
  nomeClinica: string | null;
  /** A public https address. */
  logoUrl: string | null;
  /** Storage key of an uploaded PNG. It takes precedence over `logoUrl`. */
  logoKey: string | null;
  /** What a signature says, as the therapist states it. */
  conselho: string | null;
  registro: string | null;
  local: string | null;
  /** Reports leave by link or file only when they are signed. */
  somenteAssinados: boolean;
}

/** For reports on screen, paper, PDF and share page. All texts are null for a therapist who never saved a clinic. */
export async function readClinica(db: Tx | Db, terapeutaId: string): Promise<Clinica> {
  const [clinica] = await db
    .select({
      nomeClinica: clinicaConfigs.nomeClinica,
      logoUrl: clinicaConfigs.logoUrl,
      logoKey: clinicaConfigs.logoKey,
      conselho: clinicaConfigs.conselho,
      registro: clinicaConfigs.registro,
      local: clinicaConfigs.local,
      somenteAssinados: clinicaConfigs.somenteAssinados,
    })
    .from(clinicaConfigs)
    .where(eq(clinicaConfigs.terapeutaId, terapeutaId));
  return clinica ?? nothingSaved;
}

const nothingSaved: Clinica = {
  nomeClinica: null,
  logoUrl: null,
  logoKey: null,
  conselho: null,
  registro: null,
  local: null,
  somenteAssinados: false,
};

export async function readOwnClinica(database: Database, actor: UserActor): Promise<ClinicaConfig> {
  return presentClinica(await asUser(database, actor, (tx) => readClinica(tx, actor.id)));
}

/** The brand that one report shows. @throws AVALIACAO_NOT_FOUND */
export async function readClinicaOf(
  deps: Pick<Deps, 'database' | 'queue'>,
  actor: UserActor,
  avaliacaoId: string,
): Promise<ClinicaConfig> {
  const { marca } = await readCapabilities(deps, actor);
  return asUser(deps.database, actor, async (tx) => {
    const avaliacao = await requireAvaliacao(tx, actor, avaliacaoId);
    return presentClinica(clinicaOn(avaliacao, marca, await readClinica(tx, actor.id)));
  });
}

export async function readOwnAssinatura(database: Database, actor: UserActor): Promise<AssinaturaConfig> {
  return presentAssinaturaConfig(await asUser(database, actor, (tx) => readClinica(tx, actor.id)));
}
