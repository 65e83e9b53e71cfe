import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './lifecycle.ts';

/** Who read which health data, when and through what. The app role may only insert; no foreign keys, so that it outlives its subjects. */
export const accessLog = pgTable(
  'access_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    actorId: uuid().notNull(),
    actorRole: text({ enum: ['therapist', 'admin'] }).notNull(),
    action: text({ enum: ['avaliacao.read', 'foto.read'] }).notNull(),
    subjectId: uuid().notNull(),
    /** Whose data it was. */
    ownerId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('access_log_subject_idx').on(table.subjectId, table.createdAt.desc()),
    index('access_log_owner_idx').on(table.ownerId, table.createdAt.desc()),
  ],
);
