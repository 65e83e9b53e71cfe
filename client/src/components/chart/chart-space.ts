const margin = { top: 12, right: 18 };
const lineHeight = 18;
/** Room for one label below the axis, with air to its neighbour. */
const labelWidth = 52;

interface ChartExtent {
  width: number;
  height: number;
  /** Round values of the horizontal lines, from 0 up. */
  ticks: readonly number[];
  /** The text of the longest of these values. */
  longestTick: string;
  /** How many moments or periods the axis has. */
  count: number;
  /** How many lines a label below the axis has. */
  labelLines: number;
  /** How much larger than usual the browser shows text; 1 unless told otherwise. */
  textScale?: number;
  /** True: each place is as wide as its bar. False: the first and the last point stand at the edges. */
  bands: boolean;
}

/** Where the parts of a chart are drawn, in CSS pixels of the picture. */
export interface ChartSpace {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  /** The y of the value 0. */
  bottom: number;
  /** The distance between two neighbouring places of the axis. */
  step: number;
  /** The x of a place's middle. */
  x: (index: number) => number;
  y: (value: number) => number;
  /** The place nearest to an x. */
  indexAt: (x: number) => number;
  /** The places that have a label. */
  labelled: readonly number[];
}

export function chartSpace({
  width,
  height,
  ticks,
  longestTick,
  count,
  labelLines,
  textScale = 1,
  bands,
}: ChartExtent): ChartSpace {
  // Estimated instead of measured, because the chart is first drawn before the font has loaded.
  const left = textScale * (15 + 7.5 * longestTick.length);
  const right = Math.max(left + 1, width - margin.right);
  const bottom = height - 10 - labelLines * lineHeight * textScale;
  const inner = right - left;
  const greatest = ticks.at(-1) ?? 1;
  const gaps = bands ? count : count - 1;
  const step = gaps > 0 ? inner / gaps : 0;
  const start = bands ? left + step / 2 : gaps > 0 ? left : left + inner / 2;
  return {
    width,
    height,
    left,
    right,
    top: margin.top,
    bottom,
    step,
    x: (index) => start + index * step,
    y: (value) => margin.top + (bottom - margin.top) * (1 - value / greatest),
    indexAt: (x) => Math.min(count - 1, Math.max(0, step > 0 ? Math.round((x - start) / step) : 0)),
    labelled: labelledPlaces(count, Math.floor(inner / (labelWidth * textScale))),
  };
}

/** Whole round numbers from 0 to the greatest value or just beyond, in at most five steps. */
export function roundTicks(greatest: number): number[] {
  const most = Math.max(greatest, 4);
  const magnitude = 10 ** Math.floor(Math.log10(most / 5));
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((each) => each >= most / 5) ?? most;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** Which places get a label, so that labels do not touch: always the last place, and every n-th place counted back from it. */
export function labelledPlaces(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0);
}
