import type { Analise } from '@meridia/shared/relatorio.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RodaElementos } from '../roda-elementos.tsx';
import { Texturas } from '../texturas.tsx';

/** The five-element wheel of the screen as one SVG that brings its patterns and its style along. */
export function rodaSvg(analise: Analise): string {
  const [texturas = ''] = /<defs>.*?<\/defs>/s.exec(renderToStaticMarkup(createElement(Texturas))) ?? [];
  const roda = renderToStaticMarkup(createElement(RodaElementos, { analise }))
    // A dash of no length is drawn as a whole ring by pdfmake.
    .replace(/<circle [^>]*stroke-dasharray="0\.0 [^>]*><\/circle>/g, '');
  return roda.replace('>', () => ` width="320" height="292"><style>${estilo}</style>${texturas}`);
}

const estilo =
  '.rel-roda-nome{font-family:Sans;font-size:12.5px;fill:#1E2422}.rel-roda-valor{font-family:Serifa;font-size:17px;font-weight:bold;fill:#1E2422}';
