import { randomUUID } from 'node:crypto';
import { asSystem } from '@meridia/server/db/tx.ts';
import { grantPlan, revokeGrant } from '@meridia/server/features/plan-grants/commands.ts';
import { settleSubscription } from '@meridia/server/features/subscriptions/commands.ts';
import type { Deps } from '@meridia/server/ports.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import type postgres from 'postgres';
import type { ClockCase, ClockStep, Payment } from './clock-cases.ts';
import { confirmAccount, insertPaid } from './people.ts';

/** The place of a case: a database with a stopped clock, and the app in front of it. */
export interface ClockStage {
  /** The app's parts, for changes to an account from outside. */
  deps: Deps;
  sql: postgres.Sql;
  /** Stops the database's clock at this instant, and sets the clocks of the app's processes a day apart from it. */
  moveTo(instant: Date): Promise<void>;
  signUp(): Promise<ClockPerson>;
}

export interface ClockPerson {
  userId: string;
  /** The answers of every process of the app. */
  status(): Promise<SubscriptionStatusView[]>;
  /** Creates an assessment. @returns 'ok', or the code of the refusal */
  create(): Promise<string>;
}

/** @returns the differences from the case, in words; an empty list when there are none */
export async function playClockCase(stage: ClockStage, { signUp, steps }: ClockCase): Promise<string[]> {
  await stage.moveTo(inSaoPaulo(signUp));
  const person = await stage.signUp();
  const play = new Play(stage, person);
  for (const step of steps) {
    await stage.moveTo(inSaoPaulo(step.at));
    await play.step(step);
  }
  return play.differences;
}

class Play {
  readonly differences: string[] = [];
  private readonly stage: ClockStage;
  private readonly person: ClockPerson;
  private readonly subscriptionId = `sub_${randomUUID()}`;
  private grantId = '';

  constructor(stage: ClockStage, person: ClockPerson) {
    this.stage = stage;
    this.person = person;
  }

  async step(step: ClockStep): Promise<void> {
    const { deps } = this.stage;
    const { userId } = this.person;
    if ('take' in step) {
      for (let unit = 1; unit <= step.take; unit += 1)
        this.compare(step, `unit ${unit}`, 'ok', await this.person.create());
    } else if ('refused' in step) {
      this.compare(step, 'one more', step.refused, await this.person.create());
    } else if ('shows' in step) {
      for (const status of await this.person.status()) this.look(step, status);
    } else if ('confirms' in step) {
      await confirmAccount(deps.database, userId);
    } else if ('pays' in step) {
      await this.pay(step.pays);
    } else if ('granted' in step) {
      const grant = { userId, planName: step.granted, endsAt: inSaoPaulo(step.to), reason: 'teste do relógio' };
      this.grantId = (await grantPlan(deps, 'command_line', grant)).grantId;
    } else {
      await revokeGrant(deps, 'command_line', this.grantId);
    }
  }

  // Like a reading of the provider: first the mirror, then the plan in force.
  private async pay({ plan, status = 'active', from, to, cancelAt, graceUntil, endedAt }: Payment): Promise<void> {
    const { deps, sql } = this.stage;
    await insertPaid(sql, this.person.userId, {
      id: this.subscriptionId,
      plan,
      status,
      start: inSaoPaulo(from),
      end: inSaoPaulo(to),
      ...(cancelAt && { cancelAt: inSaoPaulo(cancelAt) }),
      ...(graceUntil && { graceUntil: inSaoPaulo(graceUntil) }),
      ...(endedAt && { endedAt: inSaoPaulo(endedAt) }),
    });
    await asSystem(deps.database, (tx) => settleSubscription(deps, tx, this.person.userId));
  }

  private look(step: Extract<ClockStep, { shows: string }>, status: SubscriptionStatusView): void {
    const state = status.status === 'active' ? '' : ` ${status.status}`;
    const seen = `${status.planName} ${status.diagnosesUsed}/${status.diagnosesLimit}${state}`;
    this.compare(step, 'plan', step.shows, seen);
    const end = status.subscriptionEnd ?? '';
    if (step.until) this.compare(step, 'end of the period', inSaoPaulo(step.until).toISOString(), end);
  }

  private compare({ at }: ClockStep, what: string, expected: string, found: string): void {
    if (found !== expected) this.differences.push(`${at}, ${what}: expected ${expected}, got ${found}`);
  }
}

/** No summer time there since 2019. */
function inSaoPaulo(local: string): Date {
  return new Date(`${local}-03:00`);
}
