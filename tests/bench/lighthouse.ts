import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ensureChromium } from '../../scripts/ensure-chromium.mjs';
import { startAppProcess } from '../support/app-process.ts';
import { median } from './figures.ts';

/**
 * `pnpm lighthouse [path …]`: Lighthouse on the built app with a simulated phone, median of five runs. Exits with 1 when the
 * landing page is not good enough. Lighthouse comes through npx, because its 80 MB would make every installation larger.
 */
const version = '13.5.0';
const runs = Number(process.env.RUNS ?? 5);
const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/plans', '/auth'];
const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100, lcpMs: 2000, cls: 0.05 };

const reportSchema = z.object({
  categories: z.object({
    performance: z.object({ score: z.number() }),
    accessibility: z.object({ score: z.number() }),
    'best-practices': z.object({ score: z.number() }),
    seo: z.object({ score: z.number() }),
  }),
  audits: z.object({
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
    'total-blocking-time': z.object({ numericValue: z.number() }),
  }),
});

const folder = mkdtempSync(join(tmpdir(), 'meridia-lighthouse-'));
const chromium = await ensureChromium();
const app = await startAppProcess({ DATA_DIR: join(folder, 'data') });
let failed = false;
try {
  for (const path of paths) {
    const reports = Array.from({ length: runs }, () => measure(`${app.baseUrl}${path}`));
    const of = (pick: (report: z.output<typeof reportSchema>) => number) => median(reports.map(pick));
    const figures = {
      performance: of(({ categories }) => categories.performance.score * 100),
      accessibility: of(({ categories }) => categories.accessibility.score * 100),
      'best-practices': of(({ categories }) => categories['best-practices'].score * 100),
      seo: of(({ categories }) => categories.seo.score * 100),
      lcpMs: of(({ audits }) => audits['largest-contentful-paint'].numericValue),
      cls: of(({ audits }) => audits['cumulative-layout-shift'].numericValue),
    };
    const blockedMs = of(({ audits }) => audits['total-blocking-time'].numericValue);
    const short =
      figures.lcpMs > bars.lcpMs ||
      figures.cls > bars.cls ||
      (['performance', 'accessibility', 'best-practices', 'seo'] as const).some((name) => figures[name] < bars[name]);
    if (short && path === '/') failed = true;
    console.log(
      `${short ? 'FAIL' : 'ok  '} ${path.padEnd(8)} performance ${figures.performance.toFixed(0)}, accessibility ${figures.accessibility.toFixed(0)}, ` +
        `best practices ${figures['best-practices'].toFixed(0)}, SEO ${figures.seo.toFixed(0)}, LCP ${(figures.lcpMs / 1000).toFixed(2)} s, ` +
        `CLS ${figures.cls.toFixed(3)}, blocked ${blockedMs.toFixed(0)} ms (median of ${runs})`,
    );
  }
} finally {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

function measure(url: string): z.output<typeof reportSchema> {
  const out = join(folder, 'report.json');
  const node = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  execFileSync(
    'npx',
    ['--yes', `lighthouse@${version}`, url, '--output=json', `--output-path=${out}`, '--quiet', flags],
    {
      env: {
        ...process.env,
        ...(chromium ? { CHROME_PATH: chromium } : {}),
        PATH: `${dirname(node)}:${process.env.PATH}`,
      },
      stdio: ['ignore', 'ignore', 'ignore'],
    },
  );
  return reportSchema.parse(JSON.parse(readFileSync(out, 'utf8')));
}
