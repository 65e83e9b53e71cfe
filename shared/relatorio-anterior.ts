import { z } from 'zod';

/** How many of the reports that were replaced are kept for each assessment. */
export const mostAnteriores = 3;

/** A report that was replaced when it was made again. */
export const relatorioAnteriorSchema = z.object({
  id: z.uuid(),
  /** When it was made, as an ISO instant; null for an imported one. */
  geradoEm: z.string().nullable(),
  substituidoEm: z.string(),
  /** The revision of the answers from which it was made. */
  revisao: z.number().int(),
});
export type RelatorioAnterior = z.output<typeof relatorioAnteriorSchema>;
