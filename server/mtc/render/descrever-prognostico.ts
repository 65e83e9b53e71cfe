import type { Protocolo } from '@meridia/shared/relatorio.ts';

/** To a reader in Brazil a "prognóstico reservado" is a bad one, which nobody has said. */
const nomes: Record<Protocolo['prognostico']['nivel'], string> = {
  favoravel: 'favorável',
  reservado: 'em aberto',
  cauteloso: 'cauteloso',
};

export function descreverPrognostico({ prognostico }: Pick<Protocolo, 'prognostico'>): string {
  return `Prognóstico ${nomes[prognostico.nivel]}`;
}
