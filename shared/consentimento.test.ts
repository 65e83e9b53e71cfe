import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { consentimento, consentimentoDoCliente } from './consentimento.ts';

/** Of every published version. A line never changes: a changed text needs a new version, because consents name theirs. */
const published: Record<string, string> = {
  'terapeuta 2026-11': '1c31db623d1c42d67c519e6ed112f89faa0b5eca8976b403935874afbeb51af2',
  'cliente 2026-11.2': '1288c5283f69f3e3627dcd00906a1464395311f8c87aa3eca4f1e2074d8ac240',
};

const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

it('no consent text has changed under its version', () => {
  const { versao, ...textos } = consentimentoDoCliente;
  expect(sha256(consentimento.texto)).toBe(published[`terapeuta ${consentimento.versao}`]);
  expect(sha256(textos)).toBe(published[`cliente ${versao}`]);
});
