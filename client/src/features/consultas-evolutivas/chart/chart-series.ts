import { type EscoreKey, type EscoresPonto, escoreKeys } from '@meridia/shared/consulta-evolutiva.ts';
import { escoreWords } from '../escore-words.ts';

export interface ChartSeries {
  escore: EscoreKey;
  /** Those that were asked, oldest first; `index` is the place among all moments. */
  values: { index: number; value: number }[];
}

export interface ChartData {
  moments: { label: string; data: string }[];
  series: ChartSeries[];
}

/** One curve per score that was ever asked; null when no consultation asked any. Moments without any value take no place. */
export function chartOf(pontos: readonly EscoresPonto[]): ChartData | null {
  const told = pontos.filter(({ escores }) => escoreKeys.some((key) => escores[key] !== null));
  if (!told.some(({ numeroConsulta }) => numeroConsulta !== null)) return null;
  const series = escoreKeys.flatMap((escore): ChartSeries[] => {
    const values = told.flatMap(({ escores }, index) => {
      const value = escores[escore];
      return value === null ? [] : [{ index, value }];
    });
    return values.length > 0 ? [{ escore, values }] : [];
  });
  return { moments: told.map(({ numeroConsulta, data }) => ({ label: momentLabel(numeroConsulta), data })), series };
}

export function momentLabel(numeroConsulta: number | null): string {
  return numeroConsulta === null ? 'Inicial' : `#${numeroConsulta}`;
}

/** The curve in words: 'de 8 para 3, melhorou'. */
export function trendText({ escore, values }: ChartSeries): string {
  const first = values[0]?.value ?? 0;
  const last = values.at(-1)?.value ?? first;
  if (values.length === 1) return `${first} de 10`;
  if (first === last) return `${first}, sem mudança`;
  const better = escoreWords[escore].better === 'less' ? last < first : last > first;
  return `de ${first} para ${last}, ${better ? 'melhorou' : 'piorou'}`;
}

/** Which moments get a label, so that none touches its neighbour: the last always, the others evenly back from it. */
export function labelledMoments(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0);
}
