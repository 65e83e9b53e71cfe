import { toPlainText } from 'react-email';

/** Marks the button. The text part shows it as its label, with the address on a line of its own. */
export const inTextAsAction = 'data-action';

/** The part of html-to-text's builder that is used here; react-email does not export its types. */
interface TextBuilder {
  openBlock(options: { leadingLineBreaks: number }): void;
  closeBlock(options: { trailingLineBreaks: number }): void;
  addInline(text: string, options?: { noWordTransform: boolean }): void;
  addLineBreak(): void;
}

interface LinkElement {
  attribs: { href: string };
  children: unknown;
}

/** The text part of a message, for people who read or listen to text: the same words, with the address in place of the button. */
export function toText(html: string): string {
  const text = toPlainText(html, {
    formatters: { action: formatAction },
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: `a[${inTextAsAction}]`, format: 'action' },
    ],
  });
  return `${text.trim().replace(/\n{3,}/g, '\n\n')}\n`;
}

function formatAction(
  link: LinkElement,
  walk: (children: unknown, builder: TextBuilder) => void,
  builder: TextBuilder,
): void {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(link.children, builder);
  builder.addInline(':');
  builder.addLineBreak();
  builder.addInline(link.attribs.href, { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 2 });
}
