import { openDatabase } from '@meridia/server/db/client.ts';
import { databaseSettingsToMind } from '@meridia/server/settings-to-mind.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../support/test-database.ts';

let copy: TestDatabase;
beforeAll(async () => {
  copy = await cloneDatabase(inject('templateUrl'));
});
afterAll(() => copy.drop());

async function warnings(): Promise<string[]> {
  const database = openDatabase(copy.url, { poolSize: 2 });
  try {
    return await databaseSettingsToMind(database);
  } finally {
    await database.close();
  }
}

it('of our own server has neither refused rows nor their statements', async () => {
  const [settings] = await copy.sql`
    select current_setting('log_error_verbosity') as verbosity, current_setting('log_min_error_statement') as statement`;
  expect(settings).toEqual({ verbosity: 'terse', statement: 'panic' });
  expect(await warnings()).toEqual([]);
});

it('of another server is warned of where it has refused rows', async () => {
  const [{ name } = { name: '' }] = await copy.sql<{ name: string }[]>`select current_database() as name`;
  await copy.sql.unsafe(`alter database "${name}" set log_error_verbosity = 'default'`);
  expect(await warnings()).toEqual([expect.stringContaining('log_error_verbosity')]);
});
