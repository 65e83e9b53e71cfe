/** A call in sqlmap's form. */
export interface SqlTarget {
  name: string;
  url: string;
  /** A JSON body; null for a call with its input in the address. */
  body: string | null;
  credentials: Record<string, string>;
  /** How many values of its input have a mark. */
  values: number;
}

export interface SqlCall {
  name: string;
  /** Where the input goes: into the address, or as JSON into the body. */
  form: (input: unknown) => { path: string; body: string | null };
  input: unknown;
  credentials: Record<string, string>;
}

export function procedureForm({ path, type }: { path: string; type: string }): SqlCall['form'] {
  return (input) => {
    const text = JSON.stringify(input);
    return type === 'mutation'
      ? { path: `/trpc/${path}`, body: text }
      : { path: `/trpc/${path}${input === undefined ? '' : `?input=${encodeURIComponent(text)}`}`, body: null };
  };
}

/** @param open values of the input that get a mark, where sqlmap inserts its payloads */
export function sqlTarget(
  baseUrl: string,
  { name, form, input, credentials }: SqlCall,
  open: readonly Place[],
): SqlTarget {
  const { path, body } = form(
    open.reduce((changed, place) => replaceAt(changed, place, (value) => `${value}*`), input),
  );
  return { name, url: baseUrl + path, body, credentials, values: open.length };
}

/** Keys and positions on the way to a value. */
export type Place = readonly string[];

export function placesIn(input: unknown): Place[] {
  if (typeof input !== 'object' || input === null) return [[]];
  return Object.entries(input).flatMap(([key, value]) => placesIn(value).map((rest) => [key, ...rest]));
}

export function replaceAt(input: unknown, [key, ...rest]: Place, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(input);
  if (Array.isArray(input)) {
    return input.map((value, at) => (String(at) === key ? replaceAt(value, rest, change) : value));
  }
  return typeof input === 'object' && input !== null
    ? Object.fromEntries(
        Object.entries(input).map(([name, value]) => [name, name === key ? replaceAt(value, rest, change) : value]),
      )
    : input;
}

/**
 * Level 3, risk 2, PostgreSQL. Headers and cookies are the same for all calls, so they are tested in one call only
 * (`headersToo`). The columns of a UNION have a limit, because a text that is too long is refused: sqlmap compares `ORDER BY 1` with a
 * number of four digits, takes the refused length for a missing column, and tries 999 columns until its time is over.
 */
export function sqlmapArguments(target: SqlTarget, headersToo: boolean): (home: string) => string[] {
  return (home) => [
    '-u',
    target.url,
    '--batch',
    '--flush-session',
    '--disable-coloring',
    '--output-dir',
    home,
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
    '--union-cols',
    '1-20',
    '--ignore-code',
    '*',
    ...(target.body === null ? [] : ['--data', target.body, '-H', 'Content-Type: application/json']),
    '-H',
    `Origin: ${new URL(target.url).origin}`,
    ...Object.entries(target.credentials).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(headersToo ? [] : ['--skip', 'user-agent,referer,host,session']),
  ];
}

export interface SqlVerdict {
  injectable: boolean;
  /** sqlmap has reached a conclusion about every value and has not given up. */
  concluded: boolean;
  /** 5xx answers that sqlmap counted. */
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
