import type { FotoKind } from '@meridia/shared/foto.ts';

const path = '/api/ficha/fotos';

/** The holder of an invitation's link, as her phone sends photos. */
export function createFichaSender(baseUrl: string, token: string) {
  const send = (at: string, init: RequestInit = {}) =>
    fetch(`${baseUrl}${at}`, {
      ...init,
      headers: { origin: baseUrl, authorization: `Bearer ${token}`, ...init.headers },
    });
  const sender = {
    begin: (bytes: number, kind: FotoKind = 'lingua') =>
      send(`${path}?kind=${kind}`, { method: 'POST', headers: { 'upload-length': String(bytes) } }),
    ask: (at: string) => send(at, { method: 'HEAD' }),
    piece: (at: string, offset: number, bytes: Buffer) =>
      send(at, {
        method: 'PATCH',
        body: new Uint8Array(bytes),
        headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
      }),
    end: (at: string) => send(`${at}/foto`, { method: 'POST' }),
    /** All of it; the answer to the first request that is refused, or to the last one. */
    photo: async (photo: Buffer, kind: FotoKind = 'lingua'): Promise<Response> => {
      const begun = await sender.begin(photo.byteLength, kind);
      if (!begun.ok) return begun;
      const at = begun.headers.get('location') ?? '';
      const arrived = await sender.piece(at, 0, photo);
      return arrived.ok ? sender.end(at) : arrived;
    },
  };
  return sender;
}
