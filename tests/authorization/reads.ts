import type { AccessAction } from '@meridia/shared/access-log.ts';
import type { Sql } from 'postgres';
import { z } from 'zod';
import type { Person, World } from './identities.ts';

/** One row that a successful call leaves in the access log. The reader is the caller unless `actorId` is given. */
interface ExpectedRead {
  action: AccessAction;
  subjectId: string;
  ownerId: string;
  actorId?: string;
  actorRole?: 'visitor' | 'program';
}

interface ReadScene {
  sql: Sql;
  /** The input of a procedure, or the path of a plain route. */
  input: unknown;
  reader: Person;
}

export type RowsOfReads = (scene: ReadScene) => ExpectedRead[] | Promise<ExpectedRead[]>;
/** `none`: no client's data, or only data that the request itself has sent. */
export type Reads = 'none' | RowsOfReads;

/** A list with names of the reader's own clients. */
export const ofOwnList: RowsOfReads = ({ reader }) => [
  { action: 'avaliacoes.list', subjectId: reader.id, ownerId: reader.id },
];

export const ofOwnClientes: RowsOfReads = ({ reader }) => [
  { action: 'clientes.list', subjectId: reader.id, ownerId: reader.id },
];

/** The same reads by a program: its newest key is the reader. */
export function byProgram(reads: RowsOfReads): RowsOfReads {
  return async (scene) => {
    const [key] = await scene.sql<{ id: string }[]>`
      select id from api_keys where account_id = ${scene.reader.id} order by created_at desc limit 1`;
    const read = await reads(scene);
    return read.map((row) => ({ ...row, actorId: key?.id ?? '', actorRole: 'program' }));
  };
}

/** Each row of the reader whose id stands under this key of the input. */
export function fromInput(action: AccessAction, key = 'id'): Reads {
  const schema = z.object({ [key]: z.union([z.string(), z.array(z.string())]) });
  return ({ input, reader }) =>
    [schema.parse(input)[key] ?? []].flat().map((subjectId) => ({ action, subjectId, ownerId: reader.id }));
}

/** Compares the rows that calls leave in the access log with their declared reads. */
export function watchReads({ app }: World) {
  const { sql } = app.database;
  let last = 0;
  const counted = { calls: 0, rows: 0 };
  return {
    counted,
    /** Rows written so far belong to no later call. */
    begin: async () => {
      await app.deps.database.reads.flush();
      const [row] = await sql<{ id: string | null }[]>`select max(id) as id from access_log`;
      last = Number(row?.id ?? 0);
    },
    /** The rows since then and the declared ones, in the same form. */
    compare: async (reads: Reads, { input, reader, role }: { input: unknown; reader: Person; role: string }) => {
      await app.deps.database.reads.flush();
      const found = await sql`
        select actor_id, actor_role, action, subject_id, owner_id from access_log where id > ${last} order by action, subject_id`;
      const expected = reads === 'none' ? [] : await reads({ sql, input, reader });
      counted.calls += 1;
      counted.rows += found.length;
      return {
        found: found.map((row) => JSON.stringify(row)).sort(),
        expected: expected
          .map(({ actorId = reader.id, actorRole = role, action, subjectId, ownerId }) =>
            JSON.stringify({
              actor_id: actorId,
              actor_role: actorRole,
              action,
              subject_id: subjectId,
              owner_id: ownerId,
            }),
          )
          .sort(),
      };
    },
  };
}
