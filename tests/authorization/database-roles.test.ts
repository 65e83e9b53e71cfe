import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../support/test-database.ts';
import { tables } from './tables.ts';

const roles = ['meridia_app', 'meridia_system'];

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
});
afterAll(() => database.drop());

it('lists every table of the public schema, and no other', async () => {
  const found = await database.sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`;
  expect(found.map(({ name }) => name)).toEqual(Object.keys(tables).sort());
});

it('keeps row-level security enabled and forced on every table', async () => {
  const open = await database.sql`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)`;
  expect([...open]).toEqual([]);
});

it("has no view, and no function with its owner's rights, through which rows could leak, except two triggers", async () => {
  const views = await database.sql`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')`;
  const functions = await database.sql`
    select proname, prorettype::regtype::text as returns, proconfig from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef order by proname`;
  // A trigger cannot be called. These two write the chain of the access log, which no role may write itself.
  const linking = { returns: 'trigger', proconfig: ['search_path=pg_catalog, public, pg_temp'] };
  expect([...views, ...functions]).toEqual([
    { proname: 'link_access', ...linking },
    { proname: 'move_access_end', ...linking },
  ]);
});

it('grants nothing to PUBLIC', async () => {
  const grants = await database.sql`
    select table_name, privilege_type from information_schema.role_table_grants
    where table_schema in ('public', 'pgboss') and grantee = 'PUBLIC'`;
  expect([...grants]).toEqual([]);
});

describe.each(roles)('%s', (role) => {
  it('is no superuser, does not bypass row-level security and cannot make roles or databases, and logs in only to a pooler', async () => {
    const [row] = await database.sql`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin from pg_roles where rolname = ${role}`;
    expect(row).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: inject('pooler') !== null,
    });
  });

  it('owns nothing and is a member of no role', async () => {
    const owned = await database.sql`select relname from pg_class where pg_get_userbyid(relowner) = ${role}`;
    const functions = await database.sql`select proname from pg_proc where pg_get_userbyid(proowner) = ${role}`;
    const memberships = await database.sql`
      select roleid::regrole from pg_auth_members where member::regrole::text = ${role}`;
    expect([...owned, ...functions, ...memberships]).toEqual([]);
  });

  it('cannot create tables, because they would have no policies', async () => {
    const [row] = await database.sql`
      select has_schema_privilege(${role}, 'public', 'create') as public, has_schema_privilege(${role}, 'pgboss', 'create') as queue`;
    expect(row).toEqual({ public: false, queue: false });
  });
});

it.each(Object.entries(tables))('gives the app role exactly the declared rights on %s', async (table, declared) => {
  const [row] = await database.sql<{ app: string }[]>`
    select concat(
      case when has_table_privilege('meridia_app', ${table}, 'select') then 'S' end,
      case when has_table_privilege('meridia_app', ${table}, 'insert') then 'I' end,
      case when has_table_privilege('meridia_app', ${table}, 'update') then 'U' end,
      case when has_table_privilege('meridia_app', ${table}, 'delete') then 'D' end,
      case when has_table_privilege('meridia_app', ${table}, 'truncate') then 'T' end,
      case when has_table_privilege('meridia_app', ${table}, 'references') then 'R' end,
      case when has_table_privilege('meridia_app', ${table}, 'trigger') then 'G' end) as app`;
  expect(row?.app).toBe(declared.app);
  const updates = await database.sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and has_column_privilege('meridia_app', attrelid, attname, 'update') order by 1`;
  if (!declared.app.includes('U')) expect(updates.map(({ name }) => name)).toEqual(declared.updates ?? []);
});
