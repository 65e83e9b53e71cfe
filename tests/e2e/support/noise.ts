import type { Page } from '@playwright/test';

/** Collects the page's errors from now on: thrown errors, `console.error`, failed requests for its own files. */
export function collectNoise(page: Page): string[] {
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    // Playwright itself logs this where the app would register its service worker.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning') noise.push(`${message.type()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`);
  });
  return noise;
}
