interface ChartSeries {
  name: string;
  tone: 'jade' | 'cinnabar';
}

interface ChartPoint {
  /** YYYY-MM-DD or YYYY-MM. */
  period: string;
  /** One for each series. */
  values: readonly number[];
}

export interface ChartProps {
  label: string;
  series: readonly ChartSeries[];
  /** Oldest first. */
  points: readonly ChartPoint[];
  /** How a value is written; whole numbers by default. */
  format?: (value: number) => string;
}
