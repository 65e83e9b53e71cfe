import { setTimeout } from 'node:timers/promises';
import { TRPCClientError } from '@trpc/client';
import type { ApiClient } from '../support/api-client.ts';
import type { prepareIntake } from './therapist.ts';

type Intake = Awaited<ReturnType<typeof prepareIntake>>;

/** What a browser does: the same key again until an answer comes. A refusal is an answer. */
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
