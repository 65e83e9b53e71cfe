import { randomBytes, randomUUID } from 'node:crypto';
import { limitRules } from '@meridia/server/auth/limits.ts';
import { endUpload } from '@meridia/server/features/foto-uploads/commands.ts';
import { sweepFotos } from '@meridia/server/features/fotos/sweep-fotos.ts';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { type Foto, fotoLimits, fotoSchema, fotoUploadLimits } from '@meridia/shared/foto.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { photoOfBytes, smallPhoto } from '../support/pictures.ts';
import { openRaw, readRaw } from '../support/raw-upload.ts';
import { listStoredFiles } from '../support/stored-files.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type Client = ApiClient & { userId: string };

const piece = fotoUploadLimits.minPieceBytes;
const path = '/api/fotos/envios';

let app: TestApp;
let client: Client;
let stranger: Client;
let photo: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpClient(app.baseUrl);
  stranger = await signUpClient(app.baseUrl);
  photo = await photoOfBytes(3 * piece + 500);
});
afterAll(() => app.close());

describe('a photo in pieces', () => {
  it('arrives whole, and is the photo that one request would have made', async () => {
    const at = await begin(client, photo.byteLength);
    for (let offset = 0; offset < photo.byteLength; offset += piece) {
      const answer = await send(client, at, offset, photo.subarray(offset, offset + piece));
      expect([answer.status, answer.headers.get('upload-offset')]).toEqual([
        204,
        String(Math.min(photo.byteLength, offset + piece)),
      ]);
    }
    const foto = fotoSchema.parse(await (await end(client, at)).json());
    const whole = fotoSchema.parse(await (await client.uploadFoto('lingua', photo)).json());
    expect({ ...foto, id: whole.id }).toEqual(whole);
    expect((await client.fetch(`/api/fotos/${foto.id}`)).status).toBe(200);
  });

  it('goes on where it broke off, and tells where that is', async () => {
    const at = await begin(client, photo.byteLength);
    await send(client, at, 0, photo.subarray(0, piece));
    await breakOff(client, at, piece, photo.subarray(piece, 2 * piece));
    const asked = await client.fetch(at, { method: 'HEAD' });
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      'upload-offset': String(piece),
      'upload-length': String(photo.byteLength),
      'tus-resumable': '1.0.0',
      'cache-control': 'no-store',
    });
    await send(client, at, piece, photo.subarray(piece));
    expect((await end(client, at)).status).toBe(200);
  });

  it('counts a piece once, also when it is sent twice at the same time', async () => {
    const at = await begin(client, photo.byteLength);
    const twice = await Promise.all([0, 1].map(() => send(client, at, 0, photo.subarray(0, piece))));
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 409]);
    const late = await send(client, at, 0, photo.subarray(0, piece));
    expect(await refusalOf(late)).toEqual([409, 'FOTO_UPLOAD_OFFSET']);
    await send(client, at, piece, photo.subarray(piece));
    expect((await end(client, at)).status).toBe(200);
  });

  it('becomes one photo, however often its end is asked for, and leaves no piece behind', async () => {
    const fresh = await signUpClient(app.baseUrl);
    const at = await begin(fresh, photo.byteLength);
    await send(fresh, at, 0, photo);
    const answers = await Promise.all(Array.from({ length: 3 }, () => end(fresh, at)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status } of answers) expect([200, 503]).toContain(status);
    const again = fotoSchema.parse(await (await end(fresh, at)).json());
    expect(await app.database.sql`select id from fotos where terapeuta_id = ${fresh.userId}`).toEqual([
      { id: again.id },
    ]);
    expect(await filesOf(fresh)).toHaveLength(1);
  });

  it('is not over when another request made the photo while its pieces were read', async () => {
    const fresh = await signUpClient(app.baseUrl);
    const id = (await begin(fresh, photo.byteLength)).replace(`${path}/`, '');
    await send(fresh, `${path}/${id}`, 0, photo);
    const actor = { type: 'user', id: fresh.userId, role: 'therapist', sessionId: randomUUID() } as const;
    const { signal } = new AbortController();
    const call = { id, owner: { id: fresh.userId, confirmed: true }, signal };
    const { storage } = app.deps;
    let first: Promise<Foto> | null = null;
    const get = async (key: string) => {
      first ??= endUpload(app.deps, actor, call);
      await first;
      return storage.get(key);
    };
    const late = await endUpload({ ...app.deps, storage: { ...storage, get } }, actor, call);
    expect(late).toEqual(await first);
  });

  it('does not become a photo before it is whole', async () => {
    const at = await begin(client, photo.byteLength);
    await send(client, at, 0, photo.subarray(0, piece));
    expect(await refusalOf(await end(client, at))).toEqual([409, 'FOTO_UPLOAD_OFFSET']);
  });

  it('is checked like any photo, and is gone when it is none', async () => {
    const fresh = await signUpClient(app.baseUrl);
    const at = await begin(fresh, 1000);
    await send(fresh, at, 0, randomBytes(1000));
    expect(await refusalOf(await end(fresh, at))).toEqual([415, 'FOTO_NOT_AN_IMAGE']);
    expect(await refusalOf(await end(fresh, at))).toEqual([404, 'FOTO_UPLOAD_GONE']);
    expect(await filesOf(fresh)).toEqual([]);
  });

  it("is its owner's alone", async () => {
    const at = await begin(client, photo.byteLength);
    expect((await stranger.fetch(at, { method: 'HEAD' })).status).toBe(404);
    expect(await refusalOf(await send(stranger, at, 0, photo))).toEqual([404, 'FOTO_UPLOAD_GONE']);
    expect(await refusalOf(await end(stranger, at))).toEqual([404, 'FOTO_UPLOAD_GONE']);
    expect((await fetch(`${app.baseUrl}${at}`, { method: 'HEAD' })).status).toBe(401);
  });

  it('is refused when another account has signed in since it was taken', async () => {
    const query = `kind=lingua&conta=${client.userId}`;
    const init = { method: 'POST', headers: { 'upload-length': '1000' } };
    expect(await refusalOf(await stranger.fetch(`${path}?${query}`, init))).toEqual([403, 'FORBIDDEN']);
    expect((await client.fetch(`${path}?${query}`, init)).status).toBe(201);
  });
});

describe('the limits of one account', () => {
  it('refuse too large photos, pieces of a few bytes, pieces beyond the end, and what is no upload', async () => {
    const tooLarge = await client.fetch(`${path}?kind=lingua`, {
      method: 'POST',
      headers: { 'upload-length': String(fotoLimits.maxBytes + 1) },
    });
    expect(await refusalOf(tooLarge)).toEqual([413, 'FOTO_TOO_LARGE']);
    const at = await begin(client, photo.byteLength);
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(1), Buffer.alloc(piece - 1), Buffer.alloc(4 * piece)]) {
      expect(await refusalOf(await send(client, at, 0, bytes))).toEqual([400, 'VALIDATION']);
    }
    const beyond = Buffer.alloc(fotoUploadLimits.maxPieceBytes + 1);
    expect(await refusalOf(await send(client, at, 0, beyond))).toEqual([400, 'VALIDATION']);
    expect(await refusalOf(await send(client, `${path}/nada`, 0, photo))).toEqual([404, 'FOTO_UPLOAD_GONE']);
    expect(await refusalOf(await send(client, `${path}/${randomUUID()}`, 0, photo))).toEqual([404, 'FOTO_UPLOAD_GONE']);
    for (const length of ['', '-1', '0', 'muito', '1e99']) {
      const answer = await client.fetch(`${path}?kind=lingua`, {
        method: 'POST',
        headers: { 'upload-length': length },
      });
      expect([length, answer.status >= 400 && answer.status < 500]).toEqual([length, true]);
    }
  });

  it('refuse a piece at a wrong place, or of a wrong size, before its bytes are read', async () => {
    const at = await begin(client, photo.byteLength);
    for (const [offset, bytes, status] of [
      [piece, piece, 409],
      [0, piece - 1, 400],
      [0, 8 * piece, 400],
    ] as const) {
      const socket = await openRaw(app.baseUrl);
      const answer = readRaw(socket);
      socket.write(pieceHead(client, at, offset, bytes));
      expect([offset, bytes, (await answer).status]).toEqual([offset, bytes, status]);
      socket.destroy();
    }
  });

  it('leave hundreds of begun uploads with the newest six, and with no more files than these', async () => {
    const hostile = await signUpClient(app.baseUrl);
    for (let round = 0; round < 10; round += 1) {
      const opened = await Promise.all(Array.from({ length: 25 }, () => begin(hostile, fotoLimits.maxBytes)));
      await send(hostile, opened[0] ?? '', 0, photo.subarray(0, piece));
    }
    const [left] = await app.database.sql`
      select count(*)::int as uploads, sum(cardinality(pieces))::int as pieces from foto_uploads
      where terapeuta_id = ${hostile.userId}`;
    expect(left?.uploads).toBe(fotoUploadLimits.maxOpen);
    expect(await filesOf(hostile)).toHaveLength(left?.pieces);
    // Nobody else notices.
    expect((await client.uploadFoto('lingua', await smallPhoto())).status).toBe(200);
  });

  it('count the beginnings of uploads like uploads', async () => {
    const limited = await startTestApp({ env: { LIMITS: 'on' } });
    try {
      const hasty = await signUpClient(limited.baseUrl);
      const statuses: number[] = [];
      for (let sent = 0; sent < 61; sent += 1) {
        const answer = await hasty.fetch(`${path}?kind=lingua`, {
          method: 'POST',
          headers: { 'upload-length': '1000' },
        });
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([...Array(60).fill(201), 429]);
    } finally {
      await limited.close();
    }
  });

  it('count pieces and the making of photos', async () => {
    const limited = await startTestApp({ env: { LIMITS: 'on' } });
    try {
      const hasty = await signUpClient(limited.baseUrl);
      const at = await begin(hasty, photo.byteLength);
      expect((await send(hasty, at, 0, photo.subarray(0, piece))).status).toBe(204);
      expect((await end(hasty, at)).status).toBe(409);
      for (const [limit, request] of [
        ['picturePiece', () => send(hasty, at, piece, photo.subarray(piece))],
        ['pictureEnd', () => end(hasty, at)],
      ] as const) {
        const { tries } = limitRules[limit];
        await limited.database.sql`update rate_limits set points = ${tries} where key like ${`${limit}:%`}`;
        expect([limit, (await request()).status]).toEqual([limit, 429]);
      }
    } finally {
      await limited.close();
    }
  });

  it('give the room of a forgotten upload to a new photo, and remove its pieces', async () => {
    const forgetful = await signUpClient(app.baseUrl);
    const { sql } = app.database;
    const at = await begin(forgetful, photo.byteLength);
    await send(forgetful, at, 0, photo.subarray(0, piece));
    await sql`
      insert into foto_uploads (terapeuta_id, kind, total_bytes)
      values (${forgetful.userId}, 'lingua', ${fotoLimits.maxUnclaimedBytes})`;
    expect((await forgetful.uploadFoto('lingua', await smallPhoto())).status).toBe(409);
    await sql`
      update foto_uploads set created_at = now() - interval '61 minutes' where terapeuta_id = ${forgetful.userId}`;
    expect((await forgetful.uploadFoto('lingua', await smallPhoto())).status).toBe(200);
    expect((await forgetful.fetch(at, { method: 'HEAD' })).status).toBe(404);
    expect(await filesOf(forgetful)).toHaveLength(1);
  });

  it('count arriving photos against the room for unclaimed ones', async () => {
    const full = await signUpClient(app.baseUrl);
    const { sql } = app.database;
    await begin(full, fotoLimits.maxBytes);
    await sql`
      insert into foto_uploads (terapeuta_id, kind, total_bytes)
      values (${full.userId}, 'lingua', ${fotoLimits.maxUnclaimedBytes - fotoLimits.maxBytes})`;
    expect((await full.uploadFoto('lingua', await smallPhoto())).status).toBe(409);
    await sql`delete from foto_uploads where terapeuta_id = ${full.userId}`;
    expect((await full.uploadFoto('lingua', await smallPhoto())).status).toBe(200);
  });
});

describe('the sweep', () => {
  it('removes uploads and their pieces after a day, and not before', async () => {
    const at = await begin(client, photo.byteLength);
    await send(client, at, 0, photo.subarray(0, piece));
    const pieces = (await filesOf(client)).filter((file) => file.endsWith('.parte'));
    await sweepFotos(app.deps);
    expect(await filesOf(client)).toEqual(expect.arrayContaining(pieces));
    expect((await client.fetch(at, { method: 'HEAD' })).status).toBe(200);
    await sweepFotos(app.deps, new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect((await filesOf(client)).filter((file) => file.endsWith('.parte'))).toEqual([]);
    expect((await client.fetch(at, { method: 'HEAD' })).status).toBe(404);
  });
});

async function begin(as: Client, bytes: number): Promise<string> {
  const answer = await as.fetch(`${path}?kind=lingua`, { method: 'POST', headers: { 'upload-length': String(bytes) } });
  expect(answer.status).toBe(201);
  return answer.headers.get('location') ?? '';
}

function send(as: Client, at: string, offset: number, bytes: Buffer): Promise<Response> {
  return as.fetch(at, {
    method: 'PATCH',
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
  });
}

function end(as: Client, at: string): Promise<Response> {
  return as.fetch(`${at}/foto`, { method: 'POST' });
}

/** Sends half of a piece and cuts the connection. */
async function breakOff(as: Client, at: string, offset: number, bytes: Buffer): Promise<void> {
  const socket = await openRaw(app.baseUrl);
  await new Promise<void>((resolve) => {
    socket.write(pieceHead(as, at, offset, bytes.byteLength));
    socket.write(bytes.subarray(0, bytes.byteLength / 2), () => resolve());
  });
  socket.destroy();
}

function pieceHead(as: Client, at: string, offset: number, bytes: number): string {
  const lines = [
    `PATCH ${at} HTTP/1.1`,
    `host: ${new URL(app.baseUrl).host}`,
    `origin: ${app.baseUrl}`,
    `cookie: ${as.cookie()}`,
    'content-type: application/offset+octet-stream',
    `upload-offset: ${offset}`,
    `content-length: ${bytes}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

async function refusalOf(answer: Response): Promise<[number, string]> {
  return [answer.status, errorBodySchema.parse(await answer.json()).code];
}

async function filesOf({ userId }: Client): Promise<string[]> {
  return (await listStoredFiles(app)).filter((file) => file.includes(userId));
}
