import type { Capabilities } from '@meridia/shared/plans.ts';

/** The capabilities of a plan's row, whose other columns stay behind. */
export function capabilitiesIn(row: Capabilities): Capabilities {
  const { consultasPorCliente, marca, convites, protocolosProprios, terapiasAmpliadas, api, suporte } = row;
  return { consultasPorCliente, marca, convites, protocolosProprios, terapiasAmpliadas, api, suporte };
}
