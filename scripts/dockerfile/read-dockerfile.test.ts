import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { ignores, readDockerfile, readEnv, readList } from './read-dockerfile.ts';

const read = (name: string) => readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), 'utf8');
const dockerfile = read('Dockerfile');
const steps = readDockerfile(dockerfile);
const last = (name: string) => steps.findLast((step) => step.name === name)?.rest ?? '';

describe('the Dockerfile', () => {
  it('has nothing that a linter finds', () => {
    expect(validate('FROM scratch\nWORKDIR app')).not.toEqual([]);
    expect(validate(dockerfile)).toEqual([]);
  });

  it('runs the app without rights, and ends it by the signal that the app understands', () => {
    const image = steps.slice(steps.findLastIndex(({ name }) => name === 'FROM'));
    expect(image.map(({ name }) => name).filter((name) => name === 'USER' || name === 'CMD')).toEqual(['USER', 'CMD']);
    expect(last('USER')).toBe('node');
    expect(last('STOPSIGNAL')).toBe('SIGTERM');
    expect(readList(last('CMD'))[0]).toBe('node');
  });

  it('asks for the health that does not depend on the database', () => {
    expect(last('HEALTHCHECK')).toContain('/api/health/live');
  });

  it('names the same base in each stage, and only stages that exist', () => {
    const stages = steps.filter(({ name }) => name === 'FROM').map(({ rest }) => rest.split(/\s+as\s+/i));
    const names = stages.flatMap(([, name]) => name ?? []);
    const images = stages.map(([image = '']) => image).filter((image) => !names.includes(image));
    expect(new Set(images).size).toBe(1);
    const copied = steps.flatMap(({ rest }) => /--from=(\S+)/.exec(rest)?.[1] ?? []);
    expect(copied.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('the context of the build', () => {
  const kept = ignores(read('.dockerignore'));

  it.each([
    '.env',
    '.data/fotos/x.jpg',
    '.git/config',
    'node_modules/x',
    'server/node_modules/x',
    'dist/a',
    'x.log',
    'ops/meridia.env',
    'ops/database.password',
  ])('has no %s', (path) => {
    expect(kept(path)).toBe(true);
  });

  it.each(['server/main.ts', 'patches/x.patch', 'pnpm-lock.yaml', '.env.example', 'client/src/main.tsx'])(
    'has %s',
    (path) => {
      expect(kept(path)).toBe(false);
    },
  );
});

describe('a Dockerfile is read', () => {
  it('with comments, continued lines and lists', () => {
    expect(readDockerfile('# words\nENV A=1 \\\n    B=2\n\nCMD ["node", "x y"]')).toEqual([
      { line: 2, name: 'ENV', rest: 'A=1 B=2' },
      { line: 5, name: 'CMD', rest: '["node", "x y"]' },
    ]);
    expect(readEnv('A=1 B=x=y')).toEqual({ A: '1', B: 'x=y' });
    expect(() => readDockerfile('ONBUILD RUN x')).toThrow('line 1: ONBUILD');
  });
});
