import { accessActions, readerRoles } from '@meridia/shared/access-log.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './lifecycle.ts';

/** 32 bytes of SHA-256. */
const hash = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const id = () => bigint({ mode: 'number' });

/**
 * Who read which health data, when and through what. Rows are added, never changed; no foreign keys, so that it outlives its
 * subjects. Number, time and hash are given by a trigger (`link_access`), which also leaves out what repeats a row of the last
 * minute.
 */
export const accessLog = pgTable(
  'access_log',
  {
    id: id()
      .primaryKey()
      .$default(() => sql`default`),
    actorId: uuid().notNull(),
    /** `visitor`: whoever held a share link; the actor is then the link. */
    actorRole: text({ enum: readerRoles }).notNull(),
    action: text({ enum: accessActions }).notNull(),
    /** What was looked at: an assessment, a photo or a draft; of lists and of everything at once, the owner's account. */
    subjectId: uuid().notNull(),
    /** Whose data it was. */
    ownerId: uuid().notNull(),
    createdAt: createdAt(),
    /** Over this row and the hash before it; null in rows that are older than the chain. */
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

/** Where the chain of the access log ends, in one row: without it nobody would miss the last rows. And what its last check found. */
export const accessLogHead = pgTable(
  'access_log_head',
  {
    /** There is one row or none: the first read that is written down makes it. */
    single: boolean().primaryKey().default(true),
    /** Rows up to here are older than the chain. */
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
