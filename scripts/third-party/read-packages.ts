import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));

const manifestSchema = z.object({
  name: z.string(),
  version: z.string().optional(),
  license: z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]).optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

export interface ThirdParty {
  name: string;
  version: string;
  /** The SPDX expression of its package.json; null when there is none. */
  licence: string | null;
  /** Where it may go: bundled into this part, or installed beside it. */
  reaches: ReadonlySet<'server' | 'client'>;
}

/** The client's build tools that leave code of their own in its files: Tailwind's base styles and Vite's chunk loader. */
const partsOfTheClient = ['tailwindcss', 'vite'];

/**
 * Every package that may reach `dist/server` or `dist/client`: the packages that server and client need at run time, with all
 * their dependencies. The list may be longer than what is really bundled, but never shorter. It is read from the installed
 * packages, by name and version.
 */
export function readThirdParty(): ThirdParty[] {
  const found = new Map<string, ThirdParty & { reaches: Set<'server' | 'client'> }>();
  const visit = (dir: string, side: 'server' | 'client'): void => {
    const { name, version = '', license = null, ...manifest } = readManifest(dir);
    const own = name.startsWith('@meridia/');
    // The client only imports types of the server.
    if (own && side === 'client' && name === '@meridia/server') return;
    const key = `${name}@${version}`;
    const known = found.get(key);
    if (known?.reaches.has(side)) return;
    if (known) known.reaches.add(side);
    else if (!own) found.set(key, { name, version, licence: license, reaches: new Set([side]) });
    for (const next of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      const at = findPackage(dir, next);
      // Optional packages are installed only on their own platform.
      if (at) visit(at, side);
      else if (next in manifest.dependencies) throw new Error(`${next}, which ${key} needs, is not installed`);
    }
  };
  visit(join(root, 'server'), 'server');
  visit(join(root, 'client'), 'client');
  // Only their own code: the packages that they are built with stay on the build machine.
  for (const tool of partsOfTheClient) {
    const at = findPackage(join(root, 'client'), tool);
    if (!at) throw new Error(`${tool} is not installed`);
    const { name, version = '', license = null } = readManifest(at);
    found.set(`${name}@${version}`, { name, version, licence: license, reaches: new Set(['client']) });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function readManifest(dir: string) {
  return manifestSchema.parse(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')));
}

/** As Node resolves: the nearest `node_modules` folder above. */
function findPackage(from: string, name: string): string | null {
  for (let dir = realpathSync(from); ; dir = dirname(dir)) {
    const folder = basename(dir) === 'node_modules' ? dir : join(dir, 'node_modules');
    if (existsSync(join(folder, name, 'package.json'))) return realpathSync(join(folder, name));
    if (dir === dirname(dir)) return null;
  }
}
