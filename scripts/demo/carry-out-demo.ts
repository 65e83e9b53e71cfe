import { randomBytes } from 'node:crypto';
import { adminActions, clinicaConfigs, userRoles } from '@meridia/drizzle/schema.ts';
import { hashPassword } from '@meridia/server/auth/passwords.ts';
import { asSystem } from '@meridia/server/db/tx.ts';
import type { Deps } from '@meridia/server/ports.ts';
import { removeFiles } from '@meridia/server/stored-file.ts';
import { createLocalVision } from '@meridia/server/vision/observe-foto.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { createProgress, type Progress } from '../backup/progress.ts';
import { ToolError } from '../tool-error.ts';
import { buildDemo } from './build-demo.ts';
import { buildExtras } from './build-extras.ts';
import { daysAgo, demoDays } from './calendar.ts';
import { demoAccountId, demoAdminEmail, demoPerson, extraEmail } from './demo-account.ts';
import { type DemoRows, noRows } from './demo-rows.ts';
import { drawLogo } from './draw-pictures.ts';
import { assertOurs, exists, removeDemo } from './standing-accounts.ts';
import { type DemoAccount, writeAccount } from './write-demo.ts';

export interface DemoOrder {
  email: string;
  /** Null: a random one is used and printed. */
  password: string | null;
  anew: boolean;
  admin: boolean;
  /** How many extra therapists there should be. */
  extras: number;
  force: boolean;
  /** How many of the invented clients to use; fewer in tests. */
  clients?: number;
}

/** With this length the present period is some weeks old, and part of its quota is used. */
const premiumDays = 385;

const passwordHelp = '(--anew faz tudo de novo, com outra senha / --anew makes all of it again, with another password)';

/** Does the work of `npm run create-demo` and prints the result. */
export async function carryOutDemo(deps: Deps, order: DemoOrder, progress = createProgress()): Promise<void> {
  if (deps.config.NODE_ENV === 'production' && !order.force) {
    throw new ToolError(
      'NODE_ENV é production: dados de demonstração não entram aqui sem --force.',
      'NODE_ENV is production: no demonstration data go in here without --force.',
    );
  }
  const emails = {
    demo: order.email,
    admin: demoAdminEmail(order.email),
    extras: Array.from({ length: order.extras }, (_, number) => extraEmail(order.email, number)),
  };
  await assertOurs(deps, [emails.demo, emails.admin, ...emails.extras]);
  const password = order.password ?? `Demo-${randomBytes(9).toString('base64url')}-7`;
  const today = startOfToday();
  if (order.anew) await removeDemo(deps, order.email);

  if (await exists(deps, emails.demo)) {
    console.log(
      `${emails.demo}: a demonstração já existe, nada mudou / the demonstration stands, nothing changed ${passwordHelp}`,
    );
  } else {
    await createTherapist(deps, order, password, today, progress);
  }
  if (order.admin) {
    if (await exists(deps, emails.admin)) console.log(`${emails.admin}: já existe / stands`);
    else await createAdmin(deps, emails.admin, password, today);
  }
  await createExtras(deps, order, today);
}

async function createTherapist(
  deps: Deps,
  order: DemoOrder,
  password: string,
  today: Date,
  progress: Progress,
): Promise<void> {
  const id = demoAccountId(order.email);
  progress.step('Desenhando, medindo e escrevendo / drawing, measuring and writing …');
  const built = await buildDemo({
    vision: createLocalVision(),
    terapeutaId: id,
    today,
    ...(order.clients ? { clients: order.clients } : {}),
    onAvaliacao: (done, all) => progress.count('avaliações / assessments', done, all),
  });
  const createdAt = daysAgo(today, demoDays + 1);
  const logoKey = `${id}/logo-${createdAt.getTime()}.png`;
  built.files.set(logoKey, await drawLogo());
  const account: DemoAccount = {
    id,
    email: order.email,
    nomeCompleto: demoPerson.nomeCompleto,
    passwordHash: await hashPassword(password),
    createdAt,
    confirmed: true,
    blockedReason: null,
    grants: [
      { plan: 'Profissional', from: daysAgo(today, demoDays - 30), to: daysAgo(today, premiumDays) },
      { plan: 'Premium', from: daysAgo(today, premiumDays), to: daysAgo(today, -300) },
    ],
  };
  const { clinica, conselho, registro, local } = demoPerson;
  await store(deps, [[account, built]], async (tx) => {
    await tx
      .insert(clinicaConfigs)
      .values({ terapeutaId: id, nomeClinica: clinica, conselho, registro, local, logoKey, updatedAt: createdAt });
  });
  console.log(`Terapeuta / therapist: ${order.email} · senha / password: ${password}`);
  console.log(
    `  ${built.clientes.length} clientes / clients · ${built.avaliacoes.length} avaliações / assessments · ${built.consultasEvolutivas.length} consultas / follow-ups · ${built.fotos.length} fotos / photos`,
  );
  console.log(`  link que abre / live share link: ${deps.config.PUBLIC_URL}/r/${built.liveShareToken}`);
}

async function createAdmin(deps: Deps, email: string, password: string, today: Date): Promise<void> {
  const id = demoAccountId(email);
  const account: DemoAccount = {
    id,
    email,
    nomeCompleto: 'Administração de demonstração',
    passwordHash: await hashPassword(password),
    createdAt: daysAgo(today, demoDays + 2),
    confirmed: true,
    blockedReason: null,
    grants: [],
  };
  await store(deps, [[account, noRows()]], async (tx) => {
    await tx.insert(userRoles).values({ userId: id, role: 'admin' });
    await tx.insert(adminActions).values({ action: 'admin.promote', subjectId: id, details: { demo: true } });
  });
  console.log(`Admin: ${email} · senha / password: ${password}`);
}

async function createExtras(deps: Deps, { email, extras: wanted }: DemoOrder, today: Date): Promise<void> {
  const missing: number[] = [];
  for (let number = 0; number < wanted; number += 1) {
    if (!(await exists(deps, extraEmail(email, number)))) missing.push(number);
  }
  if (missing.length === 0) return;
  const extras = await buildExtras({ vision: createLocalVision(), email, today }, missing);
  // The hash of a random password that nobody knows.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  await store(
    deps,
    extras.map(({ plan, rows, ...account }) => [
      {
        ...account,
        passwordHash,
        grants: plan === 'Gratuito' ? [] : [{ plan, from: account.createdAt, to: daysAgo(today, -200) }],
      },
      rows,
    ]),
  );
  const reports = extras.reduce((sum, { rows }) => sum + rows.avaliacoes.length, 0);
  console.log(`${extras.length} outros terapeutas / other therapists, ${reports} avaliações / assessments`);
}

/** Files first, then all rows in one transaction: so no row lacks its file, and no account is half there. */
async function store(
  deps: Deps,
  made: (readonly [DemoAccount, DemoRows])[],
  more: (tx: Parameters<Parameters<typeof asSystem>[1]>[0]) => Promise<void> = async () => {},
): Promise<void> {
  const files = made.flatMap(([, { files: own }]) => [...own]);
  try {
    for (const [key, bytes] of files) await deps.storage.put(key, bytes);
    await asSystem(deps.database, async (tx) => {
      for (const [account, rows] of made) await writeAccount(deps, tx, account, rows);
      await more(tx);
    });
  } catch (error) {
    await removeFiles(
      deps,
      files.map(([key]) => key),
    );
    throw error;
  }
}

function startOfToday(): Date {
  const day = dayInSaoPaulo(new Date());
  return new Date(`${day}T00:00:00-03:00`);
}
