import { z } from 'zod';
import { comparacaoSchema } from './comparacao.ts';
import { relatorioAnteriorSchema } from './relatorio-anterior.ts';
import { mudancasDasRespostasSchema } from './respostas.ts';

const entraramSairamSchema = z.object({ entraram: z.array(z.string()), sairam: z.array(z.string()) });

/** What a report that was made again says otherwise than the one before it. */
export const mudancasDoRelatorioSchema = z.object({
  anterior: relatorioAnteriorSchema,
  /** The revision of the answers from which the present one was made. */
  revisao: z.number().int(),
  outroCatalogo: z.boolean(),
  respostas: mudancasDasRespostasSchema,
  padroes: comparacaoSchema.shape.padroes,
  /** Points of the body and of the ear, by code and name; null while the plan waits for a physician. */
  pontos: entraramSairamSchema.nullable(),
});
export type MudancasDoRelatorio = z.output<typeof mudancasDoRelatorioSchema>;
