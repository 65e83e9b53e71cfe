import { RawNumber, toWire } from './hostile-values.ts';

/** A call as sqlmap takes it. */
export interface SqlTarget {
  name: string;
  url: string;
  /** A JSON body; null for what is asked by address. */
  body: string | null;
  cookie: string | null;
}

/** Every value of a GET call gets a mark behind it, where sqlmap puts its payloads; in a JSON body it finds the values itself. */
export function sqlTarget(
  baseUrl: string,
  { path, type, input, cookie }: { path: string; type: string; input: unknown; cookie: string | null },
): SqlTarget {
  const url = `${baseUrl}/trpc/${path}`;
  if (type === 'mutation') return { name: path, url, body: JSON.stringify(input), cookie };
  return { name: path, url: `${url}?input=${encodeURIComponent(toWire(marked(input)))}`, body: null, cookie };
}

function marked(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(marked);
  if (typeof input === 'object' && input !== null) {
    return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, marked(value)]));
  }
  return typeof input === 'string' ? `${input}*` : new RawNumber(`${input}*`);
}

/** Level 3, risk 2, PostgreSQL. Headers and cookies are the same for all calls: `headersToo` for one of them. */
export function sqlmapArguments(target: SqlTarget, headersToo: boolean): (home: string) => string[] {
  return (home) => [
    ...['-u', target.url, '--batch', '--flush-session', '--disable-coloring', '--output-dir', home],
    ...[
      '--level',
      '3',
      '--risk',
      '2',
      '--dbms',
      'postgresql',
      '--threads',
      '4',
      '--time-sec',
      '2',
      '--ignore-code',
      '*',
    ],
    ...(target.body === null ? [] : ['--data', target.body, '-H', 'Content-Type: application/json']),
    ...['-H', `Origin: ${new URL(target.url).origin}`],
    ...(target.cookie === null ? [] : ['--cookie', target.cookie]),
    ...(headersToo ? [] : ['--skip', 'user-agent,referer,host,session']),
  ];
}

export interface SqlVerdict {
  injectable: boolean;
  /** It came to a conclusion about every value, instead of giving up. */
  concluded: boolean;
  /** Answers with 5xx, as it counted them. */
  serverErrors: number;
}

export function readSqlmap(printed: string): SqlVerdict {
  const errors = [...printed.matchAll(/^(5\d\d) \([^)]*\) - (\d+) times/gm)];
  return {
    injectable: /identified the following injection point/.test(printed),
    concluded: /do not appear to be injectable|identified the following injection point/.test(printed),
    serverErrors: errors.reduce((sum, [, , times]) => sum + Number(times), 0),
  };
}
