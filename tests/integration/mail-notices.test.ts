import { randomUUID } from 'node:crypto';
import { asSystem, asUser } from '@meridia/server/db/tx.ts';
import { noteSeen } from '@meridia/server/features/avaliacoes/commands.ts';
import { readAvaliacao } from '@meridia/server/features/avaliacoes/queries.ts';
import { sendMail } from '@meridia/server/features/mails/send-mail.ts';
import { failRelatorio, finishRelatorio, reprocessRelatorio } from '@meridia/server/features/relatorios/commands.ts';
import {
  asUserWithQuota,
  consumeQuota,
  giveBonus,
  refundQuota,
} from '@meridia/server/features/usage-movements/commands.ts';
import type { Deps, MailMessage } from '@meridia/server/ports.ts';
import type { PlanName } from '@meridia/shared/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAccess } from '../support/access-rows.ts';
import { buildAnamnese } from '../support/anamnese.ts';
import { createApiClient } from '../support/api-client.ts';
import { buildConsentir, buildFicha, insertConvite } from '../support/convites.ts';
import { insertReader, mailRun, mailState, type Reader } from '../support/mails.ts';
import { leaveUnits, makeAdmin, passDays, setPlan, useUnits } from '../support/people.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

// No worker runs, so queued mails can be inspected; the test sends them itself.
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sql = () => app.database.sql;
const actorOf = ({ id }: Reader, role: 'therapist' | 'admin' = 'therapist') =>
  ({ type: 'user', id, role, sessionId: 'none' }) as const;

async function queued(reader: Reader): Promise<{ id: string; kind: string; startsIn: number }[]> {
  return sql()`
    select mails.id, mails.kind, extract(epoch from job.start_after - job.created_on)::int as "startsIn"
    from mails join pgboss.job as job on job.data->>'mailId' = mails.id::text
    where account_id = ${reader.id} order by mails.created_at`;
}

/** Sends the mail that was queued last. @returns the message, or null when it was dropped. */
async function sendLast(reader: Reader): Promise<MailMessage | null> {
  let sent: MailMessage | null = null;
  const deps: Deps = {
    ...app.deps,
    mailer: {
      send: async (message) => {
        sent = message;
      },
    },
  };
  const id = (await queued(reader)).at(-1)?.id ?? '';
  await sendMail(deps, mailRun(id));
  expect(await mailState(sql(), id)).toBe(sent ? 'sent' : 'dropped');
  return sent;
}

describe('the mail about an answered form', () => {
  async function answered(reader: Reader): Promise<{ id: string; send: () => Promise<unknown> }> {
    const { id, token } = await insertConvite(sql(), reader.id);
    const ficha = buildFicha();
    const input = { token, baseRevision: 0, ficha, consentimento: buildConsentir() };
    const send = () => createApiClient(app.baseUrl).trpc.convites.send.mutate(input);
    await send();
    return { id, send };
  }

  it('comes once, leads to the draft, and names neither client nor answer', async () => {
    const reader = await insertReader(sql());
    const { id, send } = await answered(reader);
    await send();
    expect(await queued(reader)).toMatchObject([{ kind: 'intake_answered', startsIn: 0 }]);
    const message = await sendLast(reader);
    expect(message?.subject).toBe('Uma ficha foi respondida');
    expect(message?.text).toContain(`/anamnese?rascunho=${id}`);
    expect(JSON.stringify(message)).not.toMatch(/Helena|Prado|cabeça/);
  });

  it.each([
    ['has begun to complete it', (id: string) => sql()`update anamnese_drafts set revision = 2 where id = ${id}`],
    ['has discarded it', (id: string) => sql()`delete from anamnese_drafts where id = ${id}`],
    [
      'wants no notices',
      (id: string) => sql()`
        update accounts set email_notices = false
        where id = (select terapeuta_id from anamnese_drafts where anamnese_drafts.id = ${id})`,
    ],
  ])('does not come when the therapist %s', async (_what, change) => {
    const reader = await insertReader(sql());
    await change((await answered(reader)).id);
    expect(await sendLast(reader)).toBeNull();
  });
});

describe('the mail about a finished report', () => {
  const clientName = 'Josefina Quaresma';

  async function finishedReport(reader: Reader): Promise<string> {
    const id = await insertAvaliacao(sql(), reader.id, { status: 'pendente', nomeCliente: clientName });
    await finish(id, 0);
    return id;
  }

  async function finish(avaliacaoId: string, tentativa: number): Promise<void> {
    const finished = {
      padrao: null,
      marca: false,
      diagnosticoJson: '{"textos":"Deficiência do Qi do Baço"}',
      relatorioHtml: '<p>Deficiência do Qi do Baço</p>',
      motor: 'local',
      modelo: null,
      promptVersao: null,
      catalogoVersao: 'test',
      inputTokens: null,
      outputTokens: null,
      custoCentavos: null,
    } as const;
    expect(await finishRelatorio(app.deps, { avaliacaoId, tentativa }, finished)).toBe(true);
  }

  it('is sent after two minutes to a therapist who has not opened the report', async () => {
    const reader = await insertReader(sql());
    const id = await finishedReport(reader);
    expect(await queued(reader)).toMatchObject([{ kind: 'report_ready', startsIn: 120 }]);
    const mail = await sendLast(reader);
    expect(mail).toMatchObject({ to: reader.email, subject: 'O relatório que você pediu está pronto' });
    expect(mail?.text).toContain(`/resultado/${id}`);
  });

  it("contains neither the client's name nor anything about their health", async () => {
    const reader = await insertReader(sql());
    await finishedReport(reader);
    const mail = JSON.stringify(await sendLast(reader));
    const { queixaPrincipal, profissao, email, telefone } = buildAnamnese();
    for (const secret of [
      ...clientName.split(' '),
      queixaPrincipal,
      profissao,
      email,
      telefone,
      'Baço',
      'Deficiência',
    ]) {
      expect(secret).not.toBe('');
      expect(mail).not.toContain(secret);
    }
  });

  it('is not sent to a therapist who has seen the report by then', async () => {
    const reader = await insertReader(sql());
    const id = await finishedReport(reader);
    await noteSeen(app.deps.database, actorOf(reader), id);
    expect(await sendLast(reader)).toBeNull();
  });

  it('is sent when the page was open during the work, when a background tab read the report, or when an admin opened it', async () => {
    const reader = await insertReader(sql());
    const id = await insertAvaliacao(sql(), reader.id, { status: 'pendente' });
    await noteSeen(app.deps.database, actorOf(reader), id);
    await finish(id, 0);
    await readAvaliacao(app.deps, actorOf(reader), id);
    await insertAccess(sql(), [{ actorId: randomUUID(), actorRole: 'admin', subjectId: id, ownerId: reader.id }]);
    expect(await sendLast(reader)).not.toBeNull();
  });

  it('is not sent while the report is being made again, and is sent once when that is done', async () => {
    const reader = await insertReader(sql());
    const id = await finishedReport(reader);
    await reprocessRelatorio(app.deps, actorOf(reader), { id, aceitaUnidade: false });
    expect(await sendLast(reader)).toBeNull();
    await finish(id, 0);
    expect(await queued(reader)).toHaveLength(2);
    expect(await sendLast(reader)).not.toBeNull();
  });

  it.each([
    ['wants no notices', 'email_notices = false'],
    ['is blocked', 'blocked_at = now()'],
  ])('is not sent to a therapist who %s', async (_name, change) => {
    const reader = await insertReader(sql());
    await finishedReport(reader);
    await sql().unsafe(`update accounts set ${change} where id = '${reader.id}'`);
    expect(await sendLast(reader)).toBeNull();
  });
});

describe('the mail about a failed report', () => {
  const secret = 'Dor de Josefina Quaresma';

  async function failedReport(reader: Reader): Promise<string> {
    const id = await insertAvaliacao(sql(), reader.id, { status: 'pendente', paid: true, nomeCliente: secret });
    await fail(id);
    return id;
  }

  async function fail(avaliacaoId: string): Promise<void> {
    const [row] = await sql()<{ tentativa: number }[]>`select tentativa from avaliacoes where id = ${avaliacaoId}`;
    const attempt = { avaliacaoId, tentativa: row?.tentativa ?? 0 };
    expect(await failRelatorio(app.deps, attempt, `Falhou: ${secret}`)).toBe(true);
  }

  it('is sent after two minutes to a therapist who has not seen it, and says that the unit came back and where to try again', async () => {
    const reader = await insertReader(sql());
    const id = await failedReport(reader);
    expect(await queued(reader)).toMatchObject([{ kind: 'report_failed', startsIn: 120 }]);
    const mail = await sendLast(reader);
    expect(mail).toMatchObject({ to: reader.email, subject: 'O relatório que você pediu não pôde ser gerado' });
    expect(mail?.text).toContain('A unidade deste diagnóstico foi devolvida ao seu plano.');
    expect(mail?.text).toContain(`/resultado/${id}`);
    expect(JSON.stringify(mail)).not.toMatch(/Josefina|Quaresma|Dor de/);
  });

  it('is sent once, even when the failure is reported several times', async () => {
    const reader = await insertReader(sql());
    const id = await failedReport(reader);
    await sql()`update avaliacoes set status = 'pendente' where id = ${id}`;
    await fail(id);
    expect(await queued(reader)).toHaveLength(1);
  });

  it('is not sent to a therapist who has seen it by then, nor while the report is being made again', async () => {
    const seeing = await insertReader(sql());
    await noteSeen(app.deps.database, actorOf(seeing), await failedReport(seeing));
    expect(await sendLast(seeing)).toBeNull();
    const trying = await insertReader(sql());
    await reprocessRelatorio(app.deps, actorOf(trying), { id: await failedReport(trying), aceitaUnidade: false });
    expect(await sendLast(trying)).toBeNull();
  });

  it('about a remake says that the earlier report remains and no unit came back, and does not call it ready', async () => {
    const reader = await insertReader(sql());
    const id = await insertAvaliacao(sql(), reader.id);
    await sql()`update avaliacoes set relatorio_html = '<p>Pronto</p>' where id = ${id}`;
    await reprocessRelatorio(app.deps, actorOf(reader), { id, aceitaUnidade: false });
    await fail(id);
    const mail = await sendLast(reader);
    expect(mail?.subject).toBe('O relatório não pôde ser refeito');
    expect(mail?.text).toContain('O relatório anterior continua no lugar');
    expect(mail?.text).not.toContain('unidade');
    await sql()`update mails set kind = 'report_ready', sent_at = null where account_id = ${reader.id}`;
    expect(await sendLast(reader)).toBeNull();
  });

  it.each([
    ['wants no notices', 'email_notices = false'],
    ['is blocked', 'blocked_at = now()'],
  ])('is not sent to a therapist who %s', async (_name, change) => {
    const reader = await insertReader(sql());
    await failedReport(reader);
    await sql().unsafe(`update accounts set ${change} where id = '${reader.id}'`);
    expect(await sendLast(reader)).toBeNull();
  });
});

describe('the mail about a nearly used quota', () => {
  /** Takes a unit like the creation of an assessment. */
  async function take(reader: Reader, role: 'therapist' | 'admin' = 'therapist'): Promise<void> {
    const actor = actorOf(reader, role);
    const avaliacaoId = await insertAvaliacao(sql(), reader.id);
    await asUserWithQuota(app.deps, actor, (tx) => consumeQuota(app.deps, tx, actor, { avaliacaoId, ciclo: 1 }));
  }

  async function readerOn(plan: PlanName, unitsLeft: number): Promise<Reader> {
    const reader = await insertReader(sql());
    await setPlan(sql(), reader.id, plan);
    await leaveUnits(sql(), reader.id, unitsLeft);
    return reader;
  }

  it('is sent once per period, by the unit that reaches 90 %', async () => {
    const reader = await readerOn('Profissional', 4);
    await take(reader);
    expect(await queued(reader)).toEqual([]);
    await take(reader);
    expect(await queued(reader)).toMatchObject([{ kind: 'quota_nearly_used', startsIn: 0 }]);
    await take(reader);
    await take(reader);
    expect(await queued(reader)).toHaveLength(1);
  });

  it('is sent again in the next period', async () => {
    const reader = await readerOn('Profissional', 1);
    await take(reader);
    await passDays(sql(), reader.id, 40);
    await take(reader);
    expect(await queued(reader)).toHaveLength(1);
    await leaveUnits(sql(), reader.id, 1);
    await take(reader);
    expect(await queued(reader)).toHaveLength(2);
  });

  it('counts bonus units', async () => {
    const reader = await readerOn('Profissional', 0);
    await asSystem(app.deps.database, (tx) => giveBonus(tx, reader.id, 10));
    await useUnits(sql(), reader.id, 25);
    await take(reader);
    expect(await queued(reader)).toEqual([]);
    await take(reader);
    expect(await queued(reader)).toHaveLength(1);
  });

  it.each(['Gratuito', 'Enterprise'] as const)('is not sent on the plan %s', async (plan) => {
    const reader = await insertReader(sql());
    await setPlan(sql(), reader.id, plan);
    await useUnits(sql(), reader.id, 2);
    await take(reader);
    expect(await queued(reader)).toEqual([]);
  });

  it('is not sent to admins, who have no limit', async () => {
    const reader = await readerOn('Profissional', 1);
    await makeAdmin(sql(), reader.id);
    await take(reader, 'admin');
    expect(await queued(reader)).toEqual([]);
  });

  it('says how many units are left when it is sent, and until when', async () => {
    const reader = await readerOn('Profissional', 2);
    await sql()`update user_subscriptions set current_period_end = '2099-12-31T15:00:00Z' where user_id = ${reader.id}`;
    await take(reader);
    const mail = await sendLast(reader);
    expect(mail?.subject).toBe('Resta 1 diagnóstico no seu plano');
    expect(mail?.text).toContain('19 de 20 diagnósticos');
    expect(mail?.text).toContain('31 de dezembro de 2099');
  });

  it('is not sent when the unit has come back by then', async () => {
    const reader = await readerOn('Profissional', 3);
    const avaliacaoId = await insertAvaliacao(sql(), reader.id, { status: 'pendente', paid: true });
    await useUnits(sql(), reader.id, 17);
    await take(reader);
    await asSystem(app.deps.database, (tx) => refundQuota(tx, { userId: reader.id, avaliacaoId, ciclo: 1 }));
    expect(await sendLast(reader)).toBeNull();
  });

  it('is not sent when the period has ended by then, or when the account wants no notices', async () => {
    const late = await readerOn('Profissional', 1);
    await take(late);
    await passDays(sql(), late.id, 40);
    expect(await sendLast(late)).toBeNull();
    const quiet = await readerOn('Profissional', 1);
    await take(quiet);
    await sql()`update accounts set email_notices = false where id = ${quiet.id}`;
    expect(await sendLast(quiet)).toBeNull();
  });

  it('is not sent when taking the unit was rolled back', async () => {
    const reader = await readerOn('Profissional', 1);
    const actor = actorOf(reader);
    const avaliacaoId = await insertAvaliacao(sql(), reader.id);
    const rolledBack = asUser(app.deps.database, actor, async (tx) => {
      await consumeQuota(app.deps, tx, actor, { avaliacaoId, ciclo: 1 });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await queued(reader)).toEqual([]);
  });
});
