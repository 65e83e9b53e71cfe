import { appRouter } from '@meridia/server/trpc/router.ts';
import type { z } from 'zod';
import type { RawCall } from '../support/raw-call.ts';

/** Every procedure of the app by its path. At run time the router keeps them flat; its type nests them. */
export const routerProcedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: RawCall['type']; inputs: z.ZodType[] } }>,
).map(([path, procedure]) => ({ path, type: procedure._def.type, inputs: procedure._def.inputs }));

export const mutations = routerProcedures.filter(({ type }) => type === 'mutation').map(({ path }) => path);
