import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { drawTonguePhoto } from '../fixtures/draw-tongue.ts';
import { buildAnamnese } from '../support/anamnese.ts';
import { type ApiClient, createApiClient, testPassword, uploadedFoto } from '../support/api-client.ts';
import { setPlan } from '../support/people.ts';

/** A signed-in therapist with enough quota for a whole fault test. */
export async function createTherapist(baseUrl: string, sql: postgres.Sql): Promise<Therapist> {
  const email = `${randomUUID()}@example.com`;
  const client = createApiClient(baseUrl);
  await client.trpc.accounts.signUp.mutate({ nomeCompleto: 'Terapeuta de Teste', email, password: testPassword });
  const { userId } = await client.trpc.accounts.login.mutate({ email, password: testPassword });
  await setPlan(sql, userId, 'Enterprise');
  return { client, userId, email };
}

export async function createTherapists(baseUrl: string, sql: postgres.Sql, count: number): Promise<Therapist[]> {
  const therapists: Therapist[] = [];
  for (let index = 0; index < count; index += 1) therapists.push(await createTherapist(baseUrl, sql));
  return therapists;
}

export interface Therapist {
  client: ApiClient;
  userId: string;
  email: string;
}

/** The same person at another process, or at the same one after a restart. */
export async function signInAt(baseUrl: string, email: string): Promise<ApiClient> {
  const client = createApiClient(baseUrl);
  await client.trpc.accounts.login.mutate({ email, password: testPassword });
  return client;
}

let tongue: Promise<Buffer> | undefined;

/** Drawn once. */
export function tonguePhoto(): Promise<Buffer> {
  tongue ??= drawTonguePhoto();
  return tongue;
}

/** Everything that a creation needs, with its photo already uploaded. */
export async function prepareIntake(client: ApiClient) {
  const foto = await uploadedFoto(client, 'lingua', await tonguePhoto());
  return {
    idempotencyKey: randomUUID(),
    dadosAnamnese: buildAnamnese(),
    fotos: { lingua: foto.id },
    // Where a harness has a provider, it means a client who lets it get her data.
    iaExterior: true,
    consentimentoLgpd: true as const,
  };
}
