import type { relatoriosAnteriores } from '@meridia/drizzle/schema.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import type { RelatorioAnterior } from '@meridia/shared/relatorio-anterior.ts';

export function presentAnterior(
  { id, revisao, substituidoEm }: Pick<typeof relatoriosAnteriores.$inferSelect, 'id' | 'revisao' | 'substituidoEm'>,
  relatorio: Pick<Relatorio, 'origem'> | null,
): RelatorioAnterior {
  return {
    id,
    revisao,
    geradoEm: relatorio?.origem.geradoEm ?? null,
    substituidoEm: substituidoEm.toISOString(),
  };
}
