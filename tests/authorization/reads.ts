import type { AccessAction } from '@meridia/shared/access-log.ts';
import type { Sql } from 'postgres';
import { z } from 'zod';
import type { Person, World } from './identities.ts';

/** One row that a good call leaves in the access log; the reader is whoever called, unless told. */
export interface ExpectedRead {
  action: AccessAction;
  subjectId: string;
  ownerId: string;
  actorId?: string;
  actorRole?: 'visitor';
}

export interface ReadScene {
  sql: Sql;
  /** What was sent: a procedure's input, or the path of a plain route. */
  input: unknown;
  reader: Person;
}

/** `none`: nothing of the people who are attended, or only what the same request has brought. */
export type Reads = 'none' | ((scene: ReadScene) => ExpectedRead[] | Promise<ExpectedRead[]>);

/** A list with names of the reader's own clients. */
export const ofOwnList: Reads = ({ reader }) => [
  { action: 'avaliacoes.list', subjectId: reader.id, ownerId: reader.id },
];

/** The reader's own row, or each of them, whose id stands under this key of the input. */
export function fromInput(action: AccessAction, key = 'id'): Reads {
  const schema = z.object({ [key]: z.union([z.string(), z.array(z.string())]) });
  return ({ input, reader }) =>
    [schema.parse(input)[key] ?? []].flat().map((subjectId) => ({ action, subjectId, ownerId: reader.id }));
}

/** Compares what calls leave in the access log with what they are declared to show. */
export function watchReads({ app }: World) {
  const { sql } = app.database;
  let last = 0;
  const counted = { calls: 0, rows: 0 };
  return {
    counted,
    /** What was written so far belongs to no call that follows. */
    begin: async () => {
      await app.deps.database.reads.flush();
      const [row] = await sql<{ id: string | null }[]>`select max(id) as id from access_log`;
      last = Number(row?.id ?? 0);
    },
    /** Rows since then, and the ones that were declared, in the same form. */
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
              ...{ actor_id: actorId, actor_role: actorRole, action, subject_id: subjectId, owner_id: ownerId },
            }),
          )
          .sort(),
      };
    },
  };
}
