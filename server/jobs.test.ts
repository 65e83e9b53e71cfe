import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allJobs } from './jobs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const defined = globSync('server/features/*/jobs.ts', { cwd: root }).flatMap((path) =>
  [...read(path).matchAll(/export const (\w+) = defineJob\(\{\s+name: '([^']+)'/g)].map(([, job = '', name = '']) => ({
    job,
    name,
  })),
);

describe('every kind of job', () => {
  it('is in the list of jobs', () => {
    expect(defined.length).toBeGreaterThan(5);
    expect(allJobs.map(({ name }) => name).sort()).toEqual(defined.map(({ name }) => name).sort());
  });

  it('has a handler in the worker', () => {
    const worker = read('server/worker.ts');
    expect(defined.filter(({ job }) => !worker.includes(`deps.queue.work(${job}, `))).toEqual([]);
  });

  it('has a name for admins', () => {
    const words = read('client/src/features/admin/system/job-words.ts');
    expect(defined.filter(({ name }) => !words.includes(`['${name}', `))).toEqual([]);
  });
});
