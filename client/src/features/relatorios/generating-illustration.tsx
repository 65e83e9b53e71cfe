import { relatorioStages } from '@meridia/shared/relatorio-progress.ts';
import { cx } from '../../lib/cx.ts';
import './generating-illustration.css';

const center = 120;
const radius = 96;
const circumference = 2 * Math.PI * radius;

/**
 * A circle around a tongue, with five points for the stages of the work. The circle closes as the work goes on. Decoration: the bar
 * below names the stage.
 */
export function GeneratingIllustration({ percent, className }: { percent: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 240 240"
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx={center} cy={center} r={radius} className="stroke-line" strokeWidth="2" />
      <circle
        cx={center}
        cy={center}
        r={radius}
        className="generating-arc stroke-jade-ink"
        strokeWidth="2.5"
        strokeDasharray={circumference}
        strokeDashoffset={circumference * (1 - percent / 100)}
        transform={`rotate(-90 ${center} ${center})`}
      />
      {percent < 100 && (
        <g className="generating-orbit">
          <circle cx={center} cy={center - radius} r="4" className="fill-cinnabar-ink" />
        </g>
      )}
      {relatorioStages.map(({ stage, from }, index) => {
        const angle = (index / relatorioStages.length) * 2 * Math.PI - Math.PI / 2;
        const reached = percent >= from;
        return (
          <circle
            key={stage}
            cx={center + radius * Math.cos(angle)}
            cy={center + radius * Math.sin(angle)}
            r="9"
            strokeWidth="2"
            className={cx(
              'generating-station',
              reached ? 'fill-jade-ink stroke-jade-ink' : 'fill-ground stroke-line-strong',
            )}
          />
        );
      })}
      <g
        className="generating-tongue stroke-ink"
        strokeWidth="1.7"
        transform={`translate(${center - 72} ${center - 71}) scale(1.2)`}
      >
        <path d="M14 36c10-9 21-17 31-17 6 0 10 3 15 5 5-2 9-5 15-5 10 0 21 8 31 17" />
        <path d="M14 36c8 4 14 6 19 7M106 36c-8 4-14 6-19 7" />
        <path d="M33 43c-1-5 5-9 12-9 6 0 9 3 15 3s9-3 15-3c7 0 13 4 12 9" />
        <path d="M33 43c-2 18-2 35 5 47 5 9 13 14 22 14s17-5 22-14c7-12 7-29 5-47" />
        <path d="M60 50c-1 8 1 17 0 26-.4 4-.4 7 0 10" />
      </g>
    </svg>
  );
}
