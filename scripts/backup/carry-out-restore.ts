import type { Config } from '@meridia/server/config.ts';
import { createProgress } from './progress.ts';
import { type Restored, type RestoreOrder, restoreBackup } from './restore-backup.ts';
import { summarize } from './summary.ts';

/** Does the work of `npm run restore` and prints the result. */
export async function carryOutRestore(config: Config, order: RestoreOrder): Promise<void> {
  const restored = await restoreBackup(config, order, createProgress());
  console.log(`Restaurado / restored: ${order.dir}`);
  for (const line of [...summarize(restored.manifest), ...describe(restored, config)]) console.log(line);
}

function describe({ loaded, again, key, manifest }: Restored, { secretKeyFile }: Config): string[] {
  return [
    `  ${loaded.reports} relatórios prontos / finished reports · ${loaded.rows} linhas conferidas / rows verified · toda foto tem seu arquivo / every photo has its file`,
    `  recomeçam / begin anew: ${again.reports} relatórios / reports, ${again.messages} e-mails / messages, ${again.deliveries} avisos a sistemas / webhooks`,
    ...(loaded.changedFotos > 0
      ? [`  ${loaded.changedFotos} fotos já estavam danificadas antes da cópia / photos were damaged before the backup`]
      : []),
    ...(manifest.lost.length > 0
      ? [`  ${manifest.lost.length} arquivos já faltavam antes da cópia / files were missing before the backup`]
      : []),
    describeKey(key, loaded.secondFactors, secretKeyFile),
  ];
}

function describeKey(key: Restored['key'], secondFactors: number, file: string): string {
  switch (key) {
    case 'setting':
      return '  chave secreta / secret key: SECRET_KEY';
    case 'file':
      return `  chave secreta / secret key: ${file} (já estava ali / was there already)`;
    case 'restored':
      return `  chave secreta / secret key: ${file} (da cópia / from the backup)`;
    case 'missing':
      return `  A chave secreta não estava na cópia. Antes de ligar o MeridIA, ponha de volta ${file} (ou SECRET_KEY); sem ela, ${secondFactors} contas com verificação em duas etapas só entram com códigos de recuperação, e os webhooks precisam de um novo segredo.\n  The secret key was not in the backup. Before you start MeridIA, put ${file} (or SECRET_KEY) back; without it ${secondFactors} accounts with a second factor sign in by recovery code only, and webhooks need a new secret.`;
  }
}
