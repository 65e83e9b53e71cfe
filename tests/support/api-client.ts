import { randomUUID } from 'node:crypto';
import type { AppRouter } from '@meridia/server/trpc/router.ts';
import { type ErrorBody, errorBodySchema } from '@meridia/shared/errors.ts';
import { type Foto, type FotoKind, fotoSchema } from '@meridia/shared/foto.ts';
import { createTRPCClient, createWSClient, httpLink, type TRPCClient, TRPCClientError, wsLink } from '@trpc/client';
import { WebSocket } from 'ws';
import { publicHeaders } from './public-name.ts';

export const testPassword = 'Senha-Segura-2026';

/** The app as a browser uses it: one cookie jar, the right Origin. */
export interface ApiClient {
  trpc: TRPCClient<AppRouter>;
  /** The present `Cookie` header. */
  cookie(): string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  uploadFoto(
    kind: FotoKind,
    file: Buffer,
    options?: { draftId?: string; name?: string; type?: string },
  ): Promise<Response>;
  /** A socket of its own; the test must close it. */
  openSocket(): { trpc: TRPCClient<AppRouter>; close(): void };
}

/**
 * @param publicUrl the address of the app behind a proxy (public-name.ts)
 * @param session the token of a session that exists already
 */
export function createApiClient(baseUrl: string, publicUrl?: string, session?: string): ApiClient {
  const own = publicUrl === undefined ? { origin: baseUrl } : publicHeaders(publicUrl);
  const jar = new Map<string, string>(session === undefined ? [] : [['session', session]]);
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(own)) if (!headers.has(name)) headers.set(name, value);
    if (jar.size > 0 && !headers.has('cookie')) headers.set('cookie', cookie());
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  };
  return {
    cookie,
    trpc: createTRPCClient<AppRouter>({
      links: [
        // One request per call, so that parallel calls really run in parallel.
        httpLink({ url: `${baseUrl}/trpc`, fetch: (url, init) => send(url as string | URL, init as RequestInit) }),
      ],
    }),
    fetch: (path, init) => send(`${baseUrl}${path}`, init),
    uploadFoto: (kind, file, { draftId, name = 'foto.jpg', type = 'image/jpeg' } = {}) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(file)], { type }), name);
      const draft = draftId ? `&draftId=${draftId}` : '';
      return send(`${baseUrl}/api/fotos?kind=${kind}${draft}`, { method: 'POST', body: form });
    },
    openSocket: () => {
      class SocketOfThisClient extends WebSocket {
        constructor(url: string | URL) {
          super(url, { headers: { ...own, cookie: cookie() } });
        }
      }
      const client = createWSClient({
        url: `${baseUrl.replace('http', 'ws')}/trpc`,
        WebSocket: SocketOfThisClient as unknown as typeof globalThis.WebSocket,
        retryDelayMs: () => 100,
      });
      return {
        trpc: createTRPCClient<AppRouter>({ links: [wsLink({ client })] }),
        close: () => void client.close(),
      };
    },
  };
}

/** A new account, signed in. */
export async function signUpClient(
  baseUrl: string,
  nomeCompleto = 'Ana Souza',
  publicUrl?: string,
): Promise<ApiClient & { email: string; userId: string }> {
  const client = createApiClient(baseUrl, publicUrl);
  const email = `${randomUUID()}@example.com`;
  await client.trpc.accounts.signUp.mutate({ nomeCompleto, email, password: testPassword });
  const { userId } = await client.trpc.accounts.login.mutate({ email, password: testPassword });
  return { ...client, email, userId };
}

export async function uploadedFoto(client: ApiClient, kind: FotoKind, file: Buffer): Promise<Foto> {
  const response = await client.uploadFoto(kind, file);
  if (!response.ok) throw new Error(`upload failed: ${response.status} ${await response.text()}`);
  return fotoSchema.parse(await response.json());
}

/** The app's message to the person about a refused call. */
export async function refusal(call: Promise<unknown>): Promise<ErrorBody> {
  try {
    await call;
  } catch (error) {
    if (error instanceof TRPCClientError) return errorBodySchema.parse(error.data?.app);
    throw error;
  }
  throw new Error('the call was expected to be refused');
}
