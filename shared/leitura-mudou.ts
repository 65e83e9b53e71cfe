import { z } from 'zod';

const sinalLidoSchema = z.object({
  label: z.string(),
  presente: z.boolean(),
  /** The field in the words of the report. */
  onde: z.string(),
});
export type SinalLido = z.output<typeof sinalLidoSchema>;

/** What the same texts say in a report that was made again and did not say in the earlier one, and the reverse. */
export const leituraMudouSchema = z.object({ agora: z.array(sinalLidoSchema), naoMais: z.array(sinalLidoSchema) });
export type LeituraMudou = z.output<typeof leituraMudouSchema>;
