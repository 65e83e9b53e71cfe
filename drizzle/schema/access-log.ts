import { accessActions, readerRoles } from '@meridia/shared/access-log.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './lifecycle.ts';

/** 32 bytes of SHA-256. */
const hash = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const id = () => bigint({ mode: 'number' });

/**
 * The access log: who read which health data, when and through which action. Rows are added and never changed. The table has no
 * foreign keys, so that a row outlives the account that it names. The trigger `link_access` sets the number, the time and the
 * hash of each row, and drops a row that repeats another one of the last minute.
 */
export const accessLog = pgTable(
  'access_log',
  {
    id: id()
      .primaryKey()
      .$default(() => sql`default`),
    actorId: uuid().notNull(),
    /**
     * `visitor`: somebody who opened a share link; `actor_id` is then the id of the link. `program`: a program of the owner; `actor_id` is
     * then the id of its key.
     */
    actorRole: text({ enum: readerRoles }).notNull(),
    action: text({ enum: accessActions }).notNull(),
    /**
     * Id of what was read: an assessment, a photo or a draft. For lists and for the export of everything: the account of the
     * owner.
     */
    subjectId: uuid().notNull(),
    /** The account whose data was read. */
    ownerId: uuid().notNull(),
    createdAt: createdAt(),
    /** Hash of this row together with the hash of the row before. Null in rows that are older than the hash chain. */
    hash: hash(),
  },
  (table) => [
    index('access_log_subject_idx').on(table.subjectId, table.createdAt.desc()),
    index('access_log_owner_idx').on(table.ownerId, table.createdAt.desc()),
    index('access_log_others_idx')
      .on(table.ownerId, table.createdAt.desc())
      .where(sql`${table.actorId} <> ${table.ownerId}`),
  ],
);

/**
 * The end of the hash chain, in one row: without this row nobody would notice that the newest rows of the log were deleted. The
 * row also holds the result of the last check of the chain.
 */
export const accessLogHead = pgTable(
  'access_log_head',
  {
    /** The table holds at most one row, created by the first read that is logged. */
    single: boolean().primaryKey().default(true),
    /** Rows with an id up to this one are older than the chain. */
    startId: id().notNull(),
    lastId: id().notNull(),
    lastHash: hash().notNull(),
    checkedAt: instant(),
    checkedId: id(),
    checkedHash: hash(),
    brokenId: id(),
  },
  (table) => [check('access_log_head_single', sql`${table.single}`)],
);
