import type { Page } from '@playwright/test';

/** Everything the page complains about from now on: thrown errors, `console.error`, failed requests for its own files. */
export function collectNoise(page: Page): string[] {
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    // Said by Playwright itself, wherever the app would register its service worker.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning') noise.push(`${message.type()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`);
  });
  return noise;
}
