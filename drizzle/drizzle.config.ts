import { defineConfig } from 'drizzle-kit';

// `pnpm generate-migration` compares this schema with the newest snapshot and writes SQL; it needs no database.
export default defineConfig({
  dialect: 'postgresql',
  schema: './drizzle/schema.ts',
  out: './drizzle/migrations',
  casing: 'snake_case',
});
