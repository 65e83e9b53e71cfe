import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Leitor } from './para-quem-recebe.ts';
import { RelatorioArtigo } from './relatorio-artigo.tsx';

/**
 * A report as one embeddable fragment `<article class="relatorio">` with its own style: no scripts, and nothing external except
 * the client's photos under /api/fotos and the clinic's logo. Every text is escaped.
 */
export function montarHtml(relatorio: Relatorio, leitor: Leitor = 'terapeuta'): string {
  return renderToStaticMarkup(createElement(RelatorioArtigo, { relatorio, leitor }));
}
