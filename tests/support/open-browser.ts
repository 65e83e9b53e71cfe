import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/ensure-chromium.mjs';

/** The browser of the end-to-end tests, installed where there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await ensureChromium();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu'] });
}
