import type { ReactElement } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Texturas } from '../texturas.tsx';

/**
 * A drawing of the screen (server/mtc/render) as one SVG that brings its patterns, its size and its letters along.
 * @returns '' for a figure that has nothing to show
 */
export function figuraSvg(figura: ReactElement | null): string {
  const svg = renderToStaticMarkup(figura)
    // A dash of no length is drawn as a whole ring by pdfmake.
    .replace(/<circle [^>]*stroke-dasharray="0(?:\.0)? [^>]*><\/circle>/g, '')
    // Words for those who hear the page; on paper they would be nothing but weight.
    .replace(/<(title|desc)\b[^>]*>.*?<\/\1>/gs, '');
  const [, largura, altura] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!largura || !altura) return '';
  return svg.replace('>', () => ` width="${largura}" height="${altura}"><style>${letras}</style>${texturas}`);
}

/** The classes of text in the figures, in the fonts of server/pdf/fonts. */
const letras =
  '.rel-roda-nome{font-family:Sans;font-size:12.5px;fill:#1E2422}.rel-roda-valor{font-family:Serifa;font-size:17px;font-weight:bold;fill:#1E2422}.rel-figura-texto{font-family:Sans}';

const [texturas = ''] = /<defs>.*?<\/defs>/s.exec(renderToStaticMarkup(createElement(Texturas))) ?? [];
