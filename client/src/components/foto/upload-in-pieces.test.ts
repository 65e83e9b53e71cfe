import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestRefused } from '../../lib/app-error.ts';
import { goOnAt, uploadInPieces } from './upload-in-pieces.ts';

type Sent = { method: string; url: string; headers?: Record<string, string>; body?: Blob };

const wire = vi.hoisted(() => ({ answer: (_: Sent): Record<string, string> => ({}) }));
vi.mock('./send-request.ts', () => ({
  networkError: () => new TypeError('Failed to fetch'),
  readFoto: () => ({ id: 'foto' }),
  sendRequest: async (sent: Sent) => {
    const headers = wire.answer(sent);
    return { body: null, header: (name: string) => headers[name] ?? null };
  },
}));

const kilobyte = 1024;
const size = 900 * kilobyte;

/** A server that keeps what arrives, and breaks off as told. */
function server(breakAt: (offset: number, count: number) => Error | null = () => null) {
  const state = { begun: 0, received: 0, offsets: [] as number[], asked: 0 };
  wire.answer = ({ method, url, headers, body }: Sent): Record<string, string> => {
    if (method === 'HEAD') {
      state.asked += 1;
      return { 'upload-offset': String(state.received) };
    }
    if (method === 'PATCH') {
      const offset = Number(headers?.['upload-offset']);
      state.offsets.push(offset);
      const failure = breakAt(offset, state.offsets.length);
      if (failure) throw failure;
      if (offset !== state.received) throw refused('FOTO_UPLOAD_OFFSET');
      state.received += body?.size ?? 0;
      return { 'upload-offset': String(state.received) };
    }
    if (url.endsWith('/foto')) return {};
    state.begun += 1;
    state.received = 0;
    return { location: `/api/fotos/envios/${state.begun}` };
  };
  return state;
}

function refused(code: 'FOTO_UPLOAD_GONE' | 'FOTO_UPLOAD_OFFSET' | 'FOTOS_FULL') {
  return new RequestRefused(409, { code, message: code });
}

function photo() {
  const file = new Blob([new Uint8Array(size)]);
  const onProgress = vi.fn();
  const onBegun = vi.fn();
  const signal = new AbortController().signal;
  return { kind: 'lingua', draftId: 'draft', userId: 'user', file, onProgress, onBegun, signal } as const;
}

beforeEach(() => vi.clearAllMocks());

describe('a photo in pieces', () => {
  it('is sent in growing pieces, and its progress only grows', async () => {
    const state = server();
    const upload = photo();
    await expect(uploadInPieces(upload)).resolves.toEqual({ id: 'foto' });
    expect(state.received).toBe(size);
    expect(state.offsets).toEqual([0, 128, 384, 896].map((offset) => offset * kilobyte));
    const percents = upload.onProgress.mock.calls.map(([percent]) => percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(percents.at(-1)).toBe(100);
  });

  it('goes on with the piece that did not arrive when it is sent again', async () => {
    const state = server((_, count) => (count === 2 ? new TypeError('Failed to fetch') : null));
    const upload = photo();
    await expect(uploadInPieces(upload)).rejects.toThrow('Failed to fetch');
    await uploadInPieces(upload);
    expect(state).toMatchObject({ begun: 1, received: size, asked: 1 });
    expect(state.offsets.filter((offset) => offset === 0)).toHaveLength(1);
  });

  it('goes on where an earlier page broke off', async () => {
    const state = server();
    state.received = 500 * kilobyte;
    const upload = photo();
    goOnAt(upload.file, '/api/fotos/envios/7');
    await uploadInPieces(upload);
    expect(state).toMatchObject({ begun: 0, received: size });
    expect(state.offsets[0]).toBe(500 * kilobyte);
  });

  it('asks where it stands when the answer to a piece was lost', async () => {
    let lost = false;
    const state = server();
    const answer = wire.answer;
    wire.answer = (sent) => {
      const given = answer(sent);
      if (sent.method !== 'PATCH' || lost) return given;
      lost = true;
      // The browser repeats a request whose connection broke, and gets the answer to the repetition.
      throw refused('FOTO_UPLOAD_OFFSET');
    };
    await uploadInPieces(photo());
    expect(state).toMatchObject({ begun: 1, asked: 1, received: size });
  });

  it('goes on behind the other tab when two tabs send the same upload', async () => {
    const state = server();
    const answer = wire.answer;
    let others = 0;
    wire.answer = (sent) => {
      // Every second time the other tab's piece is first.
      if (sent.method === 'PATCH' && state.offsets.length % 2 === 0 && others < 3) {
        others += 1;
        state.received += 64 * kilobyte;
      }
      return answer(sent);
    };
    await expect(uploadInPieces(photo())).resolves.toEqual({ id: 'foto' });
    expect(others).toBe(3);
    expect(state).toMatchObject({ begun: 1, received: size });
  });

  it('begins anew, once, when the server has removed the upload', async () => {
    const state = server((_, count) => (count === 2 ? refused('FOTO_UPLOAD_GONE') : null));
    await uploadInPieces(photo());
    expect(state).toMatchObject({ begun: 2, received: size });
    server(() => refused('FOTO_UPLOAD_GONE'));
    await expect(uploadInPieces(photo())).rejects.toBeInstanceOf(RequestRefused);
  });

  it('is not repeated when the server refuses it', async () => {
    const state = server(() => refused('FOTOS_FULL'));
    await expect(uploadInPieces(photo())).rejects.toBeInstanceOf(RequestRefused);
    expect(state.offsets).toEqual([0]);
  });
});
