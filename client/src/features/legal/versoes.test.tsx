import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentoLegal, documentosLegais, versoesLegais } from '@meridia/shared/versoes-legais.ts';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { brand } from '../../messages/brand.ts';
import { createAppRouter } from '../../router.tsx';
import { type LegalContent, LegalText } from './legal-document.tsx';
import { lgpd } from './lgpd/lgpd.tsx';
import { privacidade } from './privacidade/privacidade.tsx';
import { termos } from './termos/termos.tsx';

const contents: Record<DocumentoLegal, LegalContent> = { termos, privacidade, lgpd };
const folder = join(import.meta.dirname, 'versoes');
const published = documentosLegais.flatMap((documento) =>
  versoesLegais[documento].map(({ numero, data }) => ({
    documento,
    numero,
    data,
    file: `${documento}-${numero}.html`,
  })),
);

/** The text as it is kept: with the settings as names, without looks, one element a line. */
function write(content: LegalContent): string {
  const router = createAppRouter({ history: createMemoryHistory() });
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <LegalText {...content} />
    </RouterContextProvider>,
  );
  const settings = [
    [brand.instituteName, 'institute-name'],
    [brand.cnpj, 'institute-cnpj'],
    [brand.supportEmail, 'support-email'],
    [brand.privacyEmail, 'privacy-email'],
    [brand.name, 'app-name'],
  ] as const;
  const named = settings.reduce(
    (text, [value, name]) =>
      text.replaceAll(value, `{{${name}}}`).replaceAll(encodeURIComponent(value), encodeURIComponent(`{{${name}}}`)),
    html,
  );
  return `${named
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/<(?=(?:section|h2|h3|p|ul|ol|li|dl|dt|dd)\b)/g, '\n<')
    .trim()}\n`;
}

describe('the versions of the legal texts', () => {
  it.each(documentosLegais)('the page of %s shows the text of its newest version', async (documento) => {
    // A changed text needs a new version in shared/versoes-legais.ts (CONTRIBUTING.md, recipe 11).
    await expect(write(contents[documento])).toMatchFileSnapshot(
      `./versoes/${documento}-${versoesLegais[documento][0].numero}.html`,
    );
  });

  it('no published text has changed, and none is missing', () => {
    const sums = published
      .map(
        ({ file }) =>
          `${createHash('sha256')
            .update(readFileSync(join(folder, file)))
            .digest('hex')}  ${file}`,
      )
      .sort((a, b) => a.slice(66).localeCompare(b.slice(66)));
    expect(sums).toEqual(readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n'));
    const kept = readdirSync(folder).filter((name) => name !== 'SHA256SUMS');
    expect(kept.sort()).toEqual(published.map(({ file }) => file).sort());
  });

  it('each document has its versions once, newest first, and says what changed', () => {
    for (const documento of documentosLegais) {
      const versoes = versoesLegais[documento];
      expect(new Set(versoes.map(({ numero }) => numero)).size).toBe(versoes.length);
      const dates = versoes.map(({ data }) => data);
      expect(dates).toEqual([...dates].sort().reverse());
      for (const { mudou, numero } of versoes) {
        expect(mudou.length).toBeGreaterThan(40);
        expect(numero).toMatch(/^\d+\.\d+$/);
      }
    }
  });
});
