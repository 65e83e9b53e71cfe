import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { doors, judge, rules } from './vocabulary.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/** The rule, the file that breaks it, and its text. */
const offences: [rule: string, path: string, text: string][] = [
  ['files-have-a-kind', 'server/features/nota/helpers.ts', 'export const a = 1;'],
  ['files-have-a-kind', 'server/features/nota/note-writer.ts', 'export function writeNote() {}'],
  ['files-have-a-kind', 'server/features/nota/parts/write-nota.ts', 'export function writeNota() {}'],
  ['files-have-a-kind', 'server/features/nota/gone.test.ts', ''],
  ['policies-only-read', 'server/features/nota/policy.ts', 'await tx.update(notas).set({ seen: true });'],
  ['policies-only-read', 'server/features/nota/policy.ts', 'await tx.execute(sql`delete from notas`);'],
  ['policies-only-read', 'server/features/nota/policy.ts', "database.reads.note(actor, { action: 'foto.read' });"],
  ['policies-only-read', 'server/features/nota/policy.ts', "import { sendNota } from '../outra/commands.ts';"],
  ['queries-only-read', 'server/features/nota/queries.ts', 'await tx.insert(notas).values(row);'],
  ['queries-only-read', 'server/features/nota/list-notas.ts', "import { type Nota, sendNota } from './commands.ts';"],
  ['presenters-and-rules-are-pure', 'server/features/nota/present.ts', "import { eq } from 'drizzle-orm';"],
  ['presenters-and-rules-are-pure', 'server/features/nota/rules.ts', "import { readNota } from './queries.ts';"],
  ['presenters-and-rules-are-pure', 'server/features/nota/decide-nota.ts', "import { asUser } from '../../db/tx.ts';"],
  ['routers-only-pass-on', 'server/features/nota/router.ts', 'if (ctx.actor) return readNota(ctx.deps);'],
  ['routers-only-pass-on', 'server/features/nota/admin-router.ts', 'return ctx.actor ? readNota(ctx.deps) : null;'],
  ['routers-say-nothing-to-people', 'server/features/nota/router.ts', "const text = 'Nota não encontrada';"],
  ['admins-have-their-own-router', 'server/features/nota/router.ts', 'all: adminProcedure.query(list)'],
  ['admins-have-their-own-router', 'server/features/nota/admin-router.ts', 'all: publicProcedure.query(list)'],
  [
    'tries-are-taken-by-what-does-the-work',
    'server/features/nota/router.ts',
    "await ctx.deps.limits.take('nota', id);",
  ],
  ['tries-are-taken-by-what-does-the-work', 'server/features/nota/policy.ts', "await limits.take('nota', actor.id);"],
  ['tries-are-taken-by-what-does-the-work', 'server/trpc/a.ts', "await withTries(limits, [['nota', id]], work);"],
  ['limits-are-used', 'server/auth/limits.ts', '  nobodyTakesIt: { tries: 3, windowSeconds: hour },'],
  ['policies-alone-mint-owned-rows', 'server/features/nota/commands.ts', 'return markOwned(row);'],
  ['jobs-only-declare', 'server/features/nota/jobs.ts', "import { sweepNotas } from './sweep-notas.ts';"],
  ['the-clinic-alone-acts-in-portuguese', 'server/emails/a.ts', 'export function escreverMensagem() {}'],
  ['the-clinic-alone-acts-in-portuguese', 'client/src/lib/a.ts', 'export const escreverMensagem = (a: string) => a;'],
  ['the-clinic-acts-in-portuguese', 'server/mtc/a.ts', 'export function readAchados() {}'],
];
const allowed: [path: string, text: string][] = [
  ['server/features/nota/commands.ts', "await limits.take('nota', id);\nawait tx.insert(notas).values(row);"],
  ['server/features/nota/write-nota.ts', "await limits.take('nota', id);\nexport async function writeNota() {}"],
  ['server/features/nota/policy.ts', 'await tx.execute(sql`lock table notas`);\nreturn markOwned(row);'],
  [
    'server/features/nota/queries.ts',
    "import { recordAccess, type Row } from '../access-log/commands.ts';\nimport { settleNota } from './commands.ts';",
  ],
  ['server/features/nota/present.ts', "import type { NotaRow } from './queries.ts';"],
  [
    'server/features/nota/router.ts',
    "// if (this) 'would stand' here\nlist: publicProcedure.query(({ ctx }) => ctx.a ?? 'a'),",
  ],
  ['server/features/nota/jobs.ts', "import { z } from 'zod';\nimport { defineJob } from '../../queue/define-job.ts';"],
  [
    'server/mtc/b.ts',
    'export function isQuente() {}\nexport function rotuloDe() {}\nexport function escreverAchados() {}',
  ],
  ['server/http/b.ts', "await withTries(limits, [['nota', id]], work);\nfunction readNota() {}"],
];

/** Judges the file together with files that break no rule, from which `judge` learns the verbs of both languages. */
const example = (path: string, text: string) => judge(new Map([...allowed, [path, text]]));

describe('the vocabulary', () => {
  it.each(offences)('%s refuses %s with %s', (rule, path, text) => {
    const found = example(path, text).filter((broken) => broken.path === path);
    expect(found.map((broken) => broken.rule)).toContain(rule);
    expect(found.every(({ words }) => words.startsWith(`${path}: `) && words.endsWith('.'))).toBe(true);
  });

  it('refuses none of the allowed files', () => {
    expect(judge(new Map(allowed))).toEqual([]);
  });

  it('has a bad example for each of its rules', () => {
    expect(new Set(offences.map(([rule]) => rule))).toEqual(new Set(rules.map(({ name }) => name)));
  });

  it('has the same kinds of files as the table of docs/ARCHITECTURE.md', () => {
    const [ofTheServer = ''] = read('docs/ARCHITECTURE.md').split('Inside `client/src/features');
    const rows = ofTheServer.matchAll(/^\| `([a-z<>-]+)\.ts` /gm);
    expect([...rows].map(([, kind]) => kind)).toEqual([...doors, '<verb>-<noun>']);
  });

  it('is followed in the whole repository', () => {
    const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    }).split('\n');
    const code = paths.filter(
      (path) =>
        /^(?:server|shared|drizzle|scripts|client\/src|tests)\/.*(?<!\.gen)\.tsx?$/.test(path) &&
        // Its examples are offences.
        path !== 'scripts/vocabulary.test.ts' &&
        existsSync(`${root}${path}`),
    );
    expect(code.length).toBeGreaterThan(1000);
    expect(judge(new Map(code.map((path) => [path, read(path)]))).map(({ words }) => words)).toEqual([]);
  });
});
