import { chromium } from '@playwright/test';
const base = process.argv[2] ?? 'http://localhost:4104';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const path of ['/', '/plans', '/auth', '/recuperar-senha', '/instalar', '/demo-relatorio', '/demo-relatorio-exemplo', '/politica-privacidade', '/termos-uso', '/lgpd', '/nao-existe', '/dashboard']) {
  for (const js of [true, false]) {
  const context = await browser.newContext({ viewport: { width: 390, height: 780 }, javaScriptEnabled: js, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const noise: string[] = [];
  page.on('console', (m) => noise.push(`${m.type()} ${m.text()}`));
  page.on('pageerror', (e) => noise.push(`ERR ${e.message}`));
  await page.addInitScript(() => {
    (window as any).shifts = []; (window as any).removed = 0;
    new PerformanceObserver((l) => { for (const e of l.getEntries() as any) if (!e.hadRecentInput) (window as any).shifts.push(e.value); }).observe({ type: 'layout-shift', buffered: true });
    (window as any).lcp = []; new PerformanceObserver((l) => { for (const e of l.getEntries() as any) (window as any).lcp.push([Math.round(e.startTime), e.element?.tagName, e.size]); }).observe({ type: 'largest-contentful-paint', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      (window as any).first = document.querySelector('#root h1');
    });
  });
  const r = await page.goto(base + path, { waitUntil: 'networkidle' });
  const h1 = await page.locator('h1').first().innerText().catch(() => 'NO H1');
  const info = js ? await page.evaluate(() => ({ title: document.title, kept: (window as any).first ? (window as any).first === document.querySelector('#root h1') : 'none', cls: (window as any).shifts.reduce((a: number, b: number) => a + b, 0), lcp: (window as any).lcp, url: location.pathname })) : {};
  console.log(path, js ? 'js' : 'nojs', r?.status(), h1.slice(0, 40), JSON.stringify(info), noise.join(' | '));
  if (!js) await page.screenshot({ path: `/tmp/meridia/web/nojs${path.replaceAll('/', '_')}.png`, fullPage: false });
  await context.close();
  }
}
await browser.close();
