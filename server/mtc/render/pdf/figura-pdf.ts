import type { ReactElement } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Texturas } from '../texturas.tsx';

/**
 * A drawing of the screen (server/mtc/render) as one SVG that contains its own patterns, size and fonts.
 * @returns '' for a figure that has nothing to show
 */
export function figuraSvg(figura: ReactElement | null): string {
  const svg = renderToStaticMarkup(figura)
    // pdfmake draws a dash of length 0 as a whole ring.
    .replace(/<circle [^>]*stroke-dasharray="0(?:\.0)? [^>]*><\/circle>/g, '')
    // Texts for screen readers would only add weight on paper.
    .replace(/<(title|desc)\b[^>]*>.*?<\/\1>/gs, '');
  const [, largura, altura] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!largura || !altura) return '';
  return svg.replace('>', () => ` width="${largura}" height="${altura}"><style>${letras}</style>${texturas}`);
}

/** The text classes of the figures, in the fonts of server/pdf/fonts. */
const letras =
  '.rel-roda-nome{font-family:Sans;font-size:12.5px;fill:#1E2422}.rel-roda-valor{font-family:Serifa;font-size:17px;font-weight:bold;fill:#1E2422}.rel-figura-texto{font-family:Sans}';

const [texturas = ''] = /<defs>.*?<\/defs>/s.exec(renderToStaticMarkup(createElement(Texturas))) ?? [];
