import { type Database, openDatabase } from '@meridia/server/db/client.ts';
import { test as base, expect } from '@playwright/test';
import postgres from 'postgres';
import { signUpClient } from '../../support/api-client.ts';
import { confirmAccount } from '../../support/people.ts';
import { expectAccessible } from './accessibility.ts';
import { findDatabase } from './app-beside.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { takeScreenshot } from './screenshot.ts';
import { watchAgreedTexts } from './see-agreed-texts.ts';
import { signIn } from './sign-in.ts';
import { asTallAsThePage } from './tall-window.ts';
import { walkedOnce, wide } from './walked-once.ts';

export { expect } from '@playwright/test';

/** A new account for this test only, with a client of the server outside the browser. */
export type Therapist = Awaited<ReturnType<typeof signUpClient>>;

interface Fixtures {
  /** Signed up through the API, with a confirmed address. The test's browser has its session. */
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
    const therapist = await signUpClient(baseURL ?? '', 'Marina Duarte Lopes');
    await confirmAccount(database, therapist.userId);
    await signIn(context, therapist, baseURL ?? '');
    await use(therapist);
  },

  review: async ({ page }, use, { project, file, tags }) => {
    const walkedAtOneWidth = project.name === 'phone' && walkedOnce.test(file) && !tags.includes('@one-width');
    await use(async (name, within) => {
      // Waits for the spinner to disappear, because it shows that the screen is still loading.
      await expect(page.locator('h1').first()).toBeAttached();
      const look = async () => {
        await takeScreenshot(page, project.name, name, within);
        await expectAccessible(page, name, within);
      };
      await (within ? look() : asTallAsThePage(page, look));
      const narrow = page.viewportSize();
      if (!walkedAtOneWidth || !narrow) return;
      await page.setViewportSize(wide);
      await expectNoSidewaysScroll(page, name);
      await takeScreenshot(page, 'desktop', name, within);
      await page.setViewportSize(narrow);
    });
  },
});
