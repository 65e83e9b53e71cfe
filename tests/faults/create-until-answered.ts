import { setTimeout } from 'node:timers/promises';
import { TRPCClientError } from '@trpc/client';
import type { ApiClient } from '../support/api-client.ts';
import type { prepareIntake } from './therapist.ts';

type Intake = Awaited<ReturnType<typeof prepareIntake>>;

/** Acts like a browser: repeats the request with the same key until an answer comes. A refusal counts as an answer. */
export async function createUntilAnswered(client: ApiClient, intake: Intake): Promise<void> {
  for (;;) {
    try {
      await client.trpc.avaliacoes.create.mutate(intake);
      return;
    } catch (error) {
      if (error instanceof TRPCClientError && error.data) throw error;
      await setTimeout(200);
    }
  }
}
