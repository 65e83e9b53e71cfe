import { appRouter } from '@meridia/server/trpc/router.ts';
import type { z } from 'zod';
import type { RawCall } from '../support/raw-call.ts';

/** Every procedure of the app by its path. The router's type nests them, but at run time they are flat. */
export const routerProcedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: RawCall['type']; inputs: z.ZodType[] } }>,
).map(([path, procedure]) => ({ path, type: procedure._def.type, inputs: procedure._def.inputs }));

export const mutations = routerProcedures.filter(({ type }) => type === 'mutation').map(({ path }) => path);
