import type { ThirdParty } from './read-packages.ts';

/** These licences only require their notice to be kept; our own code stays closed. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // For fonts: they may be embedded, but not sold alone.
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** Packages under other licences, each with the reason why it is allowed. */
const exceptions: readonly { name: RegExp; licence: string | null; reason: string }[] = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    reason:
      'libvips and what it brings (LGPL, MPL): a shared library in a file of its own, loaded at run time and replaceable; bundled nowhere',
  },
  {
    name: /^dictionary-pt$/,
    licence: '(LGPL-3.0 OR MPL-2.0)',
    reason: 'word list of VERO, taken under the MPL: unchanged files of their own, read at run time; bundled nowhere',
  },
  { name: /^png-js$/, licence: null, reason: 'its package.json says nothing; its LICENSE file is the MIT licence' },
];

export type Verdict = { allowed: true; reason: string | null } | { allowed: false };

export function judgeLicence({ name, licence }: Pick<ThirdParty, 'name' | 'licence'>): Verdict {
  const exception = exceptions.find((candidate) => candidate.name.test(name) && candidate.licence === licence);
  if (exception) return { allowed: true, reason: exception.reason };
  return licence !== null && isPermissive(licence) ? { allowed: true, reason: null } : { allowed: false };
}

/** For an SPDX expression: all parts of at least one of its choices must be permissive. */
function isPermissive(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => permissive.has(licence.trim())));
}
