import { parseArgs } from 'node:util';
import { readIdentity, readPassphrase } from './backup/read-lock.ts';
import type { RestoreOrder } from './backup/restore-backup.ts';
import { runToolOnConfig, WrongArguments } from './command-line.ts';

const help = `npm run restore -- DIR

Brings back what npm run backup wrote: into an empty database and an empty folder of photos, with the app stopped. Reads every byte of
the backup first; one that is damaged, incomplete or of a newer MeridIA is refused before anything is touched. An older one is brought
up to this version. To restore beside what you have, name a new place: DATA_DIR=.data-2 npm run restore -- DIR

Traz de volta o que npm run backup gravou: em um banco vazio e em uma pasta de fotos vazia, com o MeridIA desligado. Antes confere a
cópia inteira; uma cópia danificada, incompleta ou de versão mais nova é recusada, e nada muda. Uma mais antiga é atualizada. Para
restaurar ao lado dos dados atuais, indique outra pasta: DATA_DIR=.data-2 npm run restore -- DIR

  DIR    the folder that npm run backup made / a pasta que npm run backup fez
  --passphrase-file FILE
         of a sealed backup: its passphrase is the first line of FILE / de uma cópia selada: a senha é a primeira linha de FILE
  --identity FILE
         of a backup sealed to a public key: FILE is the identity that age-keygen wrote / a chave privada gravada por age-keygen

With the built-in database nothing need be there. With DATABASE_URL the database must exist, and its owner must be allowed to make
roles, as for the app. Tables that a first start of the app made are no obstacle, as long as nobody has signed up.
The secret key: put DATA_DIR/secret.key (or SECRET_KEY) back yourself, unless the backup was made with --with-key.
Ends with 0 when all is restored and counted, 1 when it failed, 2 when the command was not understood.`;

await runToolOnConfig<RestoreOrder>({
  help,
  parse,
  run: async (config, order) => {
    const { carryOutRestore } = await import('./backup/carry-out-restore.ts');
    await carryOutRestore(config, order);
  },
});

function parse(args: string[]): RestoreOrder {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'passphrase-file': { type: 'string' }, identity: { type: 'string' } },
  });
  const [dir, ...rest] = positionals;
  if (!dir || rest.length > 0) throw new WrongArguments('Indique uma pasta: DIR.', 'Name one folder: DIR.');
  const { 'passphrase-file': passphraseFile, identity } = values;
  if (passphraseFile !== undefined) return { dir, unlock: { passphrase: readPassphrase(passphraseFile) } };
  return { dir, unlock: identity === undefined ? null : { identity: readIdentity(identity) } };
}
