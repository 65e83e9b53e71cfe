import { accessLog, fotos } from '@meridia/drizzle/schema.ts';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { exportAvaliacoes, type ToldAvaliacao } from './export-avaliacoes.ts';
import { exportConsultas, type ToldConsulta } from './export-consultas.ts';
import { inParts, selectAccess, tellAccess } from './export-ledgers.ts';
import { type ClienteExport, type ExportFile, type ExportScene, jsonFile, textFile } from './open-scene.ts';
import { readClienteParts } from './read-cliente-parts.ts';
import { writeClientePage } from './write-cliente-page.ts';

/** Everything of one client, and of all who were merged into her. */
export async function* exportCliente(scene: ExportScene, { family }: ClienteExport): AsyncGenerator<ExportFile> {
  const { tx, tell } = scene;
  const told: ToldAvaliacao[] = [];
  yield* exportAvaliacoes(scene, (each) => told.push(each));
  const soltas: ToldConsulta[] = [];
  const fotosOfSoltas: string[] = [];
  yield* exportConsultas(scene, (consulta, fotoIds) => {
    soltas.push(consulta);
    fotosOfSoltas.push(...fotoIds);
  });
  const parts = await readClienteParts(
    scene,
    family,
    told.map(({ row }) => row.idempotencyKey),
  );
  tell('clientes', parts.clientes.length);
  tell('cliente_versoes', parts.versoes.length);
  tell('cliente_juncoes', parts.juncoes.length);
  tell('convites', parts.convites.length);
  tell('anamnese_drafts', parts.rascunhos.length);
  tell('pedidos_titular', parts.pedidos.length);
  yield jsonFile('cliente.json', parts);
  const openForms = [...parts.rascunhos, ...parts.convites].map(({ id }) => id);
  const unclaimed = await tx
    .select()
    .from(fotos)
    .where(
      and(
        eq(fotos.terapeutaId, scene.accountId),
        inArray(fotos.draftId, openForms),
        isNull(fotos.avaliacaoId),
        isNull(fotos.consultaEvolutivaId),
      ),
    )
    .orderBy(asc(fotos.createdAt), asc(fotos.id));
  tell('fotos', unclaimed.length);
  for (const { id, kind, storageKey } of unclaimed) {
    const photo = await scene.picture(`fotos-de-rascunhos/${kind}-${id.slice(0, 8)}.jpg`, storageKey);
    if (photo) yield photo;
  }
  const subjects = [
    ...family,
    ...openForms,
    ...told.flatMap(({ row, photos }) => [row.id, ...photos.map(({ id }) => id)]),
    ...fotosOfSoltas,
    ...unclaimed.map(({ id }) => id),
  ];
  yield* inParts(scene, 'access_log', 'registro-de-acesso', async (after: number | null) => {
    const rows = await selectAccess(tx)
      .where(
        and(
          eq(accessLog.ownerId, scene.accountId),
          inArray(accessLog.subjectId, subjects),
          after ? gt(accessLog.id, after) : undefined,
        ),
      )
      .orderBy(asc(accessLog.id))
      .limit(5_000);
    return rows.map(tellAccess);
  });
  yield textFile('dados.html', writeClientePage({ ...parts, avaliacoes: told, soltas }, new Date()));
}
