import { signUpClient } from '../support/api-client.ts';
import { type AppProcess, freePort } from '../support/app-process.ts';
import { confirmAccount } from '../support/people.ts';
import { publicEnv } from '../support/public-name.ts';
import { startAppBeside } from './support/app-beside.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { signIn } from './support/sign-in.ts';
import { test as base, expect } from './support/test.ts';

const name = 'clinica.test';

interface WorkerFixtures {
  /** An app that strangers reach: its address is no address of this machine. */
  openApp: { app: AppProcess; publicUrl: string; databaseUrl: string };
}

const test = base.extend<object, WorkerFixtures>({
  openApp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const port = await freePort();
      const publicUrl = `http://${name}:${port}`;
      const { app, databaseUrl, stop } = await startAppBeside({ PORT: String(port), ...publicEnv(publicUrl) });
      await use({ app, publicUrl, databaseUrl });
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  databaseUrl: [async ({ openApp }, use) => use(openApp.databaseUrl), { scope: 'worker' }],
  baseURL: ({ openApp }, use) => use(openApp.publicUrl),
});

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${name} 127.0.0.1`] }),
});

test('on a public address the first admin confirms the email and enters the code from the start text', async ({
  page,
  context,
  openApp: { app, publicUrl },
  database,
  sql,
  review,
}) => {
  await sql`delete from user_roles`;
  const operator = await signUpClient(app.baseUrl, 'Marina Duarte Lopes', publicUrl);
  await signIn(context, operator, publicUrl);
  await page.goto('/setup-admin');
  await expect(page.getByRole('heading', { name: 'Confirme seu email primeiro' })).toBeVisible();
  await expect(page.getByText(operator.email)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar o link de novo' })).toBeVisible();
  await expectNoSidewaysScroll(page, 'setup-admin, address not confirmed');
  await review('admin-primeiro-sem-email');

  await confirmAccount(database, operator.userId);
  await page.reload();
  const field = page.getByRole('textbox', { name: 'Código de configuração' });
  await expect(field).toHaveAccessibleDescription(/no texto que o servidor mostra ao ligar/);
  await review('admin-primeiro-codigo');
  const button = page.getByRole('button', { name: 'Tornar-me Administrador' });
  await button.click();
  await expect(field).toHaveAccessibleDescription(/Informe o código/);
  await field.fill('AAAA-BBBB-CCCC-DDDD');
  await button.click();
  await expect(field).toHaveAccessibleDescription(/O código não confere/);
  await expect(page.getByText('Você agora é administrador!')).toBeHidden();
  await expectNoSidewaysScroll(page, 'setup-admin, wrong code');
  await review('admin-primeiro-codigo-errado');

  const code = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/.exec(app.output())?.[0] ?? '';
  expect(app.output()).toContain(`${publicUrl}/setup-admin`);
  await field.fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Você agora é administrador!')).toBeVisible();
  await expect(page).toHaveURL('/admin');
});
