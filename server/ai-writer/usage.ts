import type { WriterUsage } from '../ports.ts';

/** The cost of two requests; null when neither cost anything. */
export function addUsage(a: WriterUsage | null, b: WriterUsage | null): WriterUsage | null {
  if (!a || !b) return a ?? b;
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    custoCentavos: roundCentavos(a.custoCentavos + b.custoCentavos),
  };
}

/** The database stores the same number of digits. */
export function roundCentavos(centavos: number): number {
  return Math.round(centavos * 10_000) / 10_000;
}
