import type { Deps } from '@meridia/server/ports.ts';
import { ToolError } from '../tool-error.ts';
import { createProgress } from './progress.ts';
import { summarize } from './summary.ts';
import { type BackupOrder, writeBackup } from './write-backup.ts';

/** Does the work of `npm run backup` and prints the result. */
export async function carryOutBackup(
  deps: Deps,
  databaseUrl: string,
  order: BackupOrder,
  progress = createProgress(),
): Promise<void> {
  const backup = await writeBackup(deps, databaseUrl, order, progress);
  console.log(`Cópia completa / backup complete: ${backup.dir}`);
  for (const line of summarize(backup)) console.log(line);
  if (!order.lock) {
    console.log(
      'A cópia não está selada: quem a tiver lê tudo / the backup is not sealed: anybody who has it reads it all (--help: --passphrase-file, --recipient)',
    );
  }
  if (!backup.secretKey) {
    const kept = deps.config.SECRET_KEY ? 'SECRET_KEY' : deps.config.secretKeyFile;
    console.log(
      `A chave secreta não está na cópia; guarde-a separada / the secret key is not in it; keep it separately: ${kept}`,
    );
  }
  if (deps.config.masterKey && !order.lock) {
    console.log(
      'Os registros estão selados também na cópia: sem a MASTER_KEY ela não se restaura / the rows are sealed in the backup, too: without MASTER_KEY it cannot be restored',
    );
  }
  if (backup.lost.length === 0) return;
  throw new ToolError(
    `A cópia está completa, mas ${backup.lost.length} arquivos já faltavam na pasta das fotos: ${backup.lost.join(', ')}`,
    `The backup is whole, but ${backup.lost.length} files were missing already in the folder of the photos.`,
  );
}
