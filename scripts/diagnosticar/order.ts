import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import type { FotoKind } from '@meridia/shared/foto.ts';
import type { Motor } from '@meridia/shared/relatorio.ts';

/** The order given to `npm run diagnosticar`. Paths as the person typed them. */
export interface DiagnosticarOrder {
  /** At least one. With several intakes there are no photos and no documents. */
  files: string[];
  photos: { kind: FotoKind; path: string }[];
  tipo: TipoRelatorio;
  motor: Motor;
  json: boolean;
  html?: string;
  pdf?: string;
  mascara?: string;
}
