import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import type { FotoKind } from '@meridia/shared/foto.ts';
import type { Motor } from '@meridia/shared/relatorio.ts';

/** What `npm run diagnosticar` was asked for. Paths as they were typed. */
export interface DiagnosticarOrder {
  /** At least one; with several there are no photos and no documents. */
  files: string[];
  photos: { kind: FotoKind; path: string }[];
  tipo: TipoRelatorio;
  motor: Motor;
  json: boolean;
  html?: string;
  pdf?: string;
  mascara?: string;
}
