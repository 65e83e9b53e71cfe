import { AppError } from '@meridia/server/errors.ts';
import { grantPlan, revokeGrant } from '@meridia/server/features/plan-grants/commands.ts';
import { endOfDay, findAccountByEmail, listGrants } from '@meridia/server/features/plan-grants/queries.ts';
import { readUsage } from '@meridia/server/features/subscriptions/queries.ts';
import type { Deps } from '@meridia/server/ports.ts';
import { ToolError, WrongArguments } from './tool-error.ts';

export type GrantOrder =
  | { kind: 'grant'; email: string; planName: string; until: string; reason: string }
  | { kind: 'list'; email: string }
  | { kind: 'revoke'; grantId: string };

/** Does the work of `npm run grant-plan` and prints the result. */
export async function carryOut(deps: Deps, order: GrantOrder): Promise<void> {
  switch (order.kind) {
    case 'grant': {
      const { planName, until, reason } = order;
      const userId = await accountOf(deps, order.email);
      const endsAt = await endOfDay(deps.database, until);
      const { grantId } = await grantPlan(deps, 'command_line', { userId, planName, endsAt, reason }).catch(
        explainTerm,
      );
      console.log(`Concedido / granted: ${planName} · até o fim de / to the end of ${day(endsAt)} · ${grantId}`);
      return showPlan(deps, userId);
    }
    case 'list': {
      const userId = await accountOf(deps, order.email);
      const grants = await listGrants(deps.database, userId);
      for (const { grantId, planName, startsAt, endsAt, reason, revokedAt, live } of grants) {
        const state = live ? 'vale / live' : revokedAt ? `retirada / revoked ${day(revokedAt)}` : 'terminou / over';
        console.log(`${grantId} · ${planName} · ${day(startsAt)} – ${day(endsAt)} · ${state} · ${reason}`);
      }
      if (grants.length === 0) console.log('Nada foi concedido a esta conta. / Nothing was granted to this account.');
      return showPlan(deps, userId);
    }
    case 'revoke': {
      const { revoked } = await revokeGrant(deps, 'command_line', order.grantId);
      console.log(
        revoked ? 'Retirada. / Revoked.' : 'Já não valia; nada mudou. / It was no longer in force; nothing changed.',
      );
    }
  }
}

function explainTerm(error: unknown): never {
  if (!(error instanceof AppError) || !error.fields?.endsAt) throw error;
  throw new WrongArguments(
    `--until: ${error.fields.endsAt}`,
    '--until must be today or later, and at most five years ahead.',
  );
}

async function accountOf({ database }: Deps, email: string): Promise<string> {
  const id = await findAccountByEmail(database, email);
  if (!id) throw new ToolError(`Não há conta com o e-mail ${email}.`, `There is no account with the address ${email}.`);
  return id;
}

async function showPlan(deps: Deps, userId: string): Promise<void> {
  const usage = await readUsage(deps, userId);
  if (!usage) return;
  const source = { free: '', payment: ' (cartão / card)', grant: ' (concedido / granted)' }[usage.source];
  const until = usage.endsAt ? ` · até / until ${day(usage.endsAt)}` : '';
  console.log(`Plano em vigor / plan in force: ${usage.planName}${source} · ${usage.status}${until}`);
}

/** The last whole day of a term that ends at this moment: a grant to the end of a day ends at the midnight after it. */
function day(instant: Date): string {
  return new Date(instant.getTime() - 1).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
}
