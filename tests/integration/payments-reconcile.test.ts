import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPayer, paymentFingerprint, readPlanState } from '../support/payers.ts';
import { type PayingApp, startPayingApp } from '../support/paying-app.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let paying: PayingApp;
beforeAll(async () => {
  paying = await startPayingApp();
  paying.stripe.sendEventsTo(null);
});
afterAll(() => paying.close());

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the tool like `npm run reconcile`. */
function reconcile(args: string[], env: Record<string, string> = paying.stripe.env): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/reconcile.ts', ...args],
      { cwd: root, env: { PATH: process.env.PATH, DATABASE_URL: paying.app.database.url, ...env } },
      (error, stdout, stderr) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
}

describe('pnpm reconcile', () => {
  it('corrects the plans after the provider, counts its work, and does nothing the second time', async () => {
    const { app, stripe } = paying;
    const ana = await insertPayer(app.database.sql, stripe);
    stripe.life.subscribe(ana.customerId, stripe.prices.Premium);
    const waiting = stripe.events.undelivered().length;
    const first = await reconcile([]);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toContain(`undelivered events: ${waiting}`);
    expect(first.stdout).toContain(`took effect now: ${waiting}`);
    expect(await readPlanState(app.database.sql, ana.id)).toMatchObject({ plan: 'Premium' });

    const before = await paymentFingerprint(app.database.sql);
    const second = await reconcile(['--since', '2026-01-01']);
    expect(second.code).toBe(0);
    expect(second.stdout).toContain('took effect now: 0');
    expect(second.stdout).toContain(`had taken effect: ${waiting}`);
    expect(await paymentFingerprint(app.database.sql)).toBe(before);

    const all = await reconcile(['--all']);
    expect(all.stdout).toContain('customers read anew: 1');
    expect(stripe.violations).toEqual([]);
  });

  it('names the problem in two languages', async () => {
    expect(await reconcile([], {})).toMatchObject({ code: 1, stderr: expect.stringContaining('STRIPE_SECRET_KEY') });
    paying.stripe.play('server_error');
    const unavailable = await reconcile([]);
    paying.stripe.play('good');
    expect(unavailable).toMatchObject({ code: 1, stdout: '' });
    expect(unavailable.stderr).toMatch(/repita mais tarde\.\n.*try again later/);
    expect(unavailable.stderr).not.toContain('    at ');
  });

  it.each([[['--since', 'ontem']], [['--since', '2999-01-01']], [['--everything']]])(
    'refuses %j and shows its help',
    async (args) => {
      const { code, stderr } = await reconcile(args);
      expect(code).toBe(2);
      expect(stderr).toContain('npm run reconcile');
    },
  );
});
