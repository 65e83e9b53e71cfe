import type { clinicaConfigs } from '@meridia/drizzle/schema.ts';
import type { AssinaturaConfig, ClinicaConfig } from '@meridia/shared/clinica-config.ts';

type ClinicaRow = Pick<typeof clinicaConfigs.$inferSelect, 'nomeClinica' | 'logoUrl' | 'logoKey'>;

export function presentClinica({ nomeClinica, logoUrl, logoKey }: ClinicaRow): ClinicaConfig {
  return {
    nomeClinica,
    logoUrl,
    // The number gives each new logo a new address, so that no screen keeps showing the old one.
    uploadedLogo: logoKey && `/api/clinica/logo?v=${/logo-(\d+)\.png$/.exec(logoKey)?.[1] ?? '0'}`,
  };
}

export function presentAssinaturaConfig({
  conselho,
  registro,
  local,
  somenteAssinados,
}: Pick<typeof clinicaConfigs.$inferSelect, keyof AssinaturaConfig>): AssinaturaConfig {
  return { conselho, registro, local, somenteAssinados };
}
