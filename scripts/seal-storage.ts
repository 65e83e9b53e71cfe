import { parseArgs } from 'node:util';
import { runTool, WrongArguments } from './command-line.ts';
import type { SealOrder } from './seal-storage/carry-out-seal.ts';

const help = `npm run seal-storage [-- --new-key | --new-master-key-file FILE]

Seals every file of photos and logos, and every row with clinical content, that is not sealed with the newest data key yet, while the app is
used or not. First every process of the app needs MASTER_KEY (or MASTER_KEY_FILE) and a restart. May be stopped at any moment, and then goes
on where it was. When all files are sealed, the app refuses a file that is not.

Sela cada arquivo de fotos e logos, e cada registro com conteúdo clínico, que ainda não está selado com a chave mais nova, com o MeridIA em
uso ou não. Antes, configure MASTER_KEY (ou MASTER_KEY_FILE) em todos os processos do MeridIA e reinicie-os. Pode ser interrompido; repita, e
ele continua. Quando todos os arquivos estão selados, o MeridIA recusa um que não esteja.

  --new-key  make a new data key first, seal everything with it, and forget the earlier ones /
             faz antes uma chave nova, sela tudo com ela e esquece as anteriores
  --new-master-key-file FILE
             seal the data keys with the master key in FILE instead; files and rows stay as they are. Then put that key into the settings of every
             process and restart them / sela as chaves com a chave mestra de FILE; depois, troque-a em todos os processos e reinicie-os

Ends with 0 when everything is sealed, 1 when it failed or something did not open, 2 when the command was not understood.`;

await runTool<SealOrder>({
  help,
  parse,
  run: async (deps, order, databaseUrl) => {
    const { carryOutSeal } = await import('./seal-storage/carry-out-seal.ts');
    await carryOutSeal(deps, databaseUrl, order);
  },
});

function parse(args: string[]): SealOrder {
  const { values } = parseArgs({
    args,
    options: { 'new-key': { type: 'boolean', default: false }, 'new-master-key-file': { type: 'string' } },
  });
  const { 'new-key': newKey, 'new-master-key-file': newMasterKeyFile = null } = values;
  if (newKey && newMasterKeyFile !== null) {
    throw new WrongArguments(
      'Escolha um dos dois: --new-key ou --new-master-key-file.',
      'Choose one of the two: --new-key or --new-master-key-file.',
    );
  }
  return { newKey, newMasterKeyFile };
}
