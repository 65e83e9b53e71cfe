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
  /** As its package.json has it, an SPDX expression; null: it says nothing. */
  licence: string | null;
  /** Which side it may reach: bundled into it, or installed beside it. */
  reaches: ReadonlySet<'server' | 'client'>;
}

/** Of the client's build tools, those of which a piece stands in its files: Tailwind's base styles, and Vite's loader of chunks. */
const partsOfTheClient = ['tailwindcss', 'vite'];

/**
 * Every package that may reach `dist/server` or `dist/client`: what server and client need at run time, with all that those bring.
 * It is more than what is bundled, never less. Read from what is installed, by name and version.
 */
export function readThirdParty(): ThirdParty[] {
  const found = new Map<string, ThirdParty & { reaches: Set<'server' | 'client'> }>();
  const visit = (dir: string, side: 'server' | 'client'): void => {
    const { name, version = '', license = null, ...manifest } = readManifest(dir);
    const own = name.startsWith('@meridia/');
    // The client takes the server's types alone.
    if (own && side === 'client' && name === '@meridia/server') return;
    const key = `${name}@${version}`;
    const known = found.get(key);
    if (known?.reaches.has(side)) return;
    if (known) known.reaches.add(side);
    else if (!own) found.set(key, { name, version, licence: license, reaches: new Set([side]) });
    for (const next of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      const at = findPackage(dir, next);
      // Optional ones are there on their own platform only.
      if (at) visit(at, side);
      else if (next in manifest.dependencies) throw new Error(`${next}, which ${key} needs, is not installed`);
    }
  };
  visit(join(root, 'server'), 'server');
  visit(join(root, 'client'), 'client');
  // Their own code alone: what they are made with stays on the machine that builds.
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

/** As Node resolves: the nearest folder of packages above. */
function findPackage(from: string, name: string): string | null {
  for (let dir = realpathSync(from); ; dir = dirname(dir)) {
    const folder = basename(dir) === 'node_modules' ? dir : join(dir, 'node_modules');
    if (existsSync(join(folder, name, 'package.json'))) return realpathSync(join(folder, name));
    if (dir === dirname(dir)) return null;
  }
}
