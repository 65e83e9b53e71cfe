import type { Socket } from 'node:net';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { fotoLimits } from '@meridia/shared/foto.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type ApiClient, signUpClient, uploadedFoto } from '../support/api-client.ts';
import { interlacedHeader } from '../support/bombs.ts';
import { eventually } from '../support/eventually.ts';
import { smallPhoto } from '../support/pictures.ts';
import { openRaw, readRaw, sendRaw, uploadRequest } from '../support/raw-upload.ts';
import { insertAvaliacao, insertDraft } from '../support/rows.ts';
import { listStoredFiles } from '../support/stored-files.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type Client = ApiClient & { userId: string };

let app: TestApp;
let photo: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  photo = await smallPhoto();
});
afterAll(() => app.close());

describe('thirty pictures of one account at the same time', () => {
  it('are refused after their first bytes when only an attack looks like that', async () => {
    const client = await signUpClient(app.baseUrl);
    const answers = await Promise.all(Array.from({ length: 6 }, () => client.uploadFoto('lingua', interlacedHeader())));
    for (const answer of answers) {
      expect(answer.status).toBe(422);
      expect(errorBodySchema.parse(await answer.json())).toEqual({
        code: 'FOTO_TOO_MANY_PIXELS',
        message:
          'Esta imagem foi gravada de um modo que pede memória demais para ser aberta. Envie a foto como saiu da câmera, ou salve-a de novo como JPEG comum.',
      });
    }
  });

  it('wait in a short line, and a full line tells when to try again', async () => {
    const [attacker, other] = [await signUpClient(app.baseUrl), await signUpClient(app.baseUrl)];
    const { takeFoto } = app.deps.images;
    const made = await takeFoto({ id: attacker.userId, confirmed: false }, 'lingua', photo);
    onTestFinished(() => void Object.assign(app.deps.images, { takeFoto }));
    const gate = Promise.withResolvers<void>();
    let received = 0;
    let inTurns = true;
    app.deps.images.takeFoto = async (...picture) => {
      received += 1;
      await gate.promise;
      return inTurns ? takeFoto(...picture) : made;
    };
    let answered = 0;
    let left = 30;
    const pile = Array.from({ length: left }, async () => {
      const response = await attacker.uploadFoto('lingua', photo);
      left -= 1;
      answered += response.status === 200 ? 1 : 0;
      return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
    });
    // Three are received and nine wait. None of them is made before the last of the thirty and the other account's have come.
    await eventually(async () => (left === 12 ? true : null), 'the others to be refused');
    const picture = other.uploadFoto('lingua', photo);
    await eventually(async () => (received === 4 ? true : null), "the other account's picture to be received");
    gate.resolve();
    expect((await picture).status).toBe(200);
    // The other account's picture came in between, not after all thirty.
    expect(answered).toBeLessThan(12);
    // On a busy machine the last ones would wait too long.
    inTurns = false;
    const answers = await Promise.all(pile);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(18);
    for (const { status, retryAfter, body } of refused) {
      expect({ status, retryAfter, body }).toEqual({
        status: 429,
        retryAfter: '5',
        body: {
          code: 'TOO_MANY_REQUESTS',
          message: 'Você já está enviando várias imagens. Espere uma delas terminar e tente de novo.',
          retryAfterSeconds: 5,
        },
      });
    }
  });

  it('are received three at a time; others are received when one of these has ended or left', async () => {
    const client = await signUpClient(app.baseUrl);
    const request = uploadRequest(app.baseUrl, { cookie: client.cookie(), file: photo });
    const half = await Promise.all(Array.from({ length: 3 }, () => sendHalf(request)));
    const fourth = sendRaw(app.baseUrl, request);
    const first = await Promise.race([fourth, finish(half[0], request)]);
    expect(first.status).toBe(200);
    half[1]?.destroy();
    expect((await fourth).status).toBe(200);
    half[2]?.destroy();
  });
});

describe('an account', () => {
  it('may send a limited number of pictures per hour, including refused ones', async () => {
    const limited = await startTestApp({ env: { LIMITS: 'on' } });
    try {
      const client = await signUpClient(limited.baseUrl);
      const text = Buffer.from('isto não é uma foto');
      const statuses: number[] = [];
      for (let sent = 0; sent < 61; sent += 1) statuses.push((await client.uploadFoto('lingua', text)).status);
      expect(statuses).toEqual([...Array(60).fill(415), 429]);
    } finally {
      await limited.close();
    }
  });

  it('may keep a limited number of unclaimed photos, and is told what to do', async () => {
    const client = await signUpClient(app.baseUrl);
    await fillUp(client, fotoLimits.maxUnclaimed, 1000);
    const files = await listStoredFiles(app);
    const refused = await client.uploadFoto('lingua', photo);
    expect(refused.status).toBe(409);
    expect(errorBodySchema.parse(await refused.json())).toEqual({
      code: 'FOTOS_FULL',
      message:
        'Há fotos demais em formulários que não foram enviados. Envie ou descarte os rascunhos que não usa mais e escolha a foto de novo; o restante está salvo.',
    });
    expect(await listStoredFiles(app)).toEqual(files);

    const avaliacao = await insertAvaliacao(app.database.sql, client.userId);
    await app.database.sql`
      update fotos set avaliacao_id = ${avaliacao} where id = (select id from fotos where terapeuta_id = ${client.userId} limit 1)`;
    await uploadedFoto(client, 'lingua', photo);
  });

  it('may keep a limited number of bytes of unclaimed photos', async () => {
    const client = await signUpClient(app.baseUrl);
    await fillUp(client, 1, fotoLimits.maxUnclaimedBytes);
    expect((await client.uploadFoto('lingua', photo)).status).toBe(409);
  });

  it('has room again after the drafts of its photos are deleted, and loses no photo of a remaining draft', async () => {
    const client = await signUpClient(app.baseUrl);
    const { sql } = app.database;
    const shown = await uploadedFoto(client, 'lingua', photo);
    const draft = await insertDraft(sql, client.userId);
    await sql`
      update anamnese_drafts set data = jsonb_set(data, '{fotos}', ${sql.json({ lingua: shown.id })}) where id = ${draft}`;
    await fillUp(client, fotoLimits.maxUnclaimed - 1, 1000);
    await sql`update fotos set created_at = now() - interval '2 hours' where terapeuta_id = ${client.userId}`;
    const fresh = await uploadedFoto(client, 'face', photo);
    const left = await sql<{ id: string }[]>`select id from fotos where terapeuta_id = ${client.userId}`;
    expect(left.map(({ id }) => id).sort()).toEqual([shown.id, fresh.id].sort());
  });

  it('cannot exceed the limit with several uploads at the same time', async () => {
    const client = await signUpClient(app.baseUrl);
    await fillUp(client, fotoLimits.maxUnclaimed - 2, 1000);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await client.uploadFoto('lingua', photo)).status),
    );
    expect(statuses.sort()).toEqual([200, 200, ...Array(6).fill(409)]);
  });
});

/** Rows as uploads leave them, without files. */
async function fillUp({ userId }: Client, count: number, bytes: number): Promise<void> {
  await app.database.sql`
    insert into fotos (terapeuta_id, kind, storage_key, sha256, bytes, width, height, observacoes)
    select ${userId}, 'face', ${userId} || '/face-' || n || '.jpg', 'x', ${bytes}, 9, 9, '{}'::jsonb
    from generate_series(1, ${count}) as n`;
}

async function sendHalf(request: Buffer): Promise<Socket> {
  const socket = await openRaw(app.baseUrl);
  socket.on('error', () => undefined);
  socket.write(request.subarray(0, request.length / 2));
  return socket;
}

function finish(socket: Socket | undefined, request: Buffer) {
  if (!socket) throw new Error('no socket');
  const answer = readRaw(socket);
  socket.write(request.subarray(request.length / 2));
  return answer;
}
