import { roles } from '@meridia/shared/account.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt } from './lifecycle.ts';
import { oneOf } from './one-of.ts';

/** Roles beyond the default: an account with a row `admin` is an admin (docs/PRODUCT.md 1.1). */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    role: text({ enum: roles }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] }), oneOf('user_roles_role_known', table.role, roles)],
);
