import { randomUUID } from 'node:crypto';
import type { AnamneseDraftData } from '@meridia/shared/anamnese/draft.ts';
import { buildAnamnese } from '../../support/anamnese.ts';
import { type ApiClient, uploadedFoto } from '../../support/api-client.ts';
import { tonguePhoto } from './photos.ts';

/** Saves a finished intake with its photo as the account's draft, so that /anamnese opens filled and ready to be sent. */
export async function prepareDraft(
  client: ApiClient,
  overrides: Parameters<typeof buildAnamnese>[0] = {},
): Promise<string> {
  const id = randomUUID();
  const foto = await uploadedFoto(client, 'lingua', await tonguePhoto());
  // Every answer of a complete intake is also valid in a draft.
  const dados = buildAnamnese(overrides) as AnamneseDraftData['dados'];
  await client.trpc.drafts.save.mutate({
    id,
    data: { dados, fotos: { lingua: foto.id }, consentimento: true },
    baseRevision: 0,
  });
  return id;
}
