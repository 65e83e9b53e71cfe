import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Outcome } from '../faults/outcome.ts';
import { enrolPeople } from './attack-people.ts';
import { startAttackedApp } from './attacked-app.ts';
import { startInjectableServer } from './injectable-route.ts';
import { runTool } from './tools.ts';

/** Modules of wapiti 3.0.4 that contact only the scanned server; `wapp`, `nikto`, `ssrf` and `xxe` contact others. */
const modules = [
  'backup',
  'blindsql',
  'cookieflags',
  'crlf',
  'csp',
  'csrf',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
];

/** Browsers have removed the filter of this header, because it leaked data. Its right value is 0, which wapiti does not know. */
const outdated = ['X-XSS-Protection is not set'];

/** S22, second half: wapiti on the pages, signed in and not. It must also find the hole of a server made for that. */
export async function attackPages(): Promise<Outcome> {
  // As in production: over https, which ends at a proxy, with the cookies and headers of https.
  const { app, sql, databaseUrl, isAlive, close } = await startAttackedApp({ PUBLIC_URL: 'https://localhost' });
  const injectable = await startInjectableServer(databaseUrl);
  try {
    const control = await scan(injectable.baseUrl, { headers: [], paths: [] });
    const { cookies, apiKeys, shareTokens } = await enrolPeople(sql);
    const shared = shareTokens.map((token) => `/r/${token}`);
    const [visitor, member] = [
      await scan(app.baseUrl, { headers: [], paths: shared }),
      await scan(app.baseUrl, {
        headers: [`Cookie: __Host-${cookies.therapist}`, `Authorization: Bearer ${apiKeys.therapist}`],
        paths: [...shared, ...signedInPaths],
      }),
    ];
    const findings = [...visitor.findings, ...member.findings];
    for (const finding of findings) console.error(finding);
    const alive = await isAlive();
    const bites = control.findings.some((finding) => finding.startsWith('Cross Site Scripting'));
    const urls = visitor.urls + member.urls;
    return {
      id: 'S22',
      passed: findings.length === 0 && alive && bites && urls >= 20,
      figures: `wapiti (${modules.length} modules) on ${urls} addresses, as a visitor and signed in: findings ${findings.length} (answers with 5xx are some), process ${alive ? 'alive' : 'DEAD'}; hole made for it: ${bites ? 'found' : 'MISSED'}`,
    };
  } finally {
    await injectable.close();
    await close();
  }
}

const signedInPaths = [
  '/dashboard',
  '/anamnese?passo=2',
  '/historico?busca=dor',
  '/configuracoes',
  '/subscription',
  '/api/conta/exportacao?ticket=x',
  '/api/v1',
  '/api/v1/clientes?search=dor',
  '/api/v1/avaliacoes?search=dor&status=finalizado',
  '/api/v1/uso',
];

const listed = z.record(z.string(), z.array(z.object({ method: z.string(), path: z.string(), info: z.string() })));
const reportSchema = z.object({ vulnerabilities: listed, anomalies: listed });

async function scan(baseUrl: string, { headers, paths }: { headers: string[]; paths: string[] }) {
  const { result, printed } = await runTool(
    'wapiti',
    (home) => [
      '-u',
      `${baseUrl}/`,
      ...paths.flatMap((path) => ['-s', baseUrl + path]),
      '-m',
      modules.join(),
      '--no-bugreport',
      '--flush-session',
      '-f',
      'json',
      '-o',
      join(home, 'report.json'),
      '--max-scan-time',
      '120',
      '--max-attack-time',
      '120',
      // wapiti reads no brotli, and would find nothing in the pages.
      '-H',
      'Accept-Encoding: identity',
      ...headers.flatMap((header) => ['-H', header]),
    ],
    {
      timeoutMs: 20 * 60_000,
      // Without this file wapiti would fetch it from the web, with any choice of modules.
      prepare: async (home) => {
        await mkdir(join(home, '.wapiti/config'), { recursive: true });
        await writeFile(join(home, '.wapiti/config/apps.json'), '{}');
      },
      readResult: (home) => readFile(join(home, 'report.json'), 'utf8'),
    },
  );
  const { vulnerabilities, anomalies } = reportSchema.parse(JSON.parse(result));
  const findings = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, all]) =>
    all
      .filter(({ info }) => !outdated.includes(info))
      .map(({ method, path, info }) => `${kind}: ${method} ${path}: ${info}`),
  );
  return { findings, urls: Number(/found (\d+) URLs/.exec(printed)?.[1]) };
}
