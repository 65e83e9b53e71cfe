import { readdir } from 'node:fs/promises';
import { limitRules } from '@meridia/server/auth/limits.ts';
import { fotoKinds, fotoUploadLimits } from '@meridia/shared/foto.ts';
import { createApiClient } from '../support/api-client.ts';
import type { AppProcess } from '../support/app-process.ts';
import { buildFicha, insertConvite } from '../support/convites.ts';
import { createFichaSender } from '../support/ficha-fotos.ts';
import { inLanes } from './in-lanes.ts';
import { signInAt, type Therapist, tonguePhoto } from './therapist.ts';
import type { World } from './world.ts';

const sent = 1_000;
const mostWaitMs = 15_000;

/** S32, the photos: one holder sends a thousand, while another client and the therapist send one each; then she takes her permission back. */
export async function photosOfOneLink(
  { sql, storageDir }: Pick<World, 'sql' | 'storageDir'>,
  app: AppProcess,
  other: AppProcess,
  { userId, email }: Pick<Therapist, 'userId' | 'email'>,
) {
  const ficha = { ...buildFicha(), fotos: true };
  const hostile = await insertConvite(sql, userId, { ficha });
  const honest = await insertConvite(sql, userId, { ficha });
  const photo = await tonguePhoto();
  const therapist = await signInAt(app.baseUrl, email);
  // The folder comes with the first file.
  const filesOf = async () =>
    (await readdir(storageDir, { recursive: true, withFileTypes: true }).catch(() => [])).filter(
      (entry) => entry.isFile() && entry.parentPath.includes(userId),
    ).length;
  const rows = async () => Number((await sql`select count(*) from fotos where convite_id = ${hostile.id}`)[0]?.count);
  const timed = async (work: Promise<Response>) => {
    const began = performance.now();
    const { status } = await work;
    return { status, ms: performance.now() - began };
  };

  const filesBefore = await filesOf();
  const sender = createFichaSender(app.baseUrl, hostile.token);
  let turn = 0;
  const flood = inLanes(sent, () => {
    turn += 1;
    return sender.photo(photo, fotoKinds[turn % fotoKinds.length]);
  });
  const [client, own] = await Promise.all([
    timed(createFichaSender(app.baseUrl, honest.token).photo(photo)),
    timed(therapist.uploadFoto('lingua', photo)),
  ]);
  const answers = await flood;
  const refused = answers.get(429) ?? 0;
  const kept = await rows();
  // One photo each of the other client and of the therapist.
  const files = (await filesOf()) - filesBefore - 2;

  await createApiClient(other.baseUrl).trpc.convites.save.mutate({
    ...{ token: hostile.token, baseRevision: 1, ficha: { ...ficha, fotos: false } },
  });
  const left = { rows: await rows(), files: (await filesOf()) - filesBefore - 2 };

  const passedOn = sent - refused;
  const mostFiles = fotoKinds.length + fotoUploadLimits.maxOpenOfConvite;
  return {
    figures: `of ${sent} photos of one link ${passedOn} got further than the count, ${kept} rows and ${files} files kept, meanwhile another client's photo ${client.status} in ${client.ms.toFixed(0)} ms and the therapist's ${own.status} in ${own.ms.toFixed(0)} ms, without permission ${left.rows} rows and ${left.files} files`,
    problems: [
      ...(passedOn <= limitRules.fichaFoto.tries ? [] : [`${passedOn} photos of one link were taken`]),
      ...(kept <= fotoKinds.length && files <= mostFiles ? [] : [`${kept} rows and ${files} files of one link`]),
      ...([...answers.keys()].every((status) => status < 500 || status === 503) ? [] : ['photos failed']),
      ...(client.status === 200 && own.status === 200 && Math.max(client.ms, own.ms) <= mostWaitMs
        ? []
        : ['others could not send their photo']),
      ...(left.rows === 0 && left.files === 0 ? [] : ['photos outlived the permission']),
    ],
  };
}
