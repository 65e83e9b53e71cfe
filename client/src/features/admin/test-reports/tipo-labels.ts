import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';

export const tipoLabels: Record<TipoRelatorio, string> = {
  completo: 'Completo',
  diagnostico: 'Diagnóstico',
};
