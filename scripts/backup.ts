import { parseArgs } from 'node:util';
import { readPassphrase, readRecipients } from './backup/read-lock.ts';
import type { BackupOrder } from './backup/write-backup.ts';
import { runTool, WrongArguments } from './command-line.ts';

const help = `npm run backup -- DIR [--with-key]

Copies the database and all photos into the new folder DIR, as of one moment, while the app is used or not. What lies in DIR is
health data, which anybody can read unless it is sealed (below). The copy is called DIR.partial until it is whole; one that keeps this name stopped
halfway and is no backup. npm run restore reads it.

Copia o banco de dados e todas as fotos para a pasta nova DIR, como estavam em um só momento, com o MeridIA em uso ou não. São dados
de saúde, que qualquer pessoa lê se a cópia não for selada (abaixo). Até terminar, a pasta se chama DIR.partial; uma que ficou com esse nome foi
interrompida e não serve. npm run restore lê a cópia.

  DIR         a folder that does not exist yet / uma pasta que ainda não existe
  --passphrase-file FILE
              seal the copy with the passphrase in the first line of FILE: it opens with this passphrase only, and so does a stolen one
              sela a cópia com a senha da primeira linha de FILE: sem essa senha ninguém a abre, nem quem a roubar, nem você
  --recipient AGE1…
              seal it to this public key of age instead (more than one: repeat); only its identity opens it, and need not be here
              sela a cópia para esta chave pública do age (pode repetir); só a chave privada a abre, e ela não precisa estar aqui
  --with-key  put the secret key in as well. Without it (DATA_DIR/secret.key, or SECRET_KEY) nobody can use the second factor after
              a restore, only recovery codes. Better kept apart: a copy with the key opens what the key protects.
              inclui a chave secreta; melhor guardá-la separada. Sem ela, a verificação em duas etapas não funciona após restaurar.

Not copied: the outbox of mail, what waits in the queue (restore asks for unfinished reports and unsent mail anew), settings.
Ends with 0 when the copy is whole, 1 when it failed or found photos missing, 2 when the command was not understood.`;

await runTool<BackupOrder>({
  help,
  parse,
  run: async (deps, order, databaseUrl) => {
    const { carryOutBackup } = await import('./backup/carry-out-backup.ts');
    await carryOutBackup(deps, databaseUrl, order);
  },
});

function parse(args: string[]): BackupOrder {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'with-key': { type: 'boolean', default: false },
      'passphrase-file': { type: 'string' },
      recipient: { type: 'string', multiple: true },
    },
  });
  const [dir, ...rest] = positionals;
  if (!dir || rest.length > 0) throw new WrongArguments('Indique uma pasta: DIR.', 'Name one folder: DIR.');
  const { 'with-key': withKey, 'passphrase-file': passphraseFile, recipient: recipients } = values;
  if (passphraseFile !== undefined && recipients) {
    throw new WrongArguments(
      'Escolha um dos dois: --passphrase-file ou --recipient.',
      'Choose one of the two: --passphrase-file or --recipient.',
    );
  }
  if (passphraseFile !== undefined) return { dir, withKey, lock: { passphrase: readPassphrase(passphraseFile) } };
  return { dir, withKey, lock: recipients ? { recipients: readRecipients(recipients) } : null };
}
