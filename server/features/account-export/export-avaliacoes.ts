import {
  avaliacaoVersoes,
  avaliacoes,
  cartas,
  consultasEvolutivas,
  fotos,
  fotoUploads,
  relatorioEvents,
  relatorioPareceres,
  relatorioShares,
  relatoriosAnteriores,
  relatorioVersoes,
} from '@meridia/drizzle/schema.ts';
import { readOrNull } from '@meridia/drizzle/stored.ts';
import { dadosAnamneseFormat } from '@meridia/drizzle/stored-formats.ts';
import { readAvaliacaoStatus } from '@meridia/shared/avaliacao-status.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { fileSlug } from '@meridia/shared/folded-text.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { standaloneRelatorio } from '../../engine/standalone-relatorio.ts';
import { marcarNaoRevisado } from '../../mtc/render/situacao.tsx';
import { readClinica } from '../clinica-configs/queries.ts';
import { clinicaOn } from '../clinica-configs/rules.ts';
import type { FotoRow } from '../fotos/policy.ts';
import { findRevisado } from '../pareceres/queries.ts';
import { listFotosOnPaper, readNomeTerapeuta, readStoredRelatorio } from '../relatorios/queries.ts';
import { readConsultas } from './export-consultas.ts';
import { type ExportFile, type ExportScene, jsonFile, textFile } from './open-scene.ts';

const batchSize = 10;

type AvaliacaoRow = Awaited<ReturnType<typeof readBatch>>[number];

/** What the page of one client tells of an assessment. */
export interface ToldAvaliacao extends Awaited<ReturnType<typeof readParts>> {
  folder: string;
  row: Omit<AvaliacaoRow, 'relatorioHtml' | 'diagnosticoJson'>;
  relatorio: Relatorio | null;
}

/** One folder per assessment, the oldest first. @param tell called with each of them */
export async function* exportAvaliacoes(
  scene: ExportScene,
  tell: (told: ToldAvaliacao) => void = () => {},
): AsyncGenerator<ExportFile> {
  for (let last: AvaliacaoRow | undefined; ; ) {
    const rows = await readBatch(scene, last);
    for (const row of rows) yield* exportAvaliacao(scene, row, tell);
    last = rows.at(-1);
    if (rows.length < batchSize) return;
  }
}

/** Photos of drafts, photos that the sweep will remove, and what is known of photos that have not arrived whole. */
export async function* exportUnclaimedFotos(scene: ExportScene): AsyncGenerator<ExportFile> {
  const { tx, accountId } = scene;
  const found = await tx
    .select()
    .from(fotos)
    .where(and(eq(fotos.terapeutaId, accountId), isNull(fotos.avaliacaoId), isNull(fotos.consultaEvolutivaId)))
    .orderBy(asc(fotos.createdAt), asc(fotos.id));
  scene.tell('fotos', found.length);
  if (found.length > 0) yield jsonFile('fotos-sem-avaliacao/fotos.json', found);
  for (const { id, kind, storageKey } of found) {
    const photo = await scene.picture(`fotos-sem-avaliacao/${kind}-${id.slice(0, 8)}.jpg`, storageKey);
    if (photo) yield photo;
  }
  const { pieces: _pieces, ...columns } = getTableColumns(fotoUploads);
  const begun = await tx
    .select(columns)
    .from(fotoUploads)
    .where(eq(fotoUploads.terapeutaId, accountId))
    .orderBy(asc(fotoUploads.createdAt), asc(fotoUploads.id));
  scene.tell('foto_uploads', begun.length);
  if (begun.length > 0) yield jsonFile('fotos-sem-avaliacao/envios.json', begun);
}

function readBatch({ tx, accountId, cliente }: ExportScene, last: { createdAt: Date; id: string } | undefined) {
  const { busca: _busca, ...columns } = getTableColumns(avaliacoes);
  return tx
    .select(columns)
    .from(avaliacoes)
    .where(
      and(
        eq(avaliacoes.terapeutaId, accountId),
        cliente ? inArray(avaliacoes.clienteId, [...cliente.family]) : undefined,
        last &&
          or(
            gt(avaliacoes.createdAt, last.createdAt),
            and(eq(avaliacoes.createdAt, last.createdAt), gt(avaliacoes.id, last.id)),
          ),
      ),
    )
    .orderBy(asc(avaliacoes.createdAt), asc(avaliacoes.id))
    .limit(batchSize);
}

async function* exportAvaliacao(
  scene: ExportScene,
  row: AvaliacaoRow,
  tell: (told: ToldAvaliacao) => void,
): AsyncGenerator<ExportFile> {
  const folder = `avaliacoes/${folderName(row)}`;
  const { relatorioHtml, diagnosticoJson, ...rest } = row;
  const parts = await readParts(scene, row.id);
  const { versoes, consultas, photos, shares, events, carta, pareceres, assinadas, anteriores } = parts;
  const relatorio = readRelatorio(row);
  tell({ ...parts, folder, row: rest, relatorio });
  scene.tell('avaliacoes', 1);
  scene.tell('avaliacao_versoes', versoes.length);
  scene.tell('relatorio_events', events.length);
  scene.tell('consultas_evolutivas', consultas.length);
  scene.tell('consulta_evolutiva_versoes', consultas.flatMap(({ versoes }) => versoes).length);
  scene.tell('fotos', photos.length);
  scene.tell('relatorio_shares', shares.length);
  scene.tell('cartas', carta ? 1 : 0);
  scene.tell('relatorio_pareceres', pareceres.length);
  scene.tell('relatorio_versoes', assinadas.length);
  scene.tell('relatorios_anteriores', anteriores.length);

  yield jsonFile(`${folder}/avaliacao.json`, {
    ...rest,
    dadosAnamnese: readAnswers(row),
    diagnostico: parseJson(diagnosticoJson),
    etapas: events,
    fotos: photos,
  });
  yield jsonFile(
    `${folder}/versoes.json`,
    versoes.map((versao) => ({ ...versao, dadosAnamnese: readAnswers(versao) })),
  );
  yield jsonFile(`${folder}/consultas.json`, consultas);
  if (pareceres.length > 0) yield jsonFile(`${folder}/revisao.json`, pareceres);
  yield jsonFile(`${folder}/links.json`, shares);
  if (carta) yield jsonFile(`${folder}/carta.json`, carta);
  const shown = new Map<string, Uint8Array>();
  for (const photo of photos) {
    const file = await scene.picture(`${folder}/${photoName(photo, consultas)}`, photo.storageKey);
    if (!file) continue;
    shown.set(photo.id, file.bytes);
    yield file;
  }
  if (relatorioHtml !== null) {
    const html = marcarNaoRevisado(relatorioHtml);
    yield textFile(`${folder}/relatorio.html`, standaloneRelatorio(row.nomeCliente, html, shown));
  }
  for (const { numero, conteudo, html, ...versao } of assinadas) {
    const name = `${folder}/assinada-${numero}`;
    // The content as text, because its hash covers each byte.
    yield jsonFile(`${name}.json`, { ...versao, numero, conteudo });
    yield textFile(`${name}.html`, standaloneRelatorio(row.nomeCliente, html, shown));
  }
  for (const [index, { relatorioHtml: html, diagnosticoJson: json, ...anterior }] of anteriores.entries()) {
    const name = `${folder}/anterior-${index + 1}`;
    yield jsonFile(`${name}.json`, { ...anterior, diagnostico: parseJson(json) });
    yield textFile(`${name}.html`, standaloneRelatorio(row.nomeCliente, marcarNaoRevisado(html), shown));
  }
  if (scene.cliente && relatorio) {
    const clinica = clinicaOn(row, scene.cliente.marca, await readClinica(scene.tx, scene.accountId));
    const paper = {
      // What a professional has signed is the report that was given to the client.
      relatorio: (await findRevisado(scene.tx, row)) ?? relatorio,
      clinica,
      nomeTerapeuta: await readNomeTerapeuta(scene.tx, scene.accountId),
      fotos: await listFotosOnPaper(scene.tx, row.id, relatorio),
    };
    const file = await scene.pdf(`${folder}/relatorio.pdf`, paper);
    if (file) yield file;
  }
}

/** Null without a finished report of ours: imported, failed, or still being made. */
function readRelatorio({ status, diagnosticoJson }: AvaliacaoRow): Relatorio | null {
  if (readAvaliacaoStatus(status) !== 'finalizado') return null;
  return readOrNull(() => readStoredRelatorio(diagnosticoJson));
}

/** The answers as this release reads them, where null means not asked. Imported answers that no release wrote stay as they are. */
function readAnswers({ dadosAnamnese }: Pick<AvaliacaoRow, 'dadosAnamnese'>): unknown {
  return readOrNull(() => dadosAnamneseFormat.read(dadosAnamnese)) ?? dadosAnamnese;
}

async function readParts(scene: ExportScene, avaliacaoId: string) {
  const { tx, accountId } = scene;
  const consultas = await readConsultas(scene, eq(consultasEvolutivas.avaliacaoInicialId, avaliacaoId));
  const ids = consultas.map(({ id }) => id);
  const { tokenHash: _hash, ...share } = getTableColumns(relatorioShares);
  const [carta] = await tx
    .select()
    .from(cartas)
    .where(and(eq(cartas.avaliacaoId, avaliacaoId), eq(cartas.terapeutaId, accountId)));
  return {
    carta,
    versoes: await tx
      .select()
      .from(avaliacaoVersoes)
      .where(and(eq(avaliacaoVersoes.avaliacaoId, avaliacaoId), eq(avaliacaoVersoes.terapeutaId, accountId)))
      .orderBy(asc(avaliacaoVersoes.revisao)),
    consultas,
    photos: await tx
      .select()
      .from(fotos)
      .where(
        and(
          eq(fotos.terapeutaId, accountId),
          or(eq(fotos.avaliacaoId, avaliacaoId), ids.length > 0 ? inArray(fotos.consultaEvolutivaId, ids) : sql`false`),
        ),
      )
      .orderBy(asc(fotos.createdAt), asc(fotos.id)),
    shares: await tx
      .select(share)
      .from(relatorioShares)
      .where(and(eq(relatorioShares.avaliacaoId, avaliacaoId), eq(relatorioShares.terapeutaId, accountId)))
      .orderBy(asc(relatorioShares.createdAt)),
    pareceres: await tx
      .select()
      .from(relatorioPareceres)
      .where(and(eq(relatorioPareceres.avaliacaoId, avaliacaoId), eq(relatorioPareceres.terapeutaId, accountId))),
    assinadas: await tx
      .select()
      .from(relatorioVersoes)
      .where(and(eq(relatorioVersoes.avaliacaoId, avaliacaoId), eq(relatorioVersoes.terapeutaId, accountId)))
      .orderBy(asc(relatorioVersoes.numero)),
    anteriores: await tx
      .select()
      .from(relatoriosAnteriores)
      .where(and(eq(relatoriosAnteriores.avaliacaoId, avaliacaoId), eq(relatoriosAnteriores.terapeutaId, accountId)))
      .orderBy(asc(relatoriosAnteriores.substituidoEm), asc(relatoriosAnteriores.id)),
    events: await tx
      .select()
      .from(relatorioEvents)
      .where(and(eq(relatorioEvents.avaliacaoId, avaliacaoId), eq(relatorioEvents.terapeutaId, accountId)))
      .orderBy(asc(relatorioEvents.id)),
  };
}

function photoName(photo: FotoRow, consultas: { id: string; numeroConsulta: number }[]): string {
  const consulta = consultas.find(({ id }) => id === photo.consultaEvolutivaId);
  return consulta ? `consulta-${consulta.numeroConsulta}-${photo.kind}.jpg` : `${photo.kind}.jpg`;
}

/** '2026-11-21-helena-prado-1a2b3c4d': can be sorted by day and found by name, and is unique. */
export function folderName({
  id,
  nomeCliente,
  createdAt,
}: {
  id: string;
  nomeCliente: string;
  createdAt: Date;
}): string {
  return [dayInSaoPaulo(createdAt), fileSlug(nomeCliente, 40) || 'cliente', id.slice(0, 8)].join('-');
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Imported data may contain any text. It is exported unchanged.
    return text;
  }
}
