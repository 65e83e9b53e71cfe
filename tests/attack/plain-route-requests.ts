import fc from 'fast-check';
import { metricsToken } from '../authorization/identities.ts';
import { routeCases } from '../authorization/plain-routes.ts';
import type { People } from './attack-people.ts';
import { brokenUploadTo } from './broken-uploads.ts';
import { edgeTexts } from './hostile-values.ts';
import type { HostileRequest } from './wire.ts';

/** Every plain route as `METHOD /path`: those of the authorization matrix, which a test compares with the routes of the app. */
export const plainRoutes: readonly string[] = [...new Set(routeCases.map(({ route }) => route))].sort();

/** Addresses without a route of their own: pages, files, and what is nothing. */
const elsewhere = [
  '/#',
  '/assets/#',
  '/ficha?#',
  '/resultado/#',
  '/evolucao/#',
  '/redefinir-senha?#',
  '/admin/#',
  '/api/#',
  '/api/v1/#',
  '/sw.js?#',
];

/** What a route reads of its query. Every route gets an unknown query as well. */
const queries: Record<string, readonly string[]> = {
  'POST /api/fotos': ['?kind=lingua', '?kind=#', '?kind=orelha&draftId=#', '?kind[]=face'],
  'POST /api/fotos/envios': ['?kind=lingua', '?kind=#', '?kind=orelha&draftId=#'],
  'POST /api/ficha/fotos': ['?kind=lingua', '?kind=#'],
  'POST /api/v1/fotos': ['?kind=lingua', '?kind=#'],
  'GET /api/relatorios/:id/pdf': ['?fotos=#', '?documento=#', '?versao=#', '?uso=#'],
  'GET /api/v1/avaliacoes/:id/relatorio.pdf': ['?documento=#', '?versao=#'],
  'GET /api/conta/exportacao': ['?ticket=#', '?ticket[]=#'],
  'GET /api/clinica/logo': ['?v=#'],
};

/** Routes that take a picture as a file of a form. */
const pictureRoutes = ['/api/fotos', '/api/clinica/logo', '/api/v1/fotos', '/api/suporte/mensagens/:id/imagem'];

/** Routes of the tus protocol, whose headers say what comes. */
const inPieces = /^\/api\/(?:fotos\/envios|ficha\/fotos)/;

/** A request to one plain route as our own clients send it, for a row of the therapist's where the address names one. */
export function usualRequestTo(route: string, people: People): HostileRequest {
  const [method = 'GET', path = ''] = route.split(' ');
  const request = {
    name: route,
    method,
    path: path.replace('*', '/').replace(/:\w+/g, () => knownRow(path, people) ?? 'x'),
  };
  const headers = proofOf(path, people);
  if (inPieces.test(path)) {
    const query = path.includes(':') ? '' : '?kind=lingua';
    return {
      ...request,
      path: request.path + query,
      ...piece(method, { offset: '0', total: '1000', bytes: 1000 }, headers),
    };
  }
  return {
    ...request,
    headers: { ...headers, ...(method === 'POST' && json) },
    ...(method === 'POST' && { body: '{}' }),
  };
}

/** Requests to one plain route that are wrong in some parts, and often name a row that it knows. */
export function oddRequestsTo(route: string, people: People): fc.Arbitrary<HostileRequest> {
  const [own = 'GET', path = ''] = route.split(' ');
  if (path === '*') return anywhere(people);
  const queried = fc.constantFrom('', '', '?#', ...(queries[route] ?? []), ...(queries[route] ?? []));
  const addressed = fc
    .record({ right: fc.boolean(), query: queried, id: strangeIds(people), other: strangeIds(people) })
    .map(({ right, query, id, other }) => {
      const known = right ? knownRow(path, people) : null;
      return path.replace(/:\w+/g, () => known ?? id) + query.replace('#', () => other);
    });
  const usual =
    own === 'POST' && pictureRoutes.includes(path) ? brokenUploadTo(addressed) : plain(own, path, addressed);
  return fc
    .tuple(fc.nat(9), usual, fc.constantFrom(...otherMethods), fc.constantFrom(...oddHeaders))
    .map(([chance, request, method, odd]) => ({
      ...request,
      name: route,
      method: chance === 0 ? method : request.method,
      headers: { ...(chance < 8 && proofOf(path, people)), ...request.headers, ...(chance % 2 === 0 && odd) },
    }));
}

function plain(method: string, path: string, addressed: fc.Arbitrary<string>): fc.Arbitrary<HostileRequest> {
  const nothing: Sent = {};
  const sent = inPieces.test(path) ? pieces(method) : fc.constant(method === 'POST' ? text : nothing);
  return fc
    .record({ address: addressed, sent })
    .map(({ address, sent }) => ({ name: '', method, path: address, ...sent }));
}

type Sent = Pick<HostileRequest, 'headers' | 'body'>;

const json = { 'content-type': 'application/json' };
const text: Sent = { headers: json, body: '{"type":"x"}' };

interface Piece {
  offset: string;
  total: string;
  bytes: number;
}

/** Right and wrong sizes, places, types and lengths of what is sent in pieces. */
function pieces(method: string): fc.Arbitrary<Sent> {
  const told = fc.record<Piece>({
    offset: fc.constantFrom('0', '0', '0', ...counts),
    total: fc.constantFrom('1000', '1000', '1000', ...counts),
    bytes: fc.constantFrom(1000, 1000, 1000, 0, 1, 1001, 100_000),
  });
  const wrong = fc.constantFrom<Record<string, string>>(
    {},
    {},
    {},
    { 'content-type': 'application/json' },
    { 'content-type': 'image/jpeg' },
    { 'content-type': '' },
    // After a length that is not that of the body, the connection is of no use.
    ...['0', '-1', 'x', '1e3', '99999999999999999999'].map((length) => ({
      'content-length': length,
      connection: 'close',
    })),
  );
  return fc.tuple(told, wrong).map(([told, wrong]) => piece(method, told, method === 'PATCH' ? wrong : {}));
}

function piece(method: string, { offset, total, bytes }: Piece, others: Record<string, string>): Sent {
  const headers = { 'tus-resumable': '1.0.0', 'upload-offset': offset, 'upload-length': total };
  if (method !== 'PATCH') return { headers: { ...headers, ...others } };
  return {
    headers: { ...headers, 'content-type': 'application/offset+octet-stream', ...others },
    body: Buffer.alloc(bytes),
  };
}

const counts = ['1', '-1', '1.5', '1e3', '9007199254740993', '99999999999999999999', 'x', ''];

function anywhere(people: People): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      template: fc.constantFrom(...elsewhere),
      id: strangeIds(people),
      method: fc.constantFrom('GET', 'GET', ...otherMethods),
      headers: fc.constantFrom(...oddHeaders),
    })
    .map(({ template, id, method, headers }) => ({
      name: 'GET *',
      method,
      path: template.replace('#', () => id),
      headers,
      ...(method === 'POST' && text),
    }));
}

/** The row or the secret of the therapist's that stands in this path. */
function knownRow(path: string, { rows, shareTokens }: People): string | null {
  const named: readonly [part: string, row: string | undefined][] = [
    ['/r/', shareTokens[0]],
    ['/api/fotos/envios/', rows.upload],
    ['/api/fotos/', rows.foto],
    ['/api/ficha/fotos/', rows.invitedUpload],
    ['/mensagens/', rows.message],
    ['/clientes/', rows.cliente],
    ['/relatorios/', rows.report],
    ['/avaliacoes/', rows.report],
    ['/consultas/', rows.consulta],
  ];
  return named.find(([part]) => path.includes(part))?.[1] ?? null;
}

/** What these routes ask for instead of a session. */
function proofOf(path: string, { conviteToken }: People): Record<string, string> {
  if (path.startsWith('/api/ficha/')) return { authorization: `Bearer ${conviteToken}` };
  return path === '/metrics' ? { authorization: `Bearer ${metricsToken}` } : {};
}

function strangeIds({ ids }: People): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...ids),
    fc.constantFrom(...edgeTexts.filter((one) => one.length < 6000)).map(encode),
    fc.constantFrom(
      '%',
      '%00',
      '%c0%ae',
      '..%2f..%2f.env',
      '.git%2fconfig',
      '%ff',
      ';',
      'a'.repeat(4000),
      'a'.repeat(20_000),
    ),
  );
}

const otherMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const oddHeaders: readonly Record<string, string>[] = [
  {},
  {},
  {},
  json,
  { range: 'bytes=0-' },
  { range: 'bytes=9-1' },
  { 'if-none-match': '"x"' },
  { 'if-modified-since': 'x' },
  { 'accept-encoding': 'gzip;q=x' },
  { 'user-agent': '' },
  { 'stripe-signature': 't=x,v1=x' },
  { accept: '\u00ff' },
  { authorization: 'Bearer \u00ff' },
];

function encode(one: string): string {
  return encodeURIComponent(one.toWellFormed());
}
