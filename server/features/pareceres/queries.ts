import {
  avaliacoes,
  consultasEvolutivas,
  fotos,
  profiles,
  relatorioPareceres,
  relatorioVersoes,
} from '@meridia/drizzle/schema.ts';
import { readJsonText, readOrNull } from '@meridia/drizzle/stored.ts';
import {
  dadosAnamneseFormat,
  liberacaoFormat,
  parecerFormat,
  relatorioVersaoFormat,
} from '@meridia/drizzle/stored-formats.ts';
import { readAvaliacaoStatus } from '@meridia/shared/avaliacao-status.ts';
import {
  type LiberacaoMedica,
  type LiberacaoMostrada,
  liberacaoMedicaSchema,
} from '@meridia/shared/liberacao-medica.ts';
import {
  type EstadoDaAssinatura,
  type Parecer,
  type PontosPesados,
  parecerVazio,
  type Revisao,
  type UnsignedRevisao,
  type Versao,
  type VersaoAssinada,
  type Versoes,
} from '@meridia/shared/parecer.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Db, Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import { expandirTerapias } from '../../mtc/parecer/expandir-terapias.ts';
import { isPedida, regrasQueEncaminham } from '../../mtc/parecer/liberacao-que-vale.ts';
import { semAmpliadasRetidas } from '../../mtc/render/ampliadas-retidas.ts';
import { planoEspera } from '../../mtc/render/plano-retido.ts';
import { marcarNaoRevisado } from '../../mtc/render/situacao.tsx';
import type { Deps } from '../../ports.ts';
import { type AvaliacaoRow, requireAvaliacao } from '../avaliacoes/policy.ts';
import { type Clinica, readClinica } from '../clinica-configs/queries.ts';
import { clinicaOn } from '../clinica-configs/rules.ts';
import {
  type FotoOnPaper,
  findAnterior,
  listAnteriores,
  listFotosOnPaper,
  type RelatorioOnPaper,
  readNomeTerapeuta,
  readStoredRelatorio,
  requireFinished,
} from '../relatorios/queries.ts';
import { listAbertasAntesDeTratar } from '../respostas/rules.ts';
import { readCapabilities } from '../subscriptions/queries.ts';
import { isUnsigned, type ParecerRow, presentAssinatura, presentPartes, presentRevisao } from './present.ts';
import { hashBytes, hashVersao, lapseAgreements, shortenHash, showVersao } from './rules.ts';

type VersaoRow = typeof relatorioVersoes.$inferSelect;
type Conteudo = ReturnType<typeof relatorioVersaoFormat.readUnknown>;
type FotoKept = Pick<typeof fotos.$inferSelect, 'id' | 'sha256' | 'storageKey'>;

/** A version as it was read, before its hash is checked. */
export interface VersaoFound {
  row: VersaoRow;
  conteudo: Conteudo | null;
  /** What is left of the photos of its day. */
  fotos: FotoKept[];
}

/** A version whose hash was calculated again. */
export interface VersaoChecked extends VersaoFound {
  assinada: VersaoAssinada;
  /** As it is to be shown; null when its content cannot be read any more. */
  relatorio: Relatorio | null;
}

/** The newest signed version; null without one. Check it with `checkVersao` outside the transaction. */
export async function findNewestVersao(tx: Tx | Db, avaliacaoId: string): Promise<VersaoFound | null> {
  const [row] = await tx
    .select()
    .from(relatorioVersoes)
    .where(eq(relatorioVersoes.avaliacaoId, avaliacaoId))
    .orderBy(desc(relatorioVersoes.numero))
    .limit(1);
  return row ? withFotos(tx, row) : null;
}

/** Whether any version of this report was signed. */
export async function hasVersao(tx: Tx, avaliacaoId: string): Promise<boolean> {
  return (await tx.$count(relatorioVersoes, eq(relatorioVersoes.avaliacaoId, avaliacaoId))) > 0;
}

/**
 * The report as it was reviewed, for what is planned from it: its newest signed version. Null where nothing is signed, where the report
 * was made again since, and for a version that was changed afterwards. The photos are not looked at.
 */
export async function findRevisado(
  tx: Tx | Db,
  row: Pick<AvaliacaoRow, 'id' | 'status' | 'diagnosticoJson'>,
): Promise<Relatorio | null> {
  const newest = await findNewestVersao(tx, row.id);
  if (!newest?.conteudo || newest.row.base !== baseOf(row) || !isAsSigned(newest.row, newest.conteudo)) return null;
  return newest.conteudo.revisado;
}

async function withFotos(tx: Tx | Db, row: VersaoRow): Promise<VersaoFound> {
  const conteudo = readConteudo(row);
  const ids = conteudo?.fotos.map(({ id }) => id) ?? [];
  const found =
    ids.length === 0
      ? []
      : await tx
          .select({ id: fotos.id, sha256: fotos.sha256, storageKey: fotos.storageKey })
          .from(fotos)
          .where(inArray(fotos.id, ids));
  return { row, conteudo, fotos: found };
}

/** What stands in the signed versions of these reports whose hash is right, the first version first. Their photos are not looked at. */
export async function listSigned(tx: Tx, avaliacaoIds: readonly string[]) {
  const rows = await tx
    .select()
    .from(relatorioVersoes)
    .where(inArray(relatorioVersoes.avaliacaoId, [...avaliacaoIds]))
    .orderBy(asc(relatorioVersoes.numero));
  return rows.flatMap((row) => {
    const conteudo = readConteudo(row);
    if (!conteudo || !isAsSigned(row, conteudo)) return [];
    const { maquina, parecer, revisado } = conteudo;
    return [
      { avaliacaoId: row.avaliacaoId, numero: row.numero, assinadoEm: row.assinadoEm, maquina, parecer, revisado },
    ];
  });
}

/** Null for content that was changed so that it is no version any more. */
function readConteudo({ conteudo }: Pick<VersaoRow, 'conteudo'>): Conteudo | null {
  const read = readOrNull(() => relatorioVersaoFormat.readUnknown(readJsonText(conteudo)));
  return read && { ...read, parecer: expandirTerapias(read.parecer, read.maquina) };
}

/**
 * Calculates the hash again, reads and hashes the photos' files, and compares both with what was signed. A version that was moved to
 * another report or number is not intact either. A photo without a row was deleted, which is told and is no forgery.
 */
export async function checkVersao({ storage }: Pick<Deps, 'storage'>, found: VersaoFound): Promise<VersaoChecked> {
  const { row, conteudo } = found;
  const codigo = shortenHash(row.hash);
  const gone: string[] = [];
  let intacta = conteudo !== null && isAsSigned(row, conteudo);
  for (const { id, kind, sha256 } of conteudo?.fotos ?? []) {
    const kept = found.fotos.find((foto) => foto.id === id);
    if (!kept) gone.push(kind);
    else if (kept.sha256 !== sha256 || (await hashFile(storage, kept.storageKey)) !== sha256) intacta = false;
  }
  return {
    ...found,
    assinada: {
      assinatura: conteudo?.assinatura ?? { ...unknownSigner, numero: row.numero, em: row.assinadoEm.toISOString() },
      codigo,
      intacta,
      fotosApagadas: gone,
    },
    relatorio: conteudo && showVersao(conteudo.revisado, { codigo, intacta }),
  };
}

function isAsSigned(row: VersaoRow, conteudo: Conteudo): boolean {
  return (
    hashVersao(row) === row.hash &&
    conteudo.avaliacaoId === row.avaliacaoId &&
    conteudo.assinatura.numero === row.numero
  );
}

const unknownSigner = { nome: '', conselho: '', registro: '', local: '' };

/** SHA-256 of a stored file in hex; null when it is gone. */
export async function hashFile(storage: Deps['storage'], key: string): Promise<string | null> {
  const bytes = await storage.get(key);
  return bytes && hashBytes(bytes);
}

/** The opinion on a report as it is now; null before the first save. */
export async function findParecer(tx: Tx, avaliacaoId: string): Promise<ParecerRow | null> {
  const [row] = await tx.select().from(relatorioPareceres).where(eq(relatorioPareceres.avaliacaoId, avaliacaoId));
  return row ?? null;
}

/**
 * The newest release by a physician that was noted for this assessment: in the review of its report, or in a consultation; null without
 * one, and where the report refers nobody any more. It does not say that the client is released: `anterior` tells of one that may speak of something else.
 */
export async function findLiberacao(tx: Tx, row: AvaliacaoRow): Promise<LiberacaoMostrada | null> {
  return newestLiberacao(row, await findParecer(tx, row.id), await findLiberacaoDaConsulta(tx, row));
}

function newestLiberacao(
  row: AvaliacaoRow,
  opinion: ParecerRow | null,
  daConsulta: LiberacaoMostrada | null,
): LiberacaoMostrada | null {
  const noted = opinion && readOrNull(() => parecerFormat.read(opinion.parecer).liberacao);
  const { data } = liberacaoMedicaSchema.safeParse(noted);
  if (!daConsulta && !data) return null;
  const relatorio = readOrNull(() => readStoredRelatorio(row.diagnosticoJson));
  const pedidas = regrasQueEncaminham(relatorio?.seguranca ?? []);
  if (pedidas.length === 0) return null;
  const naRevisao = data && noted && { ...data, consulta: null, anterior: !isPedida(pedidas, noted.regras) };
  if (!daConsulta || !naRevisao) return daConsulta ?? naRevisao ?? null;
  return naRevisao.em >= daConsulta.em ? naRevisao : daConsulta;
}

async function findLiberacaoDaConsulta(tx: Tx, row: AvaliacaoRow): Promise<LiberacaoMostrada | null> {
  const [found] = await tx
    .select({
      id: consultasEvolutivas.id,
      liberacao: consultasEvolutivas.liberacao,
      consulta: consultasEvolutivas.numeroConsulta,
      notedAt: consultasEvolutivas.updatedAt,
    })
    .from(consultasEvolutivas)
    .where(
      and(
        eq(consultasEvolutivas.avaliacaoInicialId, row.id),
        eq(consultasEvolutivas.terapeutaId, row.terapeutaId),
        isNull(consultasEvolutivas.anuladaAt),
        isNotNull(consultasEvolutivas.liberacao),
      ),
    )
    .orderBy(desc(consultasEvolutivas.numeroConsulta))
    .limit(1);
  if (!found?.liberacao) return null;
  const { liberacao, consulta, notedAt } = found;
  const base = baseOf(row);
  return {
    ...liberacaoFormat.read(liberacao),
    consulta,
    anterior: base !== null && notedAt.getTime() < Date.parse(base),
  };
}

/** The instant that names a report; null when there is none of ours. */
export function baseOf({ status, diagnosticoJson }: Pick<AvaliacaoRow, 'status' | 'diagnosticoJson'>): string | null {
  if (readAvaliacaoStatus(status) !== 'finalizado') return null;
  const { data } = withOrigin.safeParse(readJsonText(diagnosticoJson));
  return data?.origem.geradoEm ?? null;
}

const withOrigin = z.looseObject({ versao: z.number(), origem: z.looseObject({ geradoEm: z.string() }) });

/** What `checkAssinatura` needs, read in the transaction of the report. */
export async function findAssinatura(tx: Tx, row: AvaliacaoRow) {
  const [newest, parecer, daConsulta] = await Promise.all([
    findNewestVersao(tx, row.id),
    findParecer(tx, row.id),
    findLiberacaoDaConsulta(tx, row),
  ]);
  return { newest, parecer, liberacao: newestLiberacao(row, parecer, daConsulta) };
}

/** How a report stands to its signed versions, and the newest of them. */
export async function checkAssinatura(
  deps: Pick<Deps, 'storage'>,
  row: AvaliacaoRow,
  { newest, parecer, liberacao }: Awaited<ReturnType<typeof findAssinatura>>,
): Promise<{ estado: EstadoDaAssinatura; newest: VersaoChecked | null }> {
  const checked = newest && (await checkVersao(deps, newest));
  const last = checked && { ...pickSigned(checked.row), assinada: checked.assinada };
  const estado = presentAssinatura(baseOf(row), parecer, last);
  const shown = checked?.row.base === baseOf(row) ? checked.relatorio : null;
  const isShown = shown?.parecer?.liberacao && liberacao && isSameLiberacao(shown.parecer.liberacao, liberacao);
  return { estado: { ...estado, ...(liberacao && !isShown && { liberacao }) }, newest: checked };
}

function isSameLiberacao(one: LiberacaoMedica, other: LiberacaoMedica): boolean {
  return one.quem === other.quem && one.em === other.em && one.disse === other.disse;
}

function pickSigned({ numero, edicao, base }: VersaoRow) {
  return { numero, edicao, base };
}

/** All that a review starts from. Of one moment, because it is read in one transaction. */
export interface RevisaoFound {
  row: AvaliacaoRow;
  maquina: Relatorio;
  parecer: ParecerRow | null;
  /** A physician's release that was noted in a consultation; null without one. */
  liberacaoDaConsulta: LiberacaoMostrada | null;
  newest: Pick<VersaoRow, 'numero' | 'edicao' | 'base'> | null;
  clinica: Clinica;
  nome: string;
  /** The database's clock, as an ISO instant. */
  now: string;
}

/** @throws AVALIACAO_NOT_FOUND, REPORT_NOT_READY */
export function loadRevisao(database: Database, actor: UserActor, id: string): Promise<RevisaoFound> {
  return asUser(database, actor, async (tx) => {
    const row = await requireAvaliacao(tx, actor, id);
    const maquina = requireFinished(row);
    const [newest] = await tx
      .select({ numero: relatorioVersoes.numero, edicao: relatorioVersoes.edicao, base: relatorioVersoes.base })
      .from(relatorioVersoes)
      .where(and(eq(relatorioVersoes.avaliacaoId, id), eq(relatorioVersoes.terapeutaId, actor.id)))
      .orderBy(desc(relatorioVersoes.numero))
      .limit(1);
    const [person] = await tx
      .select({ nome: profiles.nomeCompleto, now: sql<string>`to_json(date_trunc('milliseconds', now()))#>>'{}'` })
      .from(profiles)
      .where(eq(profiles.id, actor.id));
    return {
      row,
      maquina,
      newest: newest ?? null,
      nome: person?.nome ?? '',
      parecer: await findParecer(tx, id),
      liberacaoDaConsulta: await findLiberacaoDaConsulta(tx, row),
      clinica: await readClinica(tx, actor.id),
      now: new Date(person?.now ?? Date.now()).toISOString(),
    };
  });
}

/** The opinion as it counts for the present report, and whether agreements have lapsed. */
export function readParecer({ parecer, maquina }: Pick<RevisaoFound, 'parecer' | 'maquina'>): {
  parecer: Parecer;
  refeito: boolean;
} {
  if (!parecer) return { parecer: parecerVazio, refeito: false };
  const read = expandirTerapias(parecerFormat.read(parecer.parecer), maquina);
  const refeito = parecer.base !== maquina.origem.geradoEm;
  return { parecer: refeito ? lapseAgreements(read) : read, refeito };
}

/** The review of a report: its parts, the opinion, and what is missing for a signature. @throws AVALIACAO_NOT_FOUND, REPORT_NOT_READY */
export async function readRevisao(deps: Deps, actor: UserActor, id: string): Promise<Revisao> {
  const found = await loadRevisao(deps.database, actor, id);
  const { row, maquina, newest, clinica, nome } = found;
  const { parecer, refeito } = readParecer(found);
  const { pendencias, relatorio } = await reviewOpen(deps, found);
  deps.database.reads.note(actor, { action: 'avaliacao.read', subjectId: id });
  return presentRevisao(row, maquina, {
    numero: (newest?.numero ?? 0) + 1,
    edicao: found.parecer?.edicao ?? 0,
    refeito,
    parecer,
    pendencias,
    perguntasAbertas: listAbertasAntesDeTratar(dadosAnamneseFormat.read(row.dadosAnamnese), row.diagnosticoJson),
    planoEspera: planoEspera(relatorio),
    encaminhamentos: regrasQueEncaminham(relatorio.seguranca),
    liberacaoDaConsulta: found.liberacaoDaConsulta,
    semMudancas: newest !== null && found.parecer !== null && !isUnsigned(found.parecer, newest),
    signatario: {
      nome,
      conselho: clinica.conselho ?? '',
      registro: clinica.registro ?? '',
      local: clinica.local ?? '',
    },
  });
}

const maxUnsigned = 5;
/** For how many days a report that nobody has begun to review is asked about. */
const unsignedDays = 30;

/**
 * Reviews that were begun and not signed, for the start screen, last saved first; then reports that were read and never signed, of a
 * therapist who signs: nobody else has to.
 */
export async function listUnsigned(database: Database, actor: UserActor): Promise<UnsignedRevisao[]> {
  const rows = await asUser(database, actor, async (tx) => {
    const begun = await listBegun(tx, actor);
    const room = maxUnsigned - begun.length;
    const others = room > 0 && (await signsReports(tx, actor)) ? await listNeverSigned(tx, actor, room) : [];
    return [...begun.map((row) => ({ ...row, begun: true })), ...others.map((row) => ({ ...row, begun: false }))];
  });
  // An empty answer contains no health data.
  if (rows.length > 0) database.reads.note(actor, { action: 'avaliacoes.list', subjectId: actor.id });
  return rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }));
}

function listBegun(tx: Tx, actor: UserActor) {
  const signed = tx
    .select({ one: sql`1` })
    .from(relatorioVersoes)
    .where(
      and(
        eq(relatorioVersoes.avaliacaoId, relatorioPareceres.avaliacaoId),
        eq(relatorioVersoes.edicao, relatorioPareceres.edicao),
        eq(relatorioVersoes.base, relatorioPareceres.base),
      ),
    );
  return tx
    .select({
      id: avaliacoes.id,
      clienteId: avaliacoes.clienteId,
      nomeCliente: avaliacoes.nomeCliente,
      savedAt: relatorioPareceres.updatedAt,
    })
    .from(relatorioPareceres)
    .innerJoin(avaliacoes, eq(avaliacoes.id, relatorioPareceres.avaliacaoId))
    .where(and(eq(relatorioPareceres.terapeutaId, actor.id), notExists(signed)))
    .orderBy(desc(relatorioPareceres.updatedAt))
    .limit(maxUnsigned);
}

/** She has signed a report before, or shares only signed ones. */
async function signsReports(tx: Tx, actor: UserActor): Promise<boolean> {
  const [signed] = await tx
    .select({ id: relatorioVersoes.id })
    .from(relatorioVersoes)
    .where(eq(relatorioVersoes.terapeutaId, actor.id))
    .limit(1);
  return signed !== undefined || (await readClinica(tx, actor.id)).somenteAssinados;
}

/** Reports that were opened and that nobody has begun to review; those that nobody has opened have a card of their own. */
function listNeverSigned(tx: Tx, actor: UserActor, most: number) {
  const judged = tx
    .select({ one: sql`1` })
    .from(relatorioPareceres)
    .where(eq(relatorioPareceres.avaliacaoId, avaliacoes.id));
  return tx
    .select({
      id: avaliacoes.id,
      clienteId: avaliacoes.clienteId,
      nomeCliente: avaliacoes.nomeCliente,
      savedAt: sql`${avaliacoes.finishedAt}`.mapWith(avaliacoes.finishedAt),
    })
    .from(avaliacoes)
    .where(
      and(
        eq(avaliacoes.terapeutaId, actor.id),
        eq(avaliacoes.status, 'finalizado'),
        eq(avaliacoes.teste, false),
        gt(avaliacoes.createdAt, sql`now() - ${unsignedDays} * interval '1 day'`),
        isNotNull(avaliacoes.finishedAt),
        isNotNull(avaliacoes.seenAt),
        notExists(judged),
      ),
    )
    .orderBy(desc(avaliacoes.createdAt), desc(avaliacoes.id))
    .limit(most);
}

/** Every point of the catalogue by the safety rules for this client. @throws AVALIACAO_NOT_FOUND, REPORT_NOT_READY */
export async function readPontosPesados(deps: Deps, actor: UserActor, id: string): Promise<PontosPesados> {
  const { row, maquina } = await loadRevisao(deps.database, actor, id);
  deps.database.reads.note(actor, { action: 'avaliacao.read', subjectId: id });
  if (maquina.tipo !== 'completo' || !maquina.protocolo) return { regras: {}, pontos: [], auriculares: [] };
  return deps.engine.weighPontos({
    dados: dadosAnamneseFormat.read(row.dadosAnamnese),
    achados: maquina.analise.achados,
    protocolo: maquina.protocolo,
  });
}

/** The versions of a report, newest first, each of them checked. @throws AVALIACAO_NOT_FOUND */
export async function listVersoes(deps: Deps, actor: UserActor, id: string): Promise<Versoes> {
  const { row, found, parecer, replaced } = await asUser(deps.database, actor, async (tx) => {
    const row = await requireAvaliacao(tx, actor, id);
    const rows = await tx
      .select()
      .from(relatorioVersoes)
      .where(and(eq(relatorioVersoes.avaliacaoId, id), eq(relatorioVersoes.terapeutaId, actor.id)))
      .orderBy(desc(relatorioVersoes.numero));
    const found: VersaoFound[] = [];
    for (const versao of rows) found.push(await withFotos(tx, versao));
    return { row, found, parecer: await findParecer(tx, id), replaced: await listAnteriores(tx, id) };
  });
  const assinadas: VersaoAssinada[] = [];
  for (const versao of found) assinadas.push((await checkVersao(deps, versao)).assinada);
  const last = found[0] ? pickSigned(found[0].row) : null;
  const changed = last === null || last.base !== baseOf(row) || isUnsigned(parecer, last);
  deps.database.reads.note(actor, { action: 'avaliacao.read', subjectId: id });
  return {
    id,
    nomeCliente: row.nomeCliente,
    idade: row.idade,
    assinadas,
    aberta: changed && readAvaliacaoStatus(row.status) === 'finalizado' ? (last?.numero ?? 0) + 1 : null,
    // One that was signed stands among the signed versions.
    anteriores: replaced.filter(({ geradoEm }) => !found.some((versao) => versao.row.base === geradoEm)),
  };
}

/**
 * A report that was replaced, as it stood then.
 * @throws AVALIACAO_NOT_FOUND, VERSAO_NOT_FOUND
 */
export async function readAnterior(
  database: Database,
  actor: UserActor,
  { id, anterior }: { id: string; anterior: string },
): Promise<Versao> {
  const row = await asUser(database, actor, async (tx) => {
    await requireAvaliacao(tx, actor, id);
    return findAnterior(tx, { id, anterior });
  });
  if (!row) throw noSuchVersao();
  database.reads.note(actor, { action: 'avaliacao.read', subjectId: id });
  const relatorio = readOrNull(() => readStoredRelatorio(row.diagnosticoJson));
  const partes = relatorio && presentPartes(relatorio, relatorio, null);
  return { numero: null, assinada: null, maquina: partes, partes, html: marcarNaoRevisado(row.relatorioHtml) };
}

/**
 * One version with its parts: a signed one, or the one that is not signed, as its review has it now.
 * @throws AVALIACAO_NOT_FOUND, VERSAO_NOT_FOUND, REPORT_NOT_READY
 */
export async function readVersao(
  deps: Deps,
  actor: UserActor,
  { id, numero }: { id: string; numero: number },
): Promise<Versao> {
  const signed = await findOwnVersao(deps.database, actor, { id, numero });
  deps.database.reads.note(actor, { action: 'avaliacao.read', subjectId: id });
  if (signed) {
    const { row, conteudo, assinada, relatorio } = await checkVersao(deps, signed);
    if (!conteudo || !relatorio) return { numero, assinada, maquina: null, partes: null, html: null };
    return {
      numero,
      assinada,
      maquina: presentPartes(conteudo.maquina, conteudo.maquina, null),
      partes: presentPartes(conteudo.maquina, relatorio, conteudo.parecer),
      html: assinada.intacta ? row.html : await deps.engine.render(relatorio),
    };
  }
  const found = await loadRevisao(deps.database, actor, id);
  if (numero !== (found.newest?.numero ?? 0) + 1) throw noSuchVersao();
  const { parecer } = readParecer(found);
  const { relatorio, html } = await reviewOpen(deps, found);
  return {
    numero,
    assinada: null,
    html,
    maquina: presentPartes(found.maquina, found.maquina, null),
    partes: presentPartes(found.maquina, relatorio, parecer),
  };
}

function reviewOpen(deps: Pick<Deps, 'engine'>, found: RevisaoFound) {
  return deps.engine.review({
    maquina: found.maquina,
    parecer: readParecer(found).parecer,
    dados: dadosAnamneseFormat.read(found.row.dadosAnamnese),
    assinatura: null,
  });
}

function findOwnVersao(database: Database, actor: UserActor, { id, numero }: { id: string; numero: number }) {
  return asUser(database, actor, async (tx) => {
    await requireAvaliacao(tx, actor, id);
    const [row] = await tx
      .select()
      .from(relatorioVersoes)
      .where(
        and(
          eq(relatorioVersoes.avaliacaoId, id),
          eq(relatorioVersoes.terapeutaId, actor.id),
          eq(relatorioVersoes.numero, numero),
        ),
      );
    return row ? withFotos(tx, row) : null;
  });
}

/** Which report a file holds. */
export interface PaperRequest {
  withFotos: boolean;
  /** A version by its number; null for the one that the screen shows. */
  versao: number | null;
  /** The file is given away, so it holds what a link would show. */
  entrega: boolean;
}

/**
 * The actor's own report for a PDF, with its photos when asked for. The reading is recorded.
 * @throws AVALIACAO_NOT_FOUND, REPORT_NOT_READY, VERSAO_NOT_FOUND; VERSAO_VIOLADA for a changed version whose content cannot be read,
 *   and for one that is to be given away; RELATORIO_NAO_ASSINADO
 */
export async function readPaper(
  deps: Pick<Deps, 'database' | 'queue' | 'storage' | 'engine'>,
  actor: UserActor,
  id: string,
  request: PaperRequest,
): Promise<RelatorioOnPaper & { fotos: FotoOnPaper[] }> {
  const { database } = deps;
  const { marca } = await readCapabilities(deps, actor);
  const { row, clinica, relatorio, nomeTerapeuta } = await loadRelatorio(deps, actor, id, request);
  const fotos = request.withFotos ? await asUser(database, actor, (tx) => listFotosOnPaper(tx, id, relatorio)) : [];
  database.reads.note(actor, { action: 'relatorio.pdf', subjectId: id });
  for (const foto of fotos) database.reads.note(actor, { action: 'foto.read', subjectId: foto.id });
  return { relatorio, clinica: clinicaOn(row, marca, clinica), nomeTerapeuta, fotos };
}

/**
 * The same report as data. The reading is recorded.
 * @throws what `readPaper` throws
 */
export async function readRelatorio(
  deps: Pick<Deps, 'database' | 'storage' | 'engine'>,
  actor: UserActor,
  id: string,
  { entrega }: Pick<PaperRequest, 'entrega'>,
): Promise<Relatorio> {
  const { relatorio } = await loadRelatorio(deps, actor, id, { versao: null, entrega });
  deps.database.reads.note(actor, { action: 'avaliacao.read', subjectId: id });
  return semAmpliadasRetidas(relatorio);
}

async function loadRelatorio(
  deps: Pick<Deps, 'database' | 'storage' | 'engine'>,
  actor: UserActor,
  id: string,
  request: Pick<PaperRequest, 'versao' | 'entrega'>,
) {
  const { versao, ...found } = await asUser(deps.database, actor, async (tx) => ({
    row: await requireAvaliacao(tx, actor, id),
    versao: await findNewestVersao(tx, id),
    clinica: await readClinica(tx, actor.id),
    nomeTerapeuta: await readNomeTerapeuta(tx, actor.id),
  }));
  return { ...found, relatorio: await chooseRelatorio(deps, actor, { ...found, versao }, request) };
}

async function chooseRelatorio(
  deps: Pick<Deps, 'database' | 'storage' | 'engine'>,
  actor: UserActor,
  { row, versao, clinica }: { row: AvaliacaoRow; versao: VersaoFound | null; clinica: Clinica },
  { versao: numero, entrega }: Pick<PaperRequest, 'versao' | 'entrega'>,
): Promise<Relatorio> {
  if (entrega) {
    if (versao) return requireIntact(await checkVersao(deps, versao));
    if (clinica.somenteAssinados) throw notSigned();
    return requireFinished(row);
  }
  if (numero !== null) {
    const own = await findOwnVersao(deps.database, actor, { id: row.id, numero });
    if (own) return requireReadable(await checkVersao(deps, own));
    if (numero !== (versao?.row.numero ?? 0) + 1) throw noSuchVersao();
    return (await reviewOpen(deps, await loadRevisao(deps.database, actor, row.id))).relatorio;
  }
  return versao && versao.row.base === baseOf(row)
    ? requireReadable(await checkVersao(deps, versao))
    : requireFinished(row);
}

function requireReadable({ relatorio }: VersaoChecked): Relatorio {
  if (!relatorio) throw violated();
  return relatorio;
}

/** @throws VERSAO_VIOLADA for a version that was changed after it was signed */
function requireIntact({ relatorio, assinada }: VersaoChecked): Relatorio {
  if (!relatorio || !assinada.intacta) throw violated();
  return relatorio;
}

function noSuchVersao(): AppError {
  return new AppError('VERSAO_NOT_FOUND', 'Esta versão do relatório não existe.');
}

function violated(): AppError {
  return new AppError('VERSAO_VIOLADA', 'Esta versão foi alterada depois de assinada.');
}

export function notSigned(): AppError {
  return new AppError('RELATORIO_NAO_ASSINADO', 'Este relatório ainda não foi assinado.');
}
