import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { describeClienteExport, describeExport } from './describe-export.ts';
import { exportAccount } from './export-account.ts';
import { exportAvaliacoes, exportUnclaimedFotos } from './export-avaliacoes.ts';
import { exportCliente } from './export-cliente.ts';
import { exportClientes } from './export-clientes.ts';
import { exportConsultas } from './export-consultas.ts';
import { exportLedgers } from './export-ledgers.ts';
import { exportSupport } from './export-support.ts';
import { type ClienteExport, type ExportFile, type ExportScene, jsonFile, openScene, textFile } from './open-scene.ts';

/**
 * All files of an export in order. Only a few are in memory at a time. The last file, `manifesto.json`, lists the contents: the number of
 * rows per table, the files, and the pictures that a row names but that do not exist.
 * @param cliente for the export of one client
 */
export async function* exportFiles(
  tx: Tx,
  { storage, config }: Pick<Deps, 'storage' | 'config'>,
  accountId: string,
  cliente: ClienteExport | null = null,
): AsyncGenerator<ExportFile> {
  const generatedAt = new Date();
  const scene = openScene(tx, storage, accountId, cliente);
  let files = 0;
  let pictures = 0;
  for await (const file of cliente ? exportCliente(scene, cliente) : parts(scene)) {
    files += 1;
    if (file.packed) pictures += 1;
    yield file;
  }
  const describe = cliente ? describeClienteExport : describeExport;
  yield textFile('LEIA-ME.txt', describe(config, generatedAt));
  yield jsonFile('manifesto.json', {
    versao: 1,
    geradoEm: generatedAt,
    linhas: Object.fromEntries([...scene.rows].sort(([a], [b]) => a.localeCompare(b))),
    // LEIA-ME.txt and this file are included.
    arquivos: files + 2,
    imagens: pictures,
    ausentes: scene.missing,
  });
}

async function* parts(scene: ExportScene): AsyncGenerator<ExportFile> {
  yield* exportAccount(scene);
  yield* exportClientes(scene);
  yield* exportAvaliacoes(scene);
  yield* exportConsultas(scene);
  yield* exportUnclaimedFotos(scene);
  yield* exportSupport(scene);
  yield* exportLedgers(scene);
}
