import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './outcome.ts';

interface Breach {
  file: string;
  line: number;
  /** The removed condition. */
  condition: string;
  broken: string;
  /** The tests that must fail. */
  suites: readonly string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const codeSuites = ['code-alone', 'procedures', 'plain-routes', 'mass-assignment'].map(suite);
const policySuites = ['row-level-security', 'database-roles'].map(suite);

/**
 * Removes each ownership condition of the code and each ownership policy of the database, one at a time in a copy of the tree,
 * and checks that the authorization tests fail. `S3_ONLY=text` runs only the breaches whose file contains the text.
 */
export async function removedOwnershipChecks(): Promise<Outcome> {
  const copy = copyTree();
  try {
    const breaches = [...findConditions(), ...findPolicies()].filter(({ file }) =>
      file.includes(process.env.S3_ONLY ?? ''),
    );
    // A test suite that fails without a breach would seem to notice every breach.
    const red = [...codeSuites, ...policySuites].filter((path) => notices(copy, path));
    if (red.length > 0) throw new Error(`these tests fail although no check was removed: ${red.join(', ')}`);
    const missed: string[] = [];
    for (const breach of breaches) {
      const file = join(copy, breach.file);
      const sound = readFileSync(file, 'utf8');
      writeFileSync(file, breach.broken);
      if (!breach.suites.some((path) => notices(copy, path))) {
        missed.push(`${breach.file}:${breach.line} ${breach.condition}`);
        console.error(`not noticed: ${missed.at(-1)}`);
      }
      writeFileSync(file, sound);
    }
    return {
      id: 'S3',
      passed: breaches.length > 0 && missed.length === 0,
      figures: `${breaches.length - missed.length} of ${breaches.length} removed ownership checks noticed`,
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function suite(name: string): string {
  return `tests/authorization/${name}.test.ts`;
}

// A comparison of an owner's column with the actor, in drizzle or in SQL.
const comparisons = [
  {
    pattern: /\beq\(\s*\w+\.(?:terapeutaId|userId|accountId|ownerId|id),\s*(?:actor|owner)\.id,?\s*\)/g,
    instead: 'undefined',
  },
  {
    pattern:
      /\b(?:\w+\.)?(?:terapeuta_id|user_id|account_id|owner_id)\s*=\s*(?:\$\{(?:actor|owner)\.id\}(?:::uuid)?|actor\.id\b)/g,
    instead: 'true',
  },
];

function findConditions(): Breach[] {
  return tracked('server', '.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return comparisons.flatMap(({ pattern, instead }) =>
        [...text.matchAll(pattern)].map((found) => breach(file, text, found, instead, codeSuites)),
      );
    });
}

function findPolicies(): Breach[] {
  const migrations = tracked('drizzle/migrations', '.sql').map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
  return migrations.flatMap(({ file, text }, index) => {
    const later = migrations.slice(index + 1).map((migration) => migration.text);
    // A policy that a later migration drops protects nothing any more; the policy that replaces it is a breach of its own.
    const inForce = (table = '') => !later.some((sql) => sql.includes(`DROP POLICY own_rows ON ${table};`));
    return [...text.matchAll(/CREATE POLICY own_rows ON (\w+) TO meridia_app\s+([^;]+);/g)]
      .filter(([, table]) => inForce(table))
      .map((found) => {
        const open = found[0].replace(found[2] ?? '', 'USING (true) WITH CHECK (true)');
        return breach(file, text, found, open, policySuites);
      });
  });
}

function breach(
  file: string,
  text: string,
  found: RegExpMatchArray,
  instead: string,
  suites: readonly string[],
): Breach {
  const at = found.index ?? 0;
  return {
    file,
    line: text.slice(0, at).split('\n').length,
    condition: found[0].replaceAll(/\s+/g, ' ').slice(0, 80),
    broken: text.slice(0, at) + instead + text.slice(at + found[0].length),
    suites,
  };
}

function notices(copy: string, path: string): boolean {
  const vitest = join(copy, 'node_modules/.bin/vitest');
  const { status, stdout } = spawnSync(vitest, ['run', '--project', 'database', '--bail', '1', path], {
    cwd: copy,
    encoding: 'utf8',
  });
  // A test run that does not start says nothing about the check.
  if (status !== 0 && !/Tests .*failed/.test(stdout)) throw new Error(`${path} did not run:\n${stdout.slice(-2000)}`);
  return status !== 0;
}

/** The tree as it is on disk, with its own links between our packages and the installed npm packages. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'meridia-s3-'));
  for (const file of tracked('.', '')) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '.pnpm') symlinkSync(join(root, 'node_modules/.pnpm'), join(copy, 'node_modules/.pnpm'));
    else
      cpSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), {
        recursive: true,
        verbatimSymlinks: true,
      });
  }
  for (const name of ['server', 'client', 'shared', 'drizzle', 'scripts', 'tests']) {
    const modules = join(root, name, 'node_modules');
    if (existsSync(modules))
      cpSync(modules, join(copy, name, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}

function tracked(folder: string, ending: string): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', folder], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && file.endsWith(ending));
}
