import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type ChartSpace, chartSpace } from './chart-space.ts';

interface ChartFrameProps {
  /** Describes the picture for screen readers; undefined where the text and the table around the picture already say everything. */
  label?: string;
  /** At the usual size of text; larger text makes the chart higher. */
  height: number;
  /** Round values from 0 up. */
  ticks: readonly number[];
  formatTick?: (value: number) => string;
  /** The label's lines for each place on the axis, oldest first. */
  labels: readonly (readonly string[])[];
  bands?: boolean;
  /** The place under the pointer; null when it has left. */
  onPoint?: (index: number | null) => void;
  /** Shown on top of the picture, such as the values of one place. */
  above?: (space: ChartSpace) => ReactNode;
  /** What is drawn between the lines. */
  children: (space: ChartSpace) => ReactNode;
}

/** The background of a chart: grid lines, values and labels, as wide as the room it has. */
export function ChartFrame({
  label,
  height,
  ticks,
  formatTick = String,
  labels,
  bands = false,
  onPoint,
  above,
  children,
}: ChartFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { width, textScale } = useRoom(frame);
  const fullHeight = height * textScale;
  const tickLabels = ticks.map(formatTick);
  const space = chartSpace({
    width,
    height: fullHeight,
    ticks,
    longestTick: tickLabels.reduce((longest, text) => (text.length > longest.length ? text : longest), ''),
    count: labels.length,
    labelLines: Math.max(1, ...labels.map((lines) => lines.length)),
    textScale,
    bands,
  });
  return (
    // The picture fills its container and never makes the container wider.
    <div
      ref={frame}
      className="relative"
      style={{ height: fullHeight }}
      aria-hidden={label === undefined}
      onMouseMove={
        onPoint &&
        (({ clientX, currentTarget }) => onPoint(space.indexAt(clientX - currentTarget.getBoundingClientRect().left)))
      }
      onMouseLeave={onPoint && (() => onPoint(null))}
    >
      <svg
        width={width}
        height={fullHeight}
        viewBox={`0 0 ${width} ${fullHeight}`}
        role="img"
        aria-label={label}
        className="absolute inset-0 text-[0.8125rem]"
      >
        {ticks.map((value, index) => (
          <g key={value}>
            <path
              d={`M${space.left} ${space.y(value)}H${space.right}`}
              stroke={value === 0 ? 'var(--line-strong)' : 'var(--line)'}
            />
            <text x={space.left - 8} y={space.y(value)} dy="0.35em" textAnchor="end" fill="var(--ink-soft)">
              {tickLabels[index]}
            </text>
          </g>
        ))}
        {space.labelled.map((index) => (
          <text key={index} textAnchor="middle" fill="var(--ink-soft)" y={space.bottom + 24 * textScale}>
            {labels[index]?.map((line, lineIndex) => (
              <tspan key={line} x={space.x(index)} dy={lineIndex === 0 ? 0 : '1.25em'}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
        {children(space)}
      </svg>
      {above?.(space)}
    </div>
  );
}

/** The width that an element has, in CSS pixels, and how much larger than usual the browser shows text. */
function useRoom(ref: RefObject<HTMLElement | null>): { width: number; textScale: number } {
  const [room, setRoom] = useState({ width: 320, textScale: 1 });
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom({ width: Math.round(entry.contentRect.width), textScale: rootSize / usualRootSize });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}

/** The root's font size in pixels (app.css) when the browser shows text at its usual size. */
const usualRootSize = 17;
