import {
  type OpenedFicha,
  openedFichaSchema,
  type RemoveFichaFoto,
  type SaveFicha,
  type SendFicha,
} from '@meridia/shared/convite.ts';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { z } from 'zod';
import { RequestRefused } from '../../lib/app-error.ts';

/** The calls of the page but its photos. The token is in the body, never in an address. @throws RequestRefused; TypeError without a network */
export const fichaServer = {
  open: (token: string): Promise<OpenedFicha> => call('open', { token }, openedFichaSchema),
  save: (input: SaveFicha): Promise<{ revision: number }> => call('save', input, z.object({ revision: z.number() })),
  removeFoto: (input: RemoveFichaFoto): Promise<unknown> => call('removeFoto', input, z.unknown()),
  send: (input: SendFicha): Promise<unknown> => call('send', input, z.unknown()),
};

async function call<Answer>(procedure: string, input: object, schema: z.ZodType<Answer>): Promise<Answer> {
  const response = await fetch(`/trpc/convites.${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(20_000),
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return z.object({ result: z.object({ data: schema }) }).parse(body).result.data;
  const refusal = z.object({ error: z.object({ data: z.object({ app: errorBodySchema }) }) }).safeParse(body);
  // A proxy in between, not our server: as if there were no network.
  if (!refusal.success) throw new TypeError('network error');
  throw new RequestRefused(response.status, refusal.data.error.data.app);
}
