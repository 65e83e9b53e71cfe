import fc from 'fast-check';
import { brokenUploadTo } from './broken-uploads.ts';
import { edgeTexts, hostileValue, toWire } from './hostile-values.ts';
import type { HostileRequest } from './wire.ts';

/** Requests that no client of ours sends, at the addresses of the procedures and at uploads. */
export function hostileRequests(paths: readonly string[]): fc.Arbitrary<HostileRequest> {
  const path = fc.constantFrom(...paths);
  return fc.oneof(
    { weight: 20, arbitrary: brokenBodies(path) },
    { weight: 15, arbitrary: wrongTypes(path) },
    { weight: 10, arbitrary: strangeCalls(path) },
    { weight: 25, arbitrary: brokenUploadTo(fc.constantFrom(...uploads)) },
    { weight: 1, arbitrary: largeBodies(path) },
  );
}

const uploads = [
  '/api/fotos?kind=lingua',
  '/api/fotos?kind=orelha&draftId=x',
  '/api/fotos',
  '/api/fotos?kind[]=face',
  '/api/clinica/logo',
  '/api/v1/fotos?kind=lingua',
];

const json = { 'content-type': 'application/json' };

function brokenBodies(path: fc.Arbitrary<string>): fc.Arbitrary<HostileRequest> {
  const texts = [
    '',
    '{',
    '{"a":',
    '[1,',
    '"',
    'NaN',
    'undefined',
    "{'a':1}",
    '{"a":1}}',
    '\ufeff{}',
    '{"a":"\\ud83d"}',
    '{"a":"\t"}',
  ];
  const bytes = [Buffer.from([0xff, 0xfe, 0x00]), Buffer.from([0x22, 0xc3, 0x28, 0x22]), Buffer.alloc(100)];
  return fc
    .tuple(path, fc.oneof(fc.constantFrom<string | Buffer>(...texts, ...bytes), hostileValue.map(toWire)), fc.boolean())
    .map(([at, body, batch]) => ({
      name: 'broken body',
      method: 'POST',
      path: `/trpc/${at}${batch ? '?batch=1' : ''}`,
      headers: json,
      body,
    }));
}

function wrongTypes(path: fc.Arbitrary<string>): fc.Arbitrary<HostileRequest> {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/octet-stream',
    'application/json, text/plain',
    '',
    '\t',
    'a/b; c="',
  ];
  const encodings = ['gzip', 'br', 'identity', 'chunked', 'nonsense'];
  return fc
    .record({ at: path, type: fc.constantFrom(...types), encoding: fc.option(fc.constantFrom(...encodings)) })
    .map(({ at, type, encoding }) => ({
      name: `content type ${type}`,
      method: 'POST',
      path: `/trpc/${at}`,
      headers: { 'content-type': type, ...(encoding === null ? {} : { 'content-encoding': encoding }) },
      body: '{"id":"x"}',
    }));
}

function strangeCalls(path: fc.Arbitrary<string>): fc.Arbitrary<HostileRequest> {
  const methods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
  const strangePath = fc.oneof(
    path,
    fc.constantFrom(...edgeTexts.slice(0, 40)).map(encode),
    fc.constantFrom('%', '%zz', '%c3%28', '..%2f..'),
  );
  const query = fc.oneof(
    hostileValue.map((value) => `input=${encode(toWire(value))}`),
    fc.constantFrom(
      'input=',
      'input={',
      'input=%zz',
      'batch=1',
      'batch=1&input={',
      'batch=2&input={}',
      'input=1&input=2',
      'batch=1&batch=1',
    ),
    fc.constantFrom(
      'connectionParams=1',
      'connectionParams=%7B%22a%22%3A1%7D',
      `batch=1&input=${encode('{"__proto__":{"a":1}}')}`,
    ),
  );
  return fc.record({ method: fc.constantFrom(...methods), at: strangePath, query }).map(({ method, at, query }) => ({
    name: 'strange call',
    method,
    path: `/trpc/${at}?${query}`,
    headers: json,
  }));
}

function largeBodies(path: fc.Arbitrary<string>): fc.Arbitrary<HostileRequest> {
  const deep = (depth: number, open: string, close: string, core = '') =>
    open.repeat(depth) + core + close.repeat(depth);
  const bodies = [
    deep(500_000, '[', ']'),
    deep(150_000, '{"a":', '}', '1'),
    `{"0":${deep(20_000, '[', ']')}}`,
    `{${Array.from({ length: 10_000 }, (_, at) => `"${at}":{}`).join()}}`,
    `[${'0,'.repeat(400_000)}0]`,
    `"${'x'.repeat(1_000_000)}"`,
    'x'.repeat(2_000_000),
  ];
  const many = (at: string, count: number) => Array.from({ length: count }, () => at).join();
  return fc
    .record({ at: path, body: fc.constantFrom(...bodies), calls: fc.constantFrom(1, 20, 21, 300, 10_000) })
    .map(({ at, body, calls }) => ({
      name: `large body, ${calls} calls`,
      method: 'POST',
      path: `/trpc/${calls === 1 ? at : many(calls === 10_000 ? 'a' : at, calls)}${calls === 1 ? '' : '?batch=1'}`,
      headers: json,
      body,
    }));
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
