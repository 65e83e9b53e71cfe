import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface MarkedTextProps {
  /** The text in the field. */
  texto: string;
  /** The stretches to mark, in order. */
  marks: readonly { inicio: number; fim: number }[];
  /** One `Textarea`. */
  children: ReactNode;
}

/**
 * Marks words inside a text field. A field cannot show marks, so a layer with the same letters lies over it: they are invisible, and
 * only their underlines show.
 */
export function MarkedText({ texto, marks, children }: MarkedTextProps) {
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const field = frame.current?.querySelector('textarea');
    const letters = layer.current;
    if (!field || !letters || marks.length === 0) return;
    const follow = () => {
      // Without its scroll bar, so that the lines break alike.
      letters.style.width = `${field.clientWidth}px`;
      letters.style.height = `${field.clientHeight}px`;
      letters.scrollTop = field.scrollTop;
    };
    follow();
    field.addEventListener('scroll', follow);
    const resized = new ResizeObserver(follow);
    resized.observe(field);
    return () => {
      field.removeEventListener('scroll', follow);
      resized.disconnect();
    };
  }, [marks]);

  return (
    <div ref={frame} className="relative grid">
      {children}
      {marks.length > 0 && (
        <div
          ref={layer}
          aria-hidden
          data-marks
          className="pointer-events-none absolute top-px left-px overflow-hidden px-3.5 py-2 leading-normal wrap-break-word whitespace-pre-wrap text-transparent select-none"
        >
          {segmentsOf(texto, marks).map(({ at, text, marked }) =>
            marked ? (
              <span
                key={at}
                className="underline decoration-ink-soft/65 decoration-dotted decoration-2 underline-offset-4"
              >
                {text}
              </span>
            ) : (
              text
            ),
          )}
          {/* A last empty line has a height in the field, and has none here without a letter. */}
          {'\u200b'}
        </div>
      )}
    </div>
  );
}

function segmentsOf(texto: string, marks: MarkedTextProps['marks']) {
  const segments = marks.flatMap(({ inicio, fim }, index) => [
    { at: marks[index - 1]?.fim ?? 0, text: texto.slice(marks[index - 1]?.fim ?? 0, inicio), marked: false },
    { at: inicio, text: texto.slice(inicio, fim), marked: true },
  ]);
  const end = marks.at(-1)?.fim ?? 0;
  return [...segments, { at: end, text: texto.slice(end), marked: false }];
}
