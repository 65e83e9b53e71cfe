import { consultaEvolutivaVersoes, consultasEvolutivas, fotos } from '@meridia/drizzle/schema.ts';
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { type ExportFile, type ExportScene, jsonFile } from './open-scene.ts';

export type ToldConsulta = Awaited<ReturnType<typeof readConsultas>>[number];

/** Consultations, each with its earlier versions, by number. */
export async function readConsultas({ tx, accountId }: ExportScene, which: SQL) {
  const found = await tx
    .select()
    .from(consultasEvolutivas)
    .where(and(which, eq(consultasEvolutivas.terapeutaId, accountId)))
    .orderBy(asc(consultasEvolutivas.numeroConsulta), asc(consultasEvolutivas.id));
  const ids = found.map(({ id }) => id);
  const versoes =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(consultaEvolutivaVersoes)
          .where(
            and(
              inArray(consultaEvolutivaVersoes.consultaEvolutivaId, ids),
              eq(consultaEvolutivaVersoes.terapeutaId, accountId),
            ),
          )
          .orderBy(asc(consultaEvolutivaVersoes.createdAt), asc(consultaEvolutivaVersoes.id));
  return found.map((consulta) => ({
    ...consulta,
    versoes: versoes.filter(({ consultaEvolutivaId }) => consultaEvolutivaId === consulta.id),
  }));
}

/** The consultations without an assessment, with their photos. @param tell called with each of them and its photos */
export async function* exportConsultas(
  scene: ExportScene,
  tell: (consulta: ToldConsulta, fotoIds: readonly string[]) => void = () => {},
): AsyncGenerator<ExportFile> {
  const { tx, accountId, cliente } = scene;
  const soltas = isNull(consultasEvolutivas.avaliacaoInicialId);
  const consultas = await readConsultas(
    scene,
    (cliente && and(soltas, inArray(consultasEvolutivas.clienteId, [...cliente.family]))) ?? soltas,
  );
  scene.tell('consultas_evolutivas', consultas.length);
  scene.tell('consulta_evolutiva_versoes', consultas.flatMap(({ versoes }) => versoes).length);
  if (consultas.length === 0) return;
  yield jsonFile('consultas-sem-avaliacao/consultas.json', consultas);
  const photos = await tx
    .select()
    .from(fotos)
    .where(
      and(
        eq(fotos.terapeutaId, accountId),
        inArray(
          fotos.consultaEvolutivaId,
          consultas.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(fotos.createdAt), asc(fotos.id));
  scene.tell('fotos', photos.length);
  for (const consulta of consultas) {
    const own = photos.filter(({ consultaEvolutivaId }) => consultaEvolutivaId === consulta.id);
    tell(
      consulta,
      own.map(({ id }) => id),
    );
    for (const { kind, storageKey } of own) {
      const name = `consulta-${consulta.numeroConsulta}-${kind}-${consulta.id.slice(0, 8)}.jpg`;
      const photo = await scene.picture(`consultas-sem-avaliacao/${name}`, storageKey);
      if (photo) yield photo;
    }
  }
}
