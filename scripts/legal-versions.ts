import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { escapeHtml } from '@meridia/server/http/pages/page-settings.ts';
import { dateFormats, saoPaulo } from '@meridia/shared/dates.ts';
import { caminhoDaVersao, documentosLegais, paginasLegais, versoesLegais } from '@meridia/shared/versoes-legais.ts';

const folder = fileURLToPath(new URL('../client/src/features/legal/versoes/', import.meta.url));

interface LegalVersionPage {
  path: string;
  file: string;
  html: string;
}

/** One plain document for each published version: without scripts and without the app, so that it reads the same in ten years. */
export function composeLegalVersions(): Promise<LegalVersionPage[]> {
  return Promise.all(
    documentosLegais.flatMap((documento) =>
      versoesLegais[documento].map(async ({ numero, data, mudou }, index): Promise<LegalVersionPage> => {
        const { titulo, caminho } = paginasLegais[documento];
        const text = await readFile(`${folder}${documento}-${numero}.html`, 'utf8');
        const day = dateFormats(saoPaulo).formatDate(`${data}T12:00:00-03:00`);
        const newer = index === 0 ? '' : ` Há uma <a href="${caminho}">versão mais nova</a>.`;
        return {
          path: caminhoDaVersao(documento, numero),
          file: `versao-${documento}-${numero}.html`,
          html: `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${escapeHtml(titulo)}, versão ${numero} · {{app-name}}</title>
<style>${style}</style>
</head>
<body>
<header>
<p><a href="${caminho}">${escapeHtml(titulo)} em {{app-name}}</a></p>
<h1>${escapeHtml(titulo)}, versão ${numero}</h1>
<p>Publicada em ${day}.${newer}</p>
<p><strong>O que mudou:</strong> ${escapeHtml(mudou)}</p>
</header>
<main>
${text}</main>
</body>
</html>
`,
        };
      }),
    ),
  );
}

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.25; }
h2 { margin-top: 2.25rem; }
main p { white-space: pre-line; }
a { color: inherit; }
header { border-bottom: 1px solid; margin-bottom: 1.5rem; padding-bottom: 0.5rem; }
table { border-collapse: collapse; }
td, th { border: 1px solid; padding: 0.4rem 0.6rem; text-align: left; }
dt { font-weight: 600; margin-top: 0.75rem; }
dd { margin: 0; }
`;
