import { parseArgs } from 'node:util';
import type { ChainEnd, ChainVerdict } from '@meridia/server/features/access-log/verify-chain.ts';
import { runTool, ToolError, WrongArguments } from './command-line.ts';

const help = `npm run verify-access-log
npm run verify-access-log -- --end NUMBER:HASH

Checks the log of who read which health data: works out the hash of every row anew and says which is the first that was changed,
removed, moved or put in between, if any. It shows the end of the chain at last: note it down somewhere else, and a later check with
--end also finds a log that somebody with all rights in the database has written anew as a whole. The app does the same every night,
without --end of your own, tells the admins, and logs the end ("access log verified"), which --end takes as it stands there.

Confere o registro de quem leu dados de saúde: recalcula cada linha e diz qual é a primeira que foi alterada, retirada, movida ou
inserida, se houver. No fim mostra o fim da corrente: anote-o em outro lugar, e uma conferência posterior com --end percebe também um
registro que alguém, com todos os direitos no banco de dados, tenha reescrito por inteiro. O MeridIA confere toda noite e avisa os admins.

Ends with 0 when the log is as it was written, 1 when it is not or could not be read, 2 when the command was not understood.`;

await runTool<ChainEnd | null>({
  help,
  parse,
  run: async ({ database }, known) => {
    const { verifyChain } = await import('@meridia/server/features/access-log/verify-chain.ts');
    const verdict = await verifyChain(database, known);
    console.log(describe(verdict));
    if (verdict.broken) throw tampered(verdict.broken);
  },
});

function parse(args: string[]): ChainEnd | null {
  const { values } = parseArgs({ args, options: { end: { type: 'string' } } });
  if (values.end === undefined) return null;
  const found = /^(?<id>\d{1,15}):(?<half>[0-9a-f]{32})\.?(?<rest>[0-9a-f]{32})$/.exec(values.end)?.groups;
  if (!found?.id || !found.half || !found.rest)
    throw new WrongArguments(`--end não serve (${values.end}).`, `--end is wrong (${values.end}).`);
  return { id: Number(found.id), hash: found.half + found.rest };
}

function describe({ rows, older, last }: ChainVerdict): string {
  return [
    `Linhas conferidas / rows verified: ${rows}`,
    ...(older > 0
      ? [`Linhas anteriores à corrente, sem prova / rows older than the chain, without proof: ${older}`]
      : []),
    ...(last ? [`Fim da corrente / end of the chain: ${last.id}:${last.hash}`] : []),
  ].join('\n');
}

function tampered({ id, why }: NonNullable<ChainVerdict['broken']>): ToolError {
  const said = {
    missing: ['falta', 'is missing'],
    changed: ['não é a que foi gravada', 'is not the one that was written'],
    'not linked': ['não foi gravada pelo sistema', 'was not written by the system'],
  }[why];
  return new ToolError(
    `O registro de acessos foi alterado: a linha ${id} ${said[0]}.`,
    `The access log was tampered with: row ${id} ${said[1]}.`,
  );
}
