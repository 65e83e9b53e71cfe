import { refusal } from '../support/api-client.ts';
import { startAppProcess } from '../support/app-process.ts';
import { leaveUnits, setPlan } from '../support/people.ts';
import { countOutcome } from './count.ts';
import type { Outcome } from './outcome.ts';
import { createTherapist, prepareIntake, signInAt } from './therapist.ts';
import { createWorld } from './world.ts';

/** 100 parallel creations with 3 units left, over one process and over two: exactly 3 may succeed, every time. */
export async function parallelCreates({ rounds = 20, parallel = 100, left = 3 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const apps = [
    await startAppProcess({ ...world.env, ROLE: 'web' }),
    await startAppProcess({ ...world.env, ROLE: 'web' }),
  ];
  const right = { one: 0, two: 0 };
  try {
    for (const [name, instances] of [
      ['one', apps.slice(0, 1)],
      ['two', apps],
    ] as const) {
      for (let round = 0; round < rounds; round += 1) {
        const { client, userId, email } = await createTherapist(instances[0]?.baseUrl ?? '', world.sql);
        await setPlan(world.sql, userId, 'Profissional');
        await leaveUnits(world.sql, userId, left);
        const clients = [client];
        for (const other of instances.slice(1)) clients.push(await signInAt(other.baseUrl, email));
        const intake = await prepareIntake(client);
        // A photo can be claimed once, so each request gets its own copy of the row.
        const copies = await world.sql<{ id: string }[]>`
          insert into fotos (terapeuta_id, kind, storage_key, sha256, bytes, width, height, observacoes)
          select terapeuta_id, kind, storage_key || n, sha256, bytes, width, height, observacoes
          from fotos, generate_series(1, ${parallel}) n where id = ${intake.fotos.lingua} returning id`;
        const answers = await Promise.all(
          copies.map(({ id }, index) => {
            const create = (clients[index % clients.length] ?? client).trpc.avaliacoes.create.mutate({
              ...intake,
              idempotencyKey: crypto.randomUUID(),
              fotos: { lingua: id },
            });
            return create.then(
              () => 'accepted',
              () => refusal(create).then((body) => body.code),
            );
          }),
        );
        const accepted = answers.filter((answer) => answer === 'accepted').length;
        const refused = answers.filter((answer) => answer === 'QUOTA_EXCEEDED').length;
        const [row] = await world.sql<{ rows: number; units: number; counterError: number }[]>`
          select (select count(*)::int from avaliacoes where terapeuta_id = ${userId}) as rows,
            (select count(*)::int from usage_movements where user_id = ${userId} and avaliacao_id is not null) as units,
            abs(diagnoses_used_this_period - (select sum(delta) from usage_movements where user_id = ${userId}
              and counted_at >= current_period_start))::int as "counterError"
          from user_subscriptions where user_id = ${userId}`;
        const exact = row?.rows === left && row.units === left && row.counterError === 0;
        if (accepted === left && refused === parallel - left && exact) right[name] += 1;
      }
    }
    return {
      id: 'F5',
      passed: right.one === rounds && right.two === rounds,
      figures: `exactly ${left} of ${parallel} accepted, ${parallel - left} QUOTA_EXCEEDED: ${right.one}/${rounds} rounds on one instance, ${right.two}/${rounds} on two`,
    };
  } finally {
    for (const app of apps) await app.stop();
    await world.close();
  }
}

/** The same idempotency key ten times in parallel: one assessment, ten equal answers. */
export async function sameKeyInParallel({ keys = 50, times = 10 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const apps = [
    await startAppProcess({ ...world.env, ROLE: 'web' }),
    await startAppProcess({ ...world.env, ROLE: 'web' }),
  ];
  try {
    const { client, email } = await createTherapist(apps[0]?.baseUrl ?? '', world.sql);
    const clients = [client, await signInAt(apps[1]?.baseUrl ?? '', email)];
    let identical = 0;
    for (let key = 0; key < keys; key += 1) {
      const intake = await prepareIntake(client);
      const ids = await Promise.all(
        Array.from({ length: times }, (_, index) =>
          (clients[index % 2] ?? client).trpc.avaliacoes.create.mutate(intake).then((created) => created.id),
        ),
      );
      if (new Set(ids).size === 1) identical += 1;
    }
    const count = await countOutcome(world.sql, keys);
    const [row] = await world.sql<{ rows: number }[]>`select count(*)::int as rows from avaliacoes`;
    return {
      id: 'F6',
      passed: row?.rows === keys && identical === keys && count.quotaError === 0,
      figures: `${keys} keys x ${times}: ${row?.rows} assessments, ${identical} keys with ${times} identical answers, quota error ${count.quotaError}`,
    };
  } finally {
    for (const app of apps) await app.stop();
    await world.close();
  }
}
