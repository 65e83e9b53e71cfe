import { z } from 'zod';
import { textOrNull } from './fields.ts';

export const historicoMedicoSchema = z.object({
  historicoMedico: textOrNull(6000),
  medicamentos: textOrNull(2000),
  suplementos: textOrNull(2000),
});

export function isHistoricoMedicoComplete(dados: z.input<typeof historicoMedicoSchema>): boolean {
  return Boolean(dados.historicoMedico || dados.medicamentos || dados.suplementos);
}
