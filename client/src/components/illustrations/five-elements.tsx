import { type IllustrationProps, LineArt } from './line-art.tsx';

const center = { x: 150, y: 150 };
const radius = 104;
const nodeRadius = 35;

/** In the order of generation, from the top clockwise. */
const elements = [
  { id: 'fogo', label: 'Fogo', color: 'text-fogo' },
  { id: 'terra', label: 'Terra', color: 'text-terra' },
  { id: 'metal', label: 'Metal', color: 'text-metal' },
  { id: 'agua', label: 'Água', color: 'text-agua' },
  { id: 'madeira', label: 'Madeira', color: 'text-madeira' },
] as const;

type ElementId = (typeof elements)[number]['id'];

interface WheelProps extends IllustrationProps {
  /** Involvement of each element, 0 to 100, shown in place of its sign. From 60 on the ring is thicker. */
  scores?: Readonly<Record<ElementId, number>>;
}

/** The wheel of the five elements. The circle is the generation cycle, the inner lines are the control cycle. */
export function FiveElementsWheel({ scores, ...props }: WheelProps) {
  return (
    <LineArt viewBox="0 0 300 300" {...props}>
      <g className="text-ink-soft" stroke="currentColor" strokeWidth="1.5">
        {elements.map((element, index) => (
          <path key={element.id} d={arc(index)} />
        ))}
        <g strokeDasharray="2 5" opacity="0.75">
          {elements.map((element, index) => (
            <path key={element.id} d={chord(index, index + 2)} />
          ))}
        </g>
      </g>
      {elements.map((element, index) => {
        const { x, y } = place(index);
        return (
          <g key={element.id} className={element.color} stroke="currentColor">
            <circle
              cx={x}
              cy={y}
              r={nodeRadius}
              className="fill-surface"
              strokeWidth={scores && scores[element.id] >= 60 ? 6 : 2.5}
            />
            {scores ? (
              <text
                x={x}
                y={y + 1}
                textAnchor="middle"
                stroke="none"
                className="fill-ink font-serif text-[19px] font-semibold"
              >
                {scores[element.id]}
              </text>
            ) : (
              <Mark id={element.id} x={x} y={y - 8} />
            )}
            <text
              x={x}
              y={y + 18}
              textAnchor="middle"
              stroke="none"
              className="fill-ink font-sans text-[12.5px] font-semibold"
            >
              {element.label}
            </text>
          </g>
        );
      })}
    </LineArt>
  );
}

/** A sign per element, so that colour is never the only difference. */
function Mark({ id, x, y }: { id: ElementId; x: number; y: number }) {
  const paths = {
    madeira: 'M0 8V-8M0 2c-5 0-7-3-7-7M0-1c5 0 7-3 7-7',
    fogo: 'M0 8c-5 0-7-3-7-6.5C-7-3-1-4 0-10c3 3 7 6 7 11 0 4-2.5 7-7 7z',
    terra: 'M-9 6H9M-6 0H6M-3-6H3',
    metal: 'M0-8 8 0 0 8-8 0z',
    agua: 'M-9-4c3-3 6-3 9 0s6 3 9 0M-9 4c3-3 6-3 9 0s6 3 9 0',
  } as const;
  return <path d={paths[id]} transform={`translate(${x} ${y})`} />;
}

function place(index: number, distance = radius): { x: number; y: number } {
  const angle = angleOf(index);
  return { x: round(center.x + distance * Math.cos(angle)), y: round(center.y + distance * Math.sin(angle)) };
}

function angleOf(index: number): number {
  return (index * 2 * Math.PI) / elements.length - Math.PI / 2;
}

// An arc with an arrow head, from the edge of one node to the edge of the next.
function arc(index: number): string {
  const gap = (nodeRadius + 8) / radius;
  const from = pointAt(angleOf(index) + gap);
  const to = pointAt(angleOf(index + 1) - gap);
  return `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}${head(to, angleOf(index + 1) - gap + Math.PI / 2)}`;
}

function chord(fromIndex: number, toIndex: number): string {
  const a = place(fromIndex);
  const b = place(toIndex);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const share = (nodeRadius + 8) / length;
  const at = (t: number) => `${round(a.x + (b.x - a.x) * t)} ${round(a.y + (b.y - a.y) * t)}`;
  return `M${at(share)}L${at(1 - share)}`;
}

function head(tip: { x: number; y: number }, direction: number): string {
  const wing = (turn: number) => {
    const angle = direction + Math.PI + turn;
    return `${round(tip.x + 7 * Math.cos(angle))} ${round(tip.y + 7 * Math.sin(angle))}`;
  };
  return `M${wing(0.5)}L${tip.x} ${tip.y}L${wing(-0.5)}`;
}

function pointAt(angle: number): { x: number; y: number } {
  return { x: round(center.x + radius * Math.cos(angle)), y: round(center.y + radius * Math.sin(angle)) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
