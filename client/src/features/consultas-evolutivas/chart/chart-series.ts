import { type EscoreKey, type Escores, type EscoresPonto, escoreKeys } from '@meridia/shared/consulta-evolutiva.ts';
import { escoreWords } from '../escore-words.ts';

export interface ChartSeries {
  escore: EscoreKey;
  /** The moments with a value, oldest first; `index` is the moment's place among all moments. */
  values: { index: number; value: number }[];
}

export interface ChartData {
  moments: { label: string; data: string; escores: Escores }[];
  series: ChartSeries[];
}

/** One curve for each score that any consultation asked for; null when there is none. Moments without any value are left out. */
export function chartOf(pontos: readonly EscoresPonto[]): ChartData | null {
  const told = pontos.filter(({ escores }) => escoreKeys.some((key) => escores[key] !== null));
  // The answers of one assessment alone are no course.
  if (told.length < 2 && told.every(({ numeroConsulta }) => numeroConsulta === null)) return null;
  const series = escoreKeys.flatMap((escore): ChartSeries[] => {
    const values = told.flatMap(({ escores }, index) => {
      const value = escores[escore];
      return value === null ? [] : [{ index, value }];
    });
    return values.length > 0 ? [{ escore, values }] : [];
  });
  const first = told.findIndex(({ numeroConsulta }) => numeroConsulta === null);
  const moments = told.map(({ numeroConsulta, data, escores }, index) => ({
    label: numeroConsulta === null ? (index === first ? 'Inicial' : 'Avaliação') : `#${numeroConsulta}`,
    data,
    escores,
  }));
  return { moments, series };
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
