import { parseArgs } from 'node:util';
import { emailSchema } from '@meridia/shared/account.ts';
import { newPasswordSchema } from '@meridia/shared/password.ts';
import { z } from 'zod';
import { runTool, WrongArguments } from './command-line.ts';
import type { DemoOrder } from './demo/carry-out-demo.ts';

const help = `npm run create-demo -- [--email EMAIL] [--password TEXT] [--admin] [--accounts N] [--anew]

Makes a therapist with two invented years to look at: clients, assessments with reports and drawn tongues, follow-ups, share links. Run
again it changes nothing. Every name, answer and picture is invented. Takes about a minute.

Cria uma terapeuta com dois anos de dados inventados para olhar: clientes, avaliações com relatórios e línguas desenhadas, consultas,
links. Rodar de novo não muda nada. Nomes, respostas e imagens são inventados. Leva cerca de um minuto.

  --email     its address / o endereço: demo@meridia.app.br unless told otherwise
  --password  for signing in; made up and printed when left out / se faltar, é inventada e mostrada
  --admin     an admin account as well, to look at the admin area / também uma conta de admin
  --accounts  N other therapists, so that the admin's charts live; at most 500 / N outros terapeutas
  --anew      remove what this tool made, and make it again: no other account is ever touched
              apaga o que esta ferramenta criou e cria de novo; nenhuma outra conta é tocada
  --force     even with NODE_ENV=production / mesmo com NODE_ENV=production

Ends with 0 when the data stand, 1 when it failed, 2 when the command was not understood.`;

await runTool<DemoOrder>({
  help,
  parse,
  run: async (deps, order) => {
    const { carryOutDemo } = await import('./demo/carry-out-demo.ts');
    await carryOutDemo(deps, order);
  },
});

function parse(args: string[]): DemoOrder {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string', default: 'demo@meridia.app.br' },
      password: { type: 'string' },
      accounts: { type: 'string', default: '0' },
      admin: { type: 'boolean', default: false },
      anew: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  return {
    email: read(emailSchema, values.email, '--email'),
    password: values.password === undefined ? null : read(newPasswordSchema, values.password, '--password'),
    extras: read(z.coerce.number().int().min(0).max(500), values.accounts, '--accounts'),
    admin: values.admin,
    anew: values.anew,
    force: values.force,
  };
}

function read<T extends z.ZodType>(schema: T, value: string, name: string): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const reason = parsed.error.issues[0]?.message ?? '';
  throw new WrongArguments(`${name} não serve: ${reason}`, `${name} is wrong.`);
}
