import { z } from 'zod';

const known = [
  'FROM',
  'WORKDIR',
  'ENV',
  'RUN',
  'COPY',
  'VOLUME',
  'USER',
  'EXPOSE',
  'STOPSIGNAL',
  'HEALTHCHECK',
  'CMD',
] as const;

export interface Step {
  line: number;
  name: (typeof known)[number];
  /** What follows the name, on one line. */
  rest: string;
}

/** The instructions of a Dockerfile in their order. @throws Error for one that the follower does not know */
export function readDockerfile(text: string): Step[] {
  const steps: Step[] = [];
  let instruction = '';
  let begunAt = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    if (instruction === '') begunAt = index + 1;
    instruction += `${line.replace(/\\$/, '').trim()} `;
    if (line.endsWith('\\')) continue;
    const [, name = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(instruction.trim()) ?? [];
    const found = known.find((one) => one === name);
    if (!found) throw new Error(`line ${begunAt}: ${name} is not known here`);
    steps.push({ line: begunAt, name: found, rest });
    instruction = '';
  }
  return steps;
}

/** `A=1 B=2` of an ENV. */
export function readEnv(rest: string): Record<string, string> {
  return Object.fromEntries(rest.split(/\s+/).map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)]));
}

/** The list form of CMD and HEALTHCHECK, which starts no shell. */
export function readList(rest: string): string[] {
  return z.array(z.string()).parse(JSON.parse(rest));
}

/** Whether `.dockerignore` keeps a path of the context out. Knows what ours uses: names, `*` and `**`. */
export function ignores(dockerignore: string): (path: string) => boolean {
  const patterns = dockerignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const source = line
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replaceAll('**/', '(?:.*/)?')
        .replaceAll(/(?<!\.)\*/g, '[^/]*');
      return new RegExp(`^${source}(?:/.*)?$`);
    });
  return (path) => patterns.some((pattern) => pattern.test(path));
}
