import { parseArgs } from 'node:util';
import { emailSchema } from '@meridia/shared/account.ts';
import { plans } from '@meridia/shared/plans.ts';
import { z } from 'zod';
import type { GrantOrder } from './carry-out-grant.ts';
import { runTool, WrongArguments } from './command-line.ts';

const paidPlans = plans.filter(({ priceBrl }) => priceBrl > 0).map(({ name }) => name);

const help = `npm run grant-plan -- EMAIL PLAN --until YYYY-MM-DD --reason TEXT
npm run grant-plan -- EMAIL
npm run grant-plan -- --revoke GRANT

Gives an account a paid plan by hand: a courtesy, a bank transfer. It holds from now until the end of that day in São Paulo; of
several plans the highest holds. With the address alone: what was given so far. With --revoke: takes one back, now.

Concede um plano pago a uma conta: cortesia, transferência bancária. Vale de agora até o fim daquele dia (horário de São Paulo); se
houver mais de um plano, vale o maior. Só com o e-mail: mostra o que já foi concedido. Com --revoke: retira uma concessão, na hora.

  PLAN       ${paidPlans.join(', ')}
  --until    last day / último dia: 2026-12-31
  --reason   kept with it / fica registrado: "transferência de 12/11"
  --revoke   the number that the list shows / o número que a lista mostra`;

await runTool<GrantOrder>({
  help,
  parse,
  run: async (deps, order) => {
    const { carryOut } = await import('./carry-out-grant.ts');
    await carryOut(deps, order);
  },
});

function parse(args: string[]): GrantOrder {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { until: { type: 'string' }, reason: { type: 'string' }, revoke: { type: 'string' } },
  });
  const [email, planName, ...rest] = positionals;
  const isGrant = planName !== undefined || values.until !== undefined || values.reason !== undefined;
  if (rest.length > 0) {
    throw new WrongArguments(`Sobrou: ${rest.join(' ')}. O motivo vai entre aspas.`, 'Quote the reason.');
  }
  if (values.revoke !== undefined) {
    if (email !== undefined || isGrant) throw new WrongArguments('--revoke vai sozinho.', '--revoke stands alone.');
    return { kind: 'revoke', grantId: read(z.uuid(), values.revoke, '--revoke') };
  }
  const address = read(emailSchema, email, 'EMAIL');
  if (!isGrant) return { kind: 'list', email: address };
  return {
    kind: 'grant',
    email: address,
    planName: read(z.enum(paidPlans), planName, 'PLAN'),
    until: read(z.iso.date(), values.until, '--until'),
    reason: read(z.string().trim().min(3).max(500), values.reason, '--reason'),
  };
}

function read<T extends z.ZodType>(schema: T, value: string | undefined, name: string): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const given = value === undefined ? '' : ` (${value})`;
  throw new WrongArguments(`${name} falta ou não serve${given}.`, `${name} is missing or wrong${given}.`);
}
