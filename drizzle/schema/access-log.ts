import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './lifecycle.ts';

/** Who read which health data, when and through what. The app role may only insert; no foreign keys, so that it outlives its subjects. */
export const accessLog = pgTable(
  'access_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    actorId: uuid().notNull(),
    /** `visitor`: whoever held a share link; the actor is then the link. */
    actorRole: text({ enum: ['therapist', 'admin', 'visitor'] }).notNull(),
    action: text({
      enum: [
        'avaliacao.read',
        'foto.read',
        'relatorio.pdf',
        'relatorio.share',
        'consultas.read',
        'account.export',
        'avaliacoes.admin_list',
      ],
    }).notNull(),
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
