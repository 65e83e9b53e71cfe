import { type Database, openDatabase } from '@meridia/server/db/client.ts';
import { test as base, expect } from '@playwright/test';
import postgres from 'postgres';
import { expectAccessible } from './accessibility.ts';
import { findDatabase } from './app-beside.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { openAccount } from './open-account.ts';
import { takeScreenshot } from './screenshot.ts';
import { watchAgreedTexts } from './see-agreed-texts.ts';
import { signIn } from './sign-in.ts';
import { asTallAsThePage } from './tall-window.ts';
import { walkedOnce, wide } from './walked-once.ts';

export { expect } from '@playwright/test';

/** A new account for this test only, with a client of the server outside the browser. */
export type Therapist = Awaited<ReturnType<typeof openAccount>>;

interface Fixtures {
  /** With a confirmed address. The test's browser has its session. */
  therapist: Therapist;
  /**
   * Takes a picture of the screen, or only of its new part `within`, and checks its accessibility. Every screen of the product is
   * reviewed here at least once.
   */
  review: (name: string, within?: string) => Promise<void>;
}

interface WorkerFixtures {
  databaseUrl: string;
  /** Owner connection to the app's own database, for states that the screens cannot create. */
  sql: postgres.Sql;
  /** The same database, used through the app's own code. */
  database: Database;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // Without motion, because axe would measure the contrast of colours in the middle of a transition. Other tests check motion where
  // it matters.
  contextOptions: { reducedMotion: 'reduce' },

  context: async ({ context }, use) => {
    await watchAgreedTexts(context);
    await use(context);
  },

  databaseUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => use(await findDatabase()),
    { scope: 'worker' },
  ],

  sql: [
    async ({ databaseUrl }, use) => {
      const sql = postgres(databaseUrl, { max: 3, onnotice: () => {} });
      await use(sql);
      await sql.end({ timeout: 5 });
    },
    { scope: 'worker' },
  ],

  database: [
    async ({ databaseUrl }, use) => {
      const database = openDatabase(databaseUrl, { poolSize: 2 });
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],

  therapist: async ({ context, baseURL, database }, use) => {
    const therapist = await openAccount(database, baseURL ?? '', 'Marina Duarte Lopes');
    await signIn(context, therapist, baseURL ?? '');
    await use(therapist);
  },

  review: async ({ page }, use, { project, file, tags }) => {
    const walkedAtOneWidth = project.name !== 'desktop' && walkedOnce.test(file) && !tags.includes('@one-width');
    await use(async (name, within) => {
      // Waits for the spinner to disappear, because it shows that the screen is still loading.
      await expect(page.locator('h1').first()).toBeAttached();
      const narrow = page.viewportSize();
      const look = async () => {
        if (!within) await takeScreenshot(page, name);
        await expectAccessible(page, name, within);
      };
      if (within) await takeScreenshot(page, name, within);
      if (!walkedAtOneWidth || !narrow) return asTallAsThePage(page, look);
      await asTallAsThePage(page, look, wide);
      await expectNoSidewaysScroll(page, name);
      await takeScreenshot(page, name, within);
      await page.setViewportSize(narrow);
    });
  },
});
