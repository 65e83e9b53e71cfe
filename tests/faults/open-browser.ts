import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const known = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? known.find(existsSync);
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu'] });
}
