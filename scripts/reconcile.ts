import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { ReconcileOrder } from './carry-out-reconcile.ts';
import { runTool, WrongArguments } from './command-line.ts';

const help = `npm run reconcile [-- --since YYYY-MM-DD] [--all]

Makes up for news of the payment provider that never came: takes every event that could not be delivered, every checkout and every
subscription of which news is overdue, and brings our plans to what the provider says. Doing it twice changes nothing more. The app
does the same every 15 minutes, for the last 3 days.

Recupera avisos do provedor de pagamentos que não chegaram: eventos não entregues, checkouts e assinaturas sem notícia, e acerta os
planos pelo que o provedor diz. Repetir não muda mais nada. O MeridIA faz o mesmo a cada 15 minutos, para os últimos 3 dias.

  --since    events from then on, 3 days unless told otherwise, 30 at most / eventos a partir desse dia: 2026-11-30
  --all      read every customer anew, not only those overdue / reler todos os clientes, não só os que estão sem notícia

Ends with 0 when all is done, 1 when something failed, 2 when the command was not understood.`;

await runTool<ReconcileOrder>({
  help,
  parse,
  run: async (deps, order) => {
    const { carryOut } = await import('./carry-out-reconcile.ts');
    await carryOut(deps, order);
  },
});

function parse(args: string[]): ReconcileOrder {
  const { values } = parseArgs({
    args,
    options: { since: { type: 'string' }, all: { type: 'boolean', default: false } },
  });
  return { since: values.since === undefined ? null : readDay(values.since), everyone: values.all };
}

/** The start of the day in São Paulo, which has had no summer time since 2019. */
function readDay(given: string): Date {
  const day = z.iso.date().safeParse(given).data;
  const since = new Date(`${day}T00:00:00-03:00`);
  if (day && since.getTime() < Date.now()) return since;
  throw new WrongArguments(`--since não serve (${given}).`, `--since is wrong (${given}).`);
}
