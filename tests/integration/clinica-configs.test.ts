import { clinicaLimits } from '@meridia/shared/clinica-config.ts';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, refusal, signUpClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { metadataMarker, photoWithMetadata, smallPhoto, solid } from '../support/pictures.ts';
import { listStoredFiles } from '../support/stored-files.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpClient(app.baseUrl);
});
afterAll(() => app.close());

const logoUrl = 'https://exemplo.com.br/logo.png';
const rows = () => app.database.sql`select * from clinica_configs where terapeuta_id = ${client.userId}`;
const filesOf = async () => (await listStoredFiles(app)).filter((path) => path.includes('/logo-'));

function upload(bytes: Buffer, type = 'image/png', from: ApiClient = client): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), 'logo.png');
  return from.fetch('/api/clinica/logo', { method: 'POST', body: form });
}

describe("the clinic's name and public logo", () => {
  it('are empty at first', async () => {
    expect(await client.trpc.clinicaConfigs.current.query()).toEqual({
      nomeClinica: null,
      logoUrl: null,
      uploadedLogo: null,
    });
  });

  it('are inserted once and then updated, even when two devices save at once', async () => {
    const names = ['Clínica Jade', 'Espaço Caminho do Meio', 'Instituto Yin', 'Casa do Qi'];
    await Promise.all(names.map((nomeClinica) => client.trpc.clinicaConfigs.save.mutate({ nomeClinica, logoUrl })));
    expect(await rows()).toHaveLength(1);
    expect(names).toContain((await client.trpc.clinicaConfigs.current.query()).nomeClinica);
    const saved = await client.trpc.clinicaConfigs.save.mutate({ nomeClinica: ' Clínica Jade ', logoUrl: '' });
    expect(saved).toEqual({ nomeClinica: 'Clínica Jade', logoUrl: null, uploadedLogo: null });
    expect(await client.trpc.clinicaConfigs.current.query()).toEqual(saved);
  });

  it('are refused at their fields when they are invalid', async () => {
    const save = client.trpc.clinicaConfigs.save.mutate({
      nomeClinica: 'a'.repeat(121),
      logoUrl: 'http://exemplo.com/l.png',
    });
    expect(await refusal(save)).toMatchObject({
      code: 'VALIDATION',
      fields: {
        nomeClinica: 'Use no máximo 120 caracteres',
        logoUrl: 'Use o endereço completo da imagem, começando com https://',
      },
    });
  });

  it('are announced to the other devices of the account', async () => {
    const socket = client.openSocket();
    const topics: string[] = [];
    const ready = new Promise<void>((resolve) => {
      socket.trpc.accounts.onChange.subscribe(undefined, {
        onData: (news) => {
          topics.push(...news.topics);
          resolve();
        },
      });
    });
    await ready;
    topics.length = 0;
    await client.trpc.clinicaConfigs.save.mutate({ nomeClinica: 'Clínica Jade', logoUrl });
    await eventually(async () => (topics.includes('account') ? true : null), 'the news');
    socket.close();
  });
});

describe('an uploaded logo', () => {
  it('is stored as our own PNG: upright, at most 600 px, with its transparency and without metadata', async () => {
    const clear = await sharp({ create: { width: 1400, height: 500, channels: 4, background: '#1f5e4b80' } })
      .png()
      .toBuffer();
    const answer = await upload(clear);
    expect(answer.status).toBe(200);
    const { uploadedLogo } = (await answer.json()) as { uploadedLogo: string };
    const shown = await client.fetch(uploadedLogo);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 600,
      height: 214,
      hasAlpha: true,
    });

    expect((await upload(await photoWithMetadata(), 'image/jpeg')).status).toBe(200);
    const turned = Buffer.from(await (await client.fetch('/api/clinica/logo')).arrayBuffer());
    expect(await sharp(turned).metadata()).toMatchObject({ width: 80, height: 160 });
    expect(turned.includes(metadataMarker)).toBe(false);
  });

  it('replaces the logo before and its file; of two parallel uploads one stays', async () => {
    await Promise.all([upload(await smallPhoto('png')), upload(await smallPhoto('webp'), 'image/webp')]);
    const [row] = await rows();
    expect(await filesOf()).toEqual([expect.stringContaining(row?.logo_key)]);
    expect(row?.logo_key).toMatch(new RegExp(`^${client.userId}/logo-\\d+\\.png$`));
    // Name and public address belong to another form.
    expect(row).toMatchObject({ nome_clinica: 'Clínica Jade', logo_url: logoUrl });
  });

  it.each([
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
      'LOGO_INVALID',
    ],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'LOGO_INVALID'],
    ['GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 415, 'LOGO_INVALID'],
    ['nothing', Buffer.alloc(0), 415, 'LOGO_INVALID'],
    ['half a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 415, 'LOGO_INVALID'],
    ['more than 2 MB', Buffer.alloc(clinicaLimits.logoMaxBytes + 1, 0x89), 413, 'LOGO_TOO_LARGE'],
  ])(
    'is refused when it is %s, under any name or type, and the logo before stays',
    async (_what, bytes, status, code) => {
      const before = await filesOf();
      const answer = await upload(bytes);
      expect(answer.status).toBe(status);
      expect(errorBodySchema.parse(await answer.json()).code).toBe(code);
      expect(await filesOf()).toEqual(before);
    },
  );

  it('is refused before a small file is decoded to far too many pixels', async () => {
    const bomb = await solid(8_000, 8_000).toColourspace('b-w').png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(clinicaLimits.logoMaxBytes);
    expect((await upload(bomb)).status).toBe(415);
  });

  it('is removed together with its file; removing it again changes nothing', async () => {
    const removed = await client.trpc.clinicaConfigs.removeLogo.mutate();
    expect(removed).toEqual({ nomeClinica: 'Clínica Jade', logoUrl, uploadedLogo: null });
    expect(await client.trpc.clinicaConfigs.removeLogo.mutate()).toEqual(removed);
    expect(await filesOf()).toEqual([]);
    expect((await client.fetch('/api/clinica/logo')).status).toBe(404);
  });
});
