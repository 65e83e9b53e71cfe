import { type ApiClient, uploadedFoto } from '../../support/api-client.ts';
import { eventually } from '../../support/eventually.ts';
import { newAvaliacao } from '../../support/new-avaliacao.ts';
import { tonguePhoto } from './photos.ts';

/** Creates a real report, written by the app itself and marked as seen. @returns the assessment's id */
export async function createReport(client: ApiClient): Promise<string> {
  const foto = await uploadedFoto(client, 'lingua', await tonguePhoto());
  const { id } = await client.trpc.avaliacoes.create.mutate(newAvaliacao(foto.id));
  await eventually(
    async () => ((await client.trpc.avaliacoes.byId.query({ id })).status === 'finalizado' ? true : null),
    'the report to be finished',
    20_000,
  );
  await client.trpc.avaliacoes.seen.mutate({ id });
  return id;
}
