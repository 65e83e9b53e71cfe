import type { Assinatura } from '@meridia/shared/consentimento.ts';
import { type PointerEvent, useRef } from 'react';
import { FieldGroup } from '../../components/form/field.tsx';
import { Button } from '../../components/ui/button.tsx';

interface AssinaturaFieldProps {
  name: string;
  error: string | undefined;
  value: Assinatura | null;
  onChange: (value: Assinatura | null) => void;
}

const [width, height] = [1000, 300];
/** Points closer than this are left out: a signature stays small. */
const least = 6;

/** A signature by finger, pen or mouse. The typed name is enough without it, so it needs no keyboard. */
export function AssinaturaField({ name, error, value, onChange }: AssinaturaFieldProps) {
  const drawing = useRef(false);
  const strokes = value ?? [];

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): [number, number] => {
    const box = currentTarget.getBoundingClientRect();
    const within = (share: number, size: number) => Math.round(Math.min(1, Math.max(0, share)) * size);
    return [within((clientX - box.left) / box.width, width), within((clientY - box.top) / box.height, height)];
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (!drawing.current) return;
    const [x, y] = pointOf(event);
    const stroke = strokes.at(-1) ?? [];
    const [lastX = x, lastY = y] = stroke.slice(-2);
    if (Math.hypot(x - lastX, y - lastY) < least || stroke.length >= 600) return;
    onChange([...strokes.slice(0, -1), [...stroke, x, y]]);
  };

  const stop = () => {
    drawing.current = false;
  };

  return (
    <FieldGroup name={name} label="Assinatura com o dedo" hint="Se quiser. O seu nome escrito já vale." error={error}>
      {() => (
        <>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={strokes.length > 0 ? 'Sua assinatura' : 'Espaço para assinar com o dedo'}
            className="aspect-[10/3] w-full touch-none rounded-control border border-line-strong bg-surface text-ink"
            onPointerDown={(event) => {
              drawing.current = true;
              event.currentTarget.setPointerCapture(event.pointerId);
              if (strokes.length < 60) onChange([...strokes, pointOf(event)]);
            }}
            onPointerMove={draw}
            onPointerUp={stop}
            onPointerCancel={stop}
          >
            {strokes.map((stroke, index) => (
              <polyline
                // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only ever added at the end.
                key={index}
                points={stroke.join(' ')}
                fill="none"
                stroke="currentColor"
                strokeWidth={6}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            ))}
          </svg>
          {strokes.length > 0 && (
            <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => onChange(null)}>
              Limpar a assinatura
            </Button>
          )}
        </>
      )}
    </FieldGroup>
  );
}
