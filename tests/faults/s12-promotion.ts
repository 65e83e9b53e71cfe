import { refusal, testPassword } from '../support/api-client.ts';
import { startAppProcess } from '../support/app-process.ts';
import type { Outcome } from './outcome.ts';
import { createTherapist, signInAt, type Therapist } from './therapist.ts';
import { createWorld } from './world.ts';

/**
 * Admins on two processes resign and demote each other at the same moment: at least one stays, and every change has its trace.
 * Therapists try to promote themselves at the same time.
 */
export async function parallelDemotions({ admins = 6, rounds = 15 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const settings = { ...world.env, ROLE: 'web' };
  const apps = [await startAppProcess(settings), await startAppProcess(settings)] as const;
  try {
    const people: Therapist[] = [];
    for (let index = 0; index < admins; index += 1) people.push(await createTherapist(apps[0].baseUrl, world.sql));
    const outsider = await createTherapist(apps[0].baseUrl, world.sql);
    const proof = { password: testPassword };
    let empty = 0;
    let untraced = 0;
    let selfPromoted = 0;
    let kept = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const { userId } of people) {
        await world.sql`insert into user_roles (user_id, role) values (${userId}, 'admin') on conflict do nothing`;
      }
      await world.sql`delete from user_roles where user_id = ${outsider.userId}`;
      const before = await countDemotions(world.sql);
      const clients = await Promise.all(
        people.map(({ email }, index) => signInAt(apps[index % 2 === 0 ? 0 : 1].baseUrl, email)),
      );
      // Each admin demotes the next one; in every other round each resigns.
      const calls = clients.map(({ trpc }, index) => {
        const target = people[round % 2 === 0 ? (index + 1) % people.length : index];
        return trpc.admin.accounts.demote.mutate({ userId: target?.userId ?? '', ...proof });
      });
      const climbing = refusal(
        outsider.client.trpc.admin.accounts.promote.mutate({ userId: outsider.userId, ...proof }),
      );
      await Promise.allSettled(calls);
      if ((await climbing).code !== 'FORBIDDEN') selfPromoted += 1;
      const [left] = await world.sql<{ count: number }[]>`select count(*)::int as count from user_roles`;
      const leftCount = left?.count ?? 0;
      if (leftCount === 0) empty += 1;
      kept += leftCount;
      if ((await countDemotions(world.sql)) - before !== people.length - leftCount) untraced += 1;
    }
    return {
      id: 'S12',
      passed: empty === 0 && untraced === 0 && selfPromoted === 0,
      figures: `${rounds} rounds of ${admins} parallel demotions on two instances: ${empty} without an admin, ${untraced} without trace, ${selfPromoted} self-promoted, ${kept} stayed`,
    };
  } finally {
    for (const app of apps) await app.stop();
    await world.close();
  }
}

async function countDemotions(sql: Awaited<ReturnType<typeof createWorld>>['sql']): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from admin_actions where action = 'admin.demote'`;
  return row?.count ?? 0;
}
