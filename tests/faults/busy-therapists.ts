import { type ApiClient, uploadedFoto } from '../support/api-client.ts';
import { prepareIntake, tonguePhoto } from './therapist.ts';

/** Each therapist uploads a photo, creates an assessment and deletes another photo, in a loop until `stop`. */
export async function keepBusy(clients: ApiClient[]) {
  const tongue = await tonguePhoto();
  const done = { created: 0, deleted: 0 };
  let stopping = false;
  const working = clients.map(async (client) => {
    while (!stopping) {
      const draft = await uploadedFoto(client, 'face', tongue);
      await client.trpc.avaliacoes.create.mutate(await prepareIntake(client));
      done.created += 1;
      await client.trpc.fotos.remove.mutate({ id: draft.id });
      done.deleted += 1;
    }
  });
  return {
    done,
    stop: async () => {
      stopping = true;
      await Promise.all(working);
      return done;
    },
  };
}
