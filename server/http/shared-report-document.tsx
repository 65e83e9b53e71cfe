import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Addresses of the product's two font files. */
export interface PageFonts {
  serif: string;
  sans: string;
}

/** A whole page in the product's design: no script, no bundle, nothing from other addresses except the clinic's logo. */
export function sharedDocument(title: string, fonts: PageFonts | null, body: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow, noarchive" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        {/* A chat shows this text as the link's preview. It names no person. */}
        <meta property="og:title" content="Relatório compartilhado" />
        <meta property="og:description" content="Abra o link no seu navegador para ler." />
        <title>{title}</title>
        <style>{fontFaces(fonts) + styles}</style>
      </head>
      <body>{body}</body>
    </html>,
  )}`;
}

function fontFaces(fonts: PageFonts | null): string {
  if (!fonts) return '';
  const face = (family: string, weights: string, url: string) =>
    `@font-face{font-family:'${family}';font-display:swap;font-weight:${weights};src:url(${url}) format('woff2-variations')}`;
  return face('Meridia Serif', '400 700', fonts.serif) + face('Figtree Variable', '300 900', fonts.sans);
}

// The same values as client/src/styles/app.css.
const styles = `
:root{color-scheme:light dark;--ground:light-dark(#fbf8f3,#14171a);--surface:light-dark(#fffefb,#1b1f23);--ink:light-dark(#1e2422,#ece7de);--soft:light-dark(#56605c,#a9b0ad);--line:light-dark(#e4dccf,#30363b);--jade:light-dark(#1f5e4b,#7fcbae);--solid:light-dark(#1f5e4b,#2d7a62);
--font-serif:'Meridia Serif',Georgia,'Songti SC','Noto Serif SC',serif;--font-sans:'Figtree Variable',ui-sans-serif,system-ui,sans-serif}
*{box-sizing:border-box}
html{font-size:106.25%;-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 var(--font-sans);overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
.largura{max-width:68rem;margin:0 auto;padding:0 1rem}
.marca{display:flex;align-items:center;gap:.875rem;padding:1.25rem 0;border-bottom:2px solid var(--jade)}
.marca img{display:block;max-height:3.5rem;max-width:11rem;width:auto;height:auto;object-fit:contain}
.marca p{min-width:0;overflow-wrap:anywhere;margin:0;font:600 1.25rem/1.2 var(--font-serif);color:var(--jade)}
.carta{padding:1.75rem 0 1.5rem;max-width:44rem}
.saudacao{margin:0 0 .5rem;font:600 2rem/1.15 var(--font-serif)}
.carta p{margin:0 0 .75rem}
.suave{color:var(--soft);font-size:.9375rem}
.botao{display:inline-flex;align-items:center;min-height:2.75rem;margin:.5rem 0 1rem;padding:.5rem 1.25rem;border-radius:10px;background:var(--solid);color:#fffdf9;font-weight:600;text-decoration:none}
.botao:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--jade);outline-offset:2px}
.folha{border:1px solid var(--line);border-radius:10px;overflow:clip;background:#fffefb}
.texto-da-carta{padding:1.25rem 1.5rem;max-width:44rem;background:var(--surface)}
.texto-da-carta h2{margin:1.25rem 0 .5rem;font:600 1.375rem/1.2 var(--font-serif);color:var(--jade)}
.texto-da-carta section:first-child h2{margin-top:0}
.texto-da-carta p{margin:0 0 .75rem}
.texto-da-carta ul{margin:0 0 .75rem;padding-left:1.25rem}
.texto-da-carta li{margin:0 0 .5rem}
.fim{padding:1.75rem 0 3rem;max-width:44rem}
.fim h2,.aviso h1{margin:0 0 .5rem;font:600 1.375rem/1.2 var(--font-serif)}
.fim p{margin:0 0 .75rem}
.aviso{min-height:70dvh;display:grid;align-content:center;max-width:34rem;margin:0 auto;padding:2rem 1rem}
.aviso h1{font-size:1.875rem}
.aviso p{margin:0 0 .75rem}
@media (max-width:40rem){.folha{margin-inline:-1rem;border-inline:0;border-radius:0}.saudacao{font-size:1.625rem}}
@media screen{.no-papel{display:none}}
@media print{.largura>:not(.no-papel){display:none}}
`.trim();
