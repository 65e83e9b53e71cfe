import { parseArgs } from 'node:util';
import { findAccountByEmail } from '@meridia/server/features/plan-grants/queries.ts';
import { emailSchema } from '@meridia/shared/account.ts';
import { runTool, ToolError, WrongArguments } from './command-line.ts';

interface RoleOrder {
  email: string;
  admin: boolean;
}

const help = `npm run promote-admin -- EMAIL
npm run promote-admin -- EMAIL --remove

Makes an existing account an admin, at once: it then sees the admin area, promotes others there, and uses the app without limit. With
--remove: takes that away and signs the person out everywhere; the last admin stays. Doing it twice changes nothing. Either way it is
kept in the account's trace as done at the command line.

Torna admin uma conta que já existe, na hora: ela passa a ver o painel, a promover outras por lá e a usar o sistema sem limite. Com
--remove: retira as permissões e encerra as sessões da pessoa; o último admin fica. Repetir não muda nada. As duas ações ficam no
registro da conta como feitas pela linha de comando.`;

await runTool<RoleOrder>({
  help,
  parse,
  run: async (deps, order) => {
    const { email, admin } = order;
    const userId = await findAccountByEmail(deps.database, email);
    if (!userId) {
      throw new ToolError(
        `Não há conta com o e-mail ${email}. A pessoa precisa se cadastrar antes.`,
        `There is no account with the address ${email}. The person signs up first.`,
      );
    }
    // Loaded only when needed.
    const { setAdminByCommandLine } = await import('@meridia/server/features/user-roles/commands.ts');
    const changed = await setAdminByCommandLine(deps, userId, admin);
    console.log(describe(order, changed));
  },
});

function parse(args: string[]): RoleOrder {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { remove: { type: 'boolean', default: false } },
  });
  const [address, ...rest] = positionals;
  if (rest.length > 0) throw new WrongArguments(`Sobrou: ${rest.join(' ')}.`, `Too much: ${rest.join(' ')}.`);
  const email = emailSchema.safeParse(address);
  if (!email.success) {
    const given = address === undefined ? '' : ` (${address})`;
    throw new WrongArguments(`EMAIL falta ou não serve${given}.`, `EMAIL is missing or wrong${given}.`);
  }
  return { email: email.data, admin: !values.remove };
}

function describe({ email, admin }: RoleOrder, changed: boolean): string {
  if (admin) {
    return changed
      ? `${email} agora é admin. / ${email} is now an admin.`
      : `${email} já era admin; nada mudou. / ${email} was an admin already; nothing changed.`;
  }
  return changed
    ? `${email} não é mais admin. / ${email} is no longer an admin.`
    : `${email} não era admin; nada mudou. / ${email} was no admin; nothing changed.`;
}
