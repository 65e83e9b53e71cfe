import { parseArgs } from 'node:util';
import type { StorageHome } from '@meridia/server/storage/storage-place.ts';
import { runTool, WrongArguments } from './command-line.ts';

const help = `npm run move-storage -- --to s3 | --to disk

Moves the files of photos and logos between DATA_DIR and the bucket of S3_BUCKET, while the app is used or not. New files go to the new
place at once; each older one is copied, read back and compared by its checksum, and leaves the old place only when all are there. It
may be stopped at any moment, and then goes on where it was: until the end the app finds every file wherever it lies.

Leva os arquivos de fotos e logos de DATA_DIR para o bucket de S3_BUCKET, ou de volta, com o MeridIA em uso ou não. Os novos vão logo para
o lugar novo; cada um dos outros é copiado, lido de novo e conferido, e só sai do lugar antigo quando todos chegaram. Pode ser
interrompido a qualquer momento; repita, e ele continua. Até o fim, o MeridIA encontra cada arquivo onde ele estiver.

  --to s3    into the bucket. First every process of the app needs the settings S3_… and a restart /
             para o bucket; antes, configure S3_… em todos os processos do MeridIA e reinicie-os
  --to disk  back into DATA_DIR. Keep the settings S3_… until the command says that the bucket is empty /
             de volta para DATA_DIR; mantenha S3_… até o comando dizer que o bucket está vazio

Ends with 0 when every photo and logo has its file in the new place, 1 when it failed or a file is missing, 2 when the command was not
understood.`;

await runTool<StorageHome>({
  help,
  parse,
  run: async (deps, to, databaseUrl) => {
    const { carryOutMove } = await import('./move-storage/carry-out-move.ts');
    await carryOutMove(deps, databaseUrl, to);
  },
});

function parse(args: string[]): StorageHome {
  const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values;
  if (to !== 's3' && to !== 'disk') {
    throw new WrongArguments('Indique o lugar: --to s3 ou --to disk.', 'Name the place: --to s3 or --to disk.');
  }
  return to;
}
