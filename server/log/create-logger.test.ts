import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { JobFailure } from '../queue/job-failure.ts';
import { FinalError } from '../writer-errors.ts';
import { createLogger } from './create-logger.ts';
import { printError } from './describe-error.ts';
import { operatorMatters, tellAgainAfterMs } from './operator-matters.ts';

const mark = 'Helena Prado';

/** Errors as libraries make them. Each contains a typed name in every place where the library puts such text. */
const errors: Record<string, () => unknown> = {
  'a failed query': () => new DrizzleQueryError('insert into x values ($1)', [mark], postgresError()),
  'an error of PostgreSQL': postgresError,
  'text that is no JSON': () => caught(() => JSON.parse(`${mark} is no JSON`)),
  'an address that is none': () => caught(() => new URL(mark)),
  'a value that no schema takes': () => caught(() => z.object({ idade: z.literal(mark) }).parse({ idade: `${mark}!` })),
  'a name that is no entry': () => caught(() => new Map([mark as unknown as [string, string]])),
  'an engine error about a key': () => caught(() => (undefined as unknown as Record<string, string>)[mark]),
  'a refused address': () => Object.assign(new Error(`550 no ${mark}`), { rejected: [mark], envelope: { to: [mark] } }),
  'a failed fetch': () => new TypeError(mark, { cause: Object.assign(new Error(mark), { code: 'ECONNRESET' }) }),
  "a vendor's answer": () => Object.assign(new Error(mark), { status: 400, raw: { body: mark }, errorDetails: [mark] }),
  'several at once': () => new AggregateError([new Error(mark), postgresError()], mark),
  'an error of ours with a cause': () =>
    new AppError('INTERNAL', 'Nosso.', { fields: { nome: mark }, cause: postgresError() }),
  'a message of several lines': () => new Error(`first\n    at ${mark}\nlast`),
  'a changed message': () => Object.assign(new Error(mark), { message: 'another' }),
  'an error in a function that is called after its key': () =>
    caught(() => ({ [mark]: () => JSON.parse('x') })[mark]?.()),
  'a thrown text': () => mark,
  'a thrown object': () => ({ nome: mark, toString: () => mark }),
  'an error whose name is a text': () =>
    Object.assign(new Error('x'), { name: `${mark} de Souza, 42`, code: `${mark}!` }),
};

describe.each(Object.entries(errors))('%s', (_name, make) => {
  it.each<[string, (log: ReturnType<typeof createLogger>, error: unknown) => void]>([
    ['under err', (log, err) => log.error({ err, avaliacaoId: 'id-7' }, 'failed')],
    ['alone', (log, error) => isError(error) && log.error(error)],
    ['with its message as text', (log, error) => isError(error) && log.error({ err: error }, error.message)],
    ['alone with its message', (log, error) => isError(error) && log.error(error, error.message)],
    [
      'under another key',
      (log, error) => isError(error) && log.error({ error, reason: error, a: { b: [error] } }, 'x'),
    ],
    ['as a value of a text', (log, error) => isError(error) && log.error('it was %s, %o', error, error)],
    ['bound to a child', (log, error) => isError(error) && log.child({ err: error }).info('x')],
  ])('logs nothing that a person typed: the error is logged %s', (_way, say) => {
    const { lines, log } = listen();
    say(log, make());
    expect(lines.join('')).not.toMatch(/Helena|Prado/);
  });

  it('the queue and the terminal get nothing that a person typed', () => {
    const kept = new JobFailure(make());
    expect(JSON.stringify([{ ...kept }, kept.name, kept.message, kept.stack])).not.toMatch(/Helena|Prado/);
    expect(printError(make())).not.toMatch(/Helena|Prado/);
  });
});

describe('a log line about an error contains', () => {
  it('the violated constraint, the table and the place in the code', () => {
    const { log, read } = listen();
    log.error({ err: errors['a failed query']?.(), avaliacaoId: 'id-7' }, 'failed');
    const [line] = read();
    expect(line).toMatchObject({
      msg: 'failed',
      avaliacaoId: 'id-7',
      err: {
        name: 'DrizzleQueryError',
        cause: {
          name: 'PostgresError',
          code: '23514',
          severity: 'ERROR',
          table_name: 'avaliacoes',
          constraint_name: 'c_1',
        },
      },
    });
    expect(JSON.stringify(line)).toMatch(/"at":\["[^"]*create-logger\.test\.ts:\d+:\d+\)?"/);
  });

  it('the message of our own errors and the codes of a schema that refused a value', () => {
    const { log, read } = listen();
    log.error({ err: new FinalError('O modelo parou.', { cause: errors['a value that no schema takes']?.() }) }, 'x');
    expect(read()[0]).toMatchObject({
      err: {
        name: 'FinalError',
        message: 'O modelo parou.',
        cause: { issues: [{ code: 'invalid_value', path: 'idade' }] },
      },
    });
  });
});

it('logs no requests, bytes or long secrets, and logs ids unchanged', () => {
  const { lines, log } = listen();
  const id = '0b6f1c3e-7d0c-4b58-9a53-1c2d3e4f5a6b';
  const token = 'aB3'.repeat(14);
  log.info({
    id,
    url: `/r/${token}?x=1`,
    body: Buffer.from(mark),
    req: new URL(`http://x/${mark}`),
    map: new Map([[mark, mark]]),
  });
  log.warn(`Route GET:/r/${token} not found`);
  expect(lines.join('')).not.toMatch(/Helena|Prado|aB3/);
  expect(lines[0]).toContain(id);
});

describe('a problem that the operator can solve', () => {
  it.each([
    ['storage_full', () => new AppError('STORAGE_FULL', 'Cheio.', { cause: errno('ENOSPC', 'write') })],
    ['storage_denied', () => errno('EACCES', 'open')],
    ['database_away', () => new DrizzleQueryError('select 1', [], errno('ECONNREFUSED', 'connect'))],
    ['database_away', () => new DrizzleQueryError('select 1', [], errno('CONNECTION_CLOSED'))],
    ['database_away', () => new AggregateError([errno('ECONNREFUSED', 'connect')])],
    ['database_away', () => Object.assign(new Error('going down'), { code: '57P01' })],
    ['ai_key_refused', () => new FinalError('Recusou.', { matter: 'ai_key_refused' })],
  ] as const)('is logged as one line without a stack: %s', (matter, make) => {
    const { lines, log, read } = listen();
    for (let times = 0; times < 100; times += 1) log.error({ err: make(), path: 'fotos.create' }, 'request failed');
    expect(lines).toHaveLength(1);
    expect(read()[0]).toMatchObject({ matter, times: 1, msg: operatorMatters[matter], path: 'fotos.create' });
    expect(lines[0]).not.toMatch(/"at":|\.ts:\d/);
  });

  it('is counted each time, also while it is not told', () => {
    const met: string[] = [];
    const log = createLogger('warn', { destination: { write: () => {} }, onMatter: (matter) => void met.push(matter) });
    for (let times = 0; times < 3; times += 1) log.error({ matter: 'mail_refused' }, 'mail not sent');
    log.error({ err: errno('ENOSPC', 'write') }, 'request failed');
    log.error({ err: new Error('ours') }, 'request failed');
    expect(met).toEqual(['mail_refused', 'mail_refused', 'mail_refused', 'storage_full']);
  });

  it('is logged again after ten minutes, with the number of its occurrences', () => {
    let now = 0;
    const { log, read } = listen(() => now);
    const fail = () => log.error({ matter: 'mail_refused', reason: 'ECONNREFUSED' }, 'mail not sent');
    for (let times = 0; times < 5; times += 1) fail();
    log.warn({ matter: 'ai_budget_spent' });
    now += tellAgainAfterMs;
    fail();
    expect(read().map(({ matter, times }) => [matter, times])).toEqual([
      ['mail_refused', 1],
      ['ai_budget_spent', 1],
      ['mail_refused', 5],
    ]);
  });

  it.each([
    [
      'a vendor that cannot be reached',
      () => new FinalError('Sem resposta.', { cause: errno('ECONNREFUSED', 'connect') }),
    ],
    ['a visitor who left', () => errno('ECONNRESET', 'read')],
    ['a file that is not there', () => errno('ENOENT', 'open')],
    ['a port that is taken by another account', () => errno('EACCES', 'listen')],
  ])('is not %s: each such error is logged with its place in the code', (_name, make) => {
    const { lines, log } = listen();
    log.error({ err: make() }, 'x');
    log.error({ err: make() }, 'x');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('"at":');
  });
});

function listen(now?: () => number) {
  const lines: string[] = [];
  const log = createLogger('debug', { destination: { write: (line) => void lines.push(line) }, ...(now && { now }) });
  return { lines, log, read: () => lines.map((line) => JSON.parse(line)) };
}

function postgresError(): Error {
  return Object.assign(new Error(`new row violates check "c_1": ${mark}`), {
    name: 'PostgresError',
    severity: 'ERROR',
    code: '23514',
    detail: `Failing row contains (${mark})`,
    hint: mark,
    where: mark,
    internal_query: mark,
    query: mark,
    parameters: [mark],
    args: [mark],
    table_name: 'avaliacoes',
    constraint_name: 'c_1',
  });
}

function errno(code: string, syscall?: string): Error {
  return Object.assign(new Error(`${code}: ${mark}`), { code, syscall, path: mark });
}

function caught(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

function isError(value: unknown): value is Error {
  return value instanceof Error;
}
