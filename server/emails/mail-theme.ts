/**
 * The product's colours (client/src/styles/app.css). Mail cannot use that file, because mail programs do not understand CSS
 * variables.
 */
export const light = {
  ground: '#fbf8f3',
  surface: '#fffefb',
  sunken: '#f3eee5',
  ink: '#1e2422',
  inkSoft: '#56605c',
  line: '#e4dccf',
  jade: '#1f5e4b',
  jadeInk: '#1f5e4b',
  onSolid: '#fffdf9',
} as const;

const dark: Record<keyof typeof light, string> = {
  ground: '#14171a',
  surface: '#1b1f23',
  sunken: '#22272b',
  ink: '#ece7de',
  inkSoft: '#a9b0ad',
  line: '#30363b',
  jade: '#2d7a62',
  jadeInk: '#7fcbae',
  onSolid: '#fffdf9',
};

export const serif =
  "'Source Serif 4', 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Times New Roman', serif";
export const sans = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const darkRules: Record<string, string> = {
  // The table in the body repeats the background, for programs that drop the body.
  '.ground': `background-color: ${dark.ground} !important`,
  '.ground > table > tbody > tr > td': `background-color: ${dark.ground} !important`,
  '.surface': `background-color: ${dark.surface} !important; border-color: ${dark.line} !important`,
  '.rule': `border-color: ${dark.line} !important`,
  '.sunken': `background-color: ${dark.sunken} !important`,
  '.ink': `color: ${dark.ink} !important`,
  '.ink-soft': `color: ${dark.inkSoft} !important`,
  '.jade-ink': `color: ${dark.jadeInk} !important`,
  '.solid': `background-color: ${dark.jade} !important; color: ${dark.onSolid} !important`,
};

/**
 * Light colours are inline, because some programs understand nothing else. Programs that follow the system's colour scheme read
 * the media query; Outlook on the web sets an attribute on the message instead ([data-ogsc]).
 */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .page { padding: 16px 12px !important; } .inside { padding: 24px 20px !important; } }
@media (prefers-color-scheme: dark) { ${inDark((selector) => selector)} }
${inDark((selector) => `[data-ogsc] ${selector}`)}
`;

function inDark(scope: (selector: string) => string): string {
  return Object.entries(darkRules)
    .map(([selector, rule]) => `${scope(selector)} { ${rule}; }`)
    .join(' ');
}
