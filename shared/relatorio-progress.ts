import { z } from 'zod';
import { avaliacaoStatusSchema } from './avaliacao-status.ts';

export const relatorioStageNames = ['observar', 'diferenciar', 'correlacionar', 'protocolar', 'finalizar'] as const;
const relatorioStageSchema = z.enum(relatorioStageNames);
export type RelatorioStage = z.output<typeof relatorioStageSchema>;

const bands: Record<RelatorioStage, { from: number; text: string }> = {
  observar: { from: 0, text: 'Analisando imagens...' },
  diferenciar: { from: 20, text: 'Identificando padrões energéticos...' },
  correlacionar: { from: 40, text: 'Correlacionando diagnóstico com 5 Elementos...' },
  protocolar: { from: 60, text: 'Gerando protocolo de tratamento...' },
  finalizar: { from: 80, text: 'Finalizando relatório personalizado...' },
};

/** The stages with their ranges of percent and their texts (docs/PRODUCT.md 8.3). `from` is the percent at which a stage begins. */
export const relatorioStages = relatorioStageNames.map((stage) => ({ stage, ...bands[stage] }));

const relatorioReadyText = 'Relatório pronto!';
export const progressCap = 95;

export const relatorioProgressSchema = z.object({
  avaliacaoId: z.uuid(),
  /** Number of the last event; 0 before the first event. */
  seq: z.number().int(),
  status: avaliacaoStatusSchema,
  stage: relatorioStageSchema,
  /** 0..95 while pending, 100 when done. */
  percent: z.number().int().min(0).max(100),
});
export type RelatorioProgress = z.output<typeof relatorioProgressSchema>;

/** The text of the stage at this percentage. */
export function progressText(percent: number): string {
  if (percent >= 100) return relatorioReadyText;
  const stage = relatorioStages.findLast((candidate) => percent >= candidate.from) ?? bands.observar;
  return stage.text;
}

/** Polling while live updates do not work (docs/PRODUCT.md 8.4). */
export const polling = { intervalMs: 5_000, maxAttempts: 144, slowIntervalMs: 30_000 } as const;
