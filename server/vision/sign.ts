import type { FotoObservacoes } from '@meridia/shared/foto.ts';

/** A sign of the closed vocabulary with its strength 0..1 and the measured figure. */
export type Sign = FotoObservacoes['sinais'][number];

/** 0.25 at the threshold, 0.8 from `clear` above it on: pixels alone are never certain. */
export function strength(beyond: number, clear: number): number {
  return 0.25 + 0.55 * Math.max(0, Math.min(1, beyond / clear));
}

/** Strongest first, scaled by how reliable the photo is (0..1). */
export function rankSigns(signs: readonly (Sign | null)[], trust: number): Sign[] {
  return signs
    .filter((sign) => sign !== null)
    .map(({ sinal, forca, medida }) => ({
      sinal,
      forca: Math.round(forca * trust * 1000) / 1000,
      medida: { ...medida, valor: Math.round(medida.valor * 1000) / 1000 },
    }))
    .sort((p, q) => q.forca - p.forca);
}
