import { openLine } from '@meridia/server/db/line.ts';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** So long that a beat of a busy machine still arrives before the next one. */
const beatEvery = 1_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const lines: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) await line.close();
});

/** Listens to `line_a` and `line_b`. `opened` counts the connections, each passed through `disturb` first. */
async function watchLine(disturb: (client: postgres.Sql, index: number) => postgres.Sql = (client) => client) {
  const seen = { opened: 0, lost: 0, heard: [] as string[] };
  const { database } = app.deps;
  const openListener = (instead?: postgres.Sql) => disturb(database.openListener(instead), seen.opened++);
  const line = await openLine(
    { systemClient: database.systemClient, openListener },
    {
      line_a: { onNotice: () => {}, onLost: () => {} },
      line_b: { onNotice: (payload) => seen.heard.push(payload), onLost: () => (seen.lost += 1) },
    },
    { everyMs: beatEvery },
  );
  lines.push(line);
  return seen;
}

function deafTo(channel: string, client: postgres.Sql): postgres.Sql {
  return new Proxy(client, {
    get: (target, key) =>
      key === 'listen'
        ? (name: string, hear: (payload: string) => void, onListen: () => void) =>
            target.listen(name, name === channel ? () => {} : hear, onListen)
        : Reflect.get(target, key),
  });
}

describe('the listening connection to the database', () => {
  it('is replaced when one of its channels receives nothing, and reports that notifications may be lost', async () => {
    const { sql } = app.database;
    const seen = await watchLine((client, index) => (index === 0 ? deafTo('line_b', client) : client));
    await sql.notify('line_b', 'into the void');
    await eventually(async () => (seen.lost > 0 ? true : null), 'a line that hears');
    await sql.notify('line_b', 'heard');
    await eventually(async () => (seen.heard.length > 0 ? true : null), 'the notice');
    expect(seen).toEqual({ opened: 2, lost: 1, heard: ['heard'] });
  });

  it('stays the same while it receives notifications', async () => {
    const seen = await watchLine();
    await new Promise((resolve) => setTimeout(resolve, 3.5 * beatEvery));
    await app.database.sql.notify('line_b', 'heard');
    await eventually(async () => (seen.heard.length > 0 ? true : null), 'the notice');
    expect(seen).toEqual({ opened: 1, lost: 0, heard: ['heard'] });
  });
});
