import { avaliacoes, clienteJuncoes, clientes, clienteVersoes, consultasEvolutivas } from '@meridia/drizzle/schema.ts';
import { readOrNull } from '@meridia/drizzle/stored.ts';
import { consentimentoDoClienteFormat, dadosAnamneseFormat } from '@meridia/drizzle/stored-formats.ts';
import { readAvaliacaoStatus } from '@meridia/shared/avaliacao-status.ts';
import {
  avaliacoesOfClienteLimit,
  type Cliente,
  type ClienteFilters,
  type ClienteSummary,
  type ClientesInicio,
  type ClienteVersao,
  type LastIntake,
  type LikelyClientes,
  type LikelyInput,
  likelyReasons,
  type Propostas,
  soltasLimit,
} from '@meridia/shared/cliente.ts';
import type { Comparacao } from '@meridia/shared/comparacao.ts';
import type { PageCursor } from '@meridia/shared/pagination.ts';
import { reviewDays } from '@meridia/shared/review-days.ts';
import { searchWords, wordPatterns } from '@meridia/shared/search.ts';
import {
  aliasedTable,
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { behind, cutPage, type Page } from '../../db/keyset.ts';
import { asUser } from '../../db/tx.ts';
import { compararAvaliacoes, type Momento } from '../../mtc/achados/comparar-avaliacoes.ts';
import { requireAvaliacao } from '../avaliacoes/policy.ts';
import { readStoredRelatorio } from '../relatorios/queries.ts';
import { emailKey, groupByPerson, type Identidade, nameKey, phoneKey } from './group-by-person.ts';
import { requireCliente } from './policy.ts';
import { presentDados, presentSummary, presentVersao } from './present.ts';
import { ageOn } from './rules.ts';

const versionsLimit = 100;
const likelyLimit = 5;
/** How many clients of each kind the start screen shows. */
const inicioLimit = 5;
/** How many rows are compared for a likely match. */
const candidatesLimit = 50;

/** What a timeline shows of an assessment. */
const timelineColumns = {
  id: avaliacoes.id,
  createdAt: avaliacoes.createdAt,
  status: avaliacoes.status,
  queixaPrincipal: avaliacoes.queixaPrincipal,
  padrao: avaliacoes.primeiroPadrao,
};

/** A phone number as the app shows it, "(11) 90000-3318", by its digits without the country code; null for another search. */
function digitsOfPhone(search: string): string | null {
  if (!/^\+?[\d\s().-]*\d[\d\s().-]*$/.test(search)) return null;
  return search.replace(/\D/g, '').replace(/^55(?=\d{10})/, '');
}

/** Last active first. `nextCursor` is null on the last page. */
export async function listClientes(
  database: Database,
  actor: UserActor,
  { search = '', cursor, limit }: ClienteFilters & { cursor?: PageCursor | null | undefined; limit: number },
): Promise<Page<ClienteSummary>> {
  const rows = await asUser(database, actor, (tx) => {
    const further = behind({ createdAt: clientes.atividadeEm, id: clientes.id }, cursor);
    const text = digitsOfPhone(search) ?? search;
    // A name has neither sign. Without this rule "ana" would find everybody with an address at anapolis.com.
    if (/[@.]/.test(search)) {
      const like = (column: SQLWrapper, typed: string) =>
        sql`${column} like all (${sql.param(wordPatterns(typed))}::text[])`;
      const found = or(like(clientes.busca, text), like(clientes.emailChave, search));
      return selectSummaries(tx, actor, and(found, further), limit + 1);
    }
    const words = searchWords(text);
    if (words.length === 0) return selectSummaries(tx, actor, further, limit + 1);
    return selectFound(tx, actor, and(containsAll(words), further), limit + 1);
  });
  database.reads.note(actor, { action: 'clientes.list', subjectId: actor.id });
  return cutPage(
    rows.map((row) => presentSummary(row)),
    limit,
    ({ atividadeEm, id }) => ({ createdAt: atividadeEm, id }),
  );
}

/** The clients of the start screen: those to review, and the newest. */
export async function listInicio(database: Database, actor: UserActor): Promise<ClientesInicio> {
  const inicio = await asUser(database, actor, async (tx) => {
    const since = (days: number) => sql`now() - make_interval(days => ${days})`;
    const lastConsulta = sql`(
      select max(done.data_consulta) from consultas_evolutivas done
      where done.cliente_id = clientes.id and done.anulada_at is null)`;
    const candidates = tx
      .select({
        ...summaryColumns,
        contatoEm: sql`greatest(${clientes.atividadeEm}, ${lastConsulta})`
          .mapWith(clientes.atividadeEm)
          .as('contato_em'),
      })
      .from(clientes)
      .where(
        and(
          livingOf(actor),
          lt(clientes.atividadeEm, since(reviewDays.from)),
          gt(clientes.atividadeEm, since(reviewDays.to)),
          isNotNull(clientes.ultimoPadrao),
        ),
      )
      .orderBy(desc(clientes.atividadeEm), desc(clientes.id))
      .limit(candidatesLimit)
      .as('candidates');
    const paraRever = await tx
      .select()
      .from(candidates)
      .where(lt(candidates.contatoEm, since(reviewDays.from)))
      .orderBy(desc(candidates.contatoEm), desc(candidates.id))
      .limit(inicioLimit);
    const novos = await tx
      .select(summaryColumns)
      .from(clientes)
      .where(livingOf(actor))
      .orderBy(desc(clientes.createdAt))
      .limit(inicioLimit);
    return { paraRever, novos };
  });
  // An empty answer contains no health data.
  if (inicio.novos.length > 0) database.reads.note(actor, { action: 'clientes.list', subjectId: actor.id });
  return {
    paraRever: inicio.paraRever.map(({ contatoEm, ...row }) => ({
      ...presentSummary(row),
      contatoEm: contatoEm.toISOString(),
    })),
    novos: inicio.novos.map((row) => presentSummary(row)),
  };
}

/** @throws CLIENTE_NOT_FOUND */
export async function readCliente(database: Database, actor: UserActor, id: string): Promise<Cliente> {
  const cliente = await asUser(database, actor, async (tx) => {
    const row = await requireCliente(tx, actor, id);
    const made = await tx
      .select({
        ...timelineColumns,
        consentimentoVersao: avaliacoes.consentimentoVersao,
        consentimentoCliente: avaliacoes.consentimentoCliente,
        consultas: sql<number>`(select count(*)::int from consultas_evolutivas done
          where done.avaliacao_inicial_id = avaliacoes.id and done.anulada_at is null)`,
      })
      .from(avaliacoes)
      .where(and(eq(avaliacoes.clienteId, row.id), eq(avaliacoes.terapeutaId, actor.id)))
      .orderBy(desc(avaliacoes.createdAt), desc(avaliacoes.id))
      .limit(avaliacoesOfClienteLimit);
    const later = await tx
      .select({
        id: consultasEvolutivas.id,
        avaliacaoId: consultasEvolutivas.avaliacaoInicialId,
        numeroConsulta: consultasEvolutivas.numeroConsulta,
        dataConsulta: consultasEvolutivas.dataConsulta,
        observacoes: consultasEvolutivas.observacoes,
        pontos: consultasEvolutivas.numeroPontos,
        retornoEm: consultasEvolutivas.retornoEm,
      })
      .from(consultasEvolutivas)
      .where(
        and(
          eq(consultasEvolutivas.clienteId, row.id),
          eq(consultasEvolutivas.terapeutaId, actor.id),
          isNull(consultasEvolutivas.anuladaAt),
        ),
      )
      .orderBy(desc(consultasEvolutivas.dataConsulta), desc(consultasEvolutivas.id))
      .limit(avaliacoesOfClienteLimit);
    const outro = aliasedTable(clientes, 'outro');
    const juncoes = await tx
      .select({
        id: clienteJuncoes.id,
        nome: outro.nome,
        em: clienteJuncoes.createdAt,
        avaliacoes: sql<number>`cardinality(${clienteJuncoes.avaliacaoIds})`,
      })
      .from(clienteJuncoes)
      .innerJoin(outro, eq(outro.id, clienteJuncoes.outroId))
      .where(
        and(
          eq(clienteJuncoes.clienteId, row.id),
          eq(clienteJuncoes.terapeutaId, actor.id),
          isNull(clienteJuncoes.desfeitaEm),
        ),
      )
      .orderBy(desc(clienteJuncoes.createdAt));
    return {
      id: row.id,
      dados: presentDados(row),
      idade: ageOn(new Date(), row),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      iaExterior: row.iaExterior,
      iaExteriorEm: row.iaExteriorEm?.toISOString() ?? null,
      fotosPermitidas: row.fotosPermitidas,
      fotosPermitidasEm: row.fotosPermitidasEm?.toISOString() ?? null,
      avaliacoes: made.map(({ consentimentoCliente: given, ...one }) => ({
        ...one,
        createdAt: one.createdAt.toISOString(),
        consentimentoCliente: given && consentimentoDoClienteFormat.read(given),
      })),
      consultas: later.map((one) => ({ ...one, dataConsulta: one.dataConsulta.toISOString() })),
      juncoes: juncoes.map((one) => ({ ...one, em: one.em.toISOString() })),
    };
  });
  database.reads.note(actor, { action: 'cliente.read', subjectId: cliente.id });
  return cliente;
}

/** The newest assessments of a client, newest first; of an assessment without a client, that one alone. */
export function listAvaliacoesOf(tx: Tx, actor: UserActor, of: { clienteId: string } | { avaliacaoId: string }) {
  return tx
    .select({ ...timelineColumns, dadosAnamnese: avaliacoes.dadosAnamnese })
    .from(avaliacoes)
    .where(
      and(
        'clienteId' in of ? eq(avaliacoes.clienteId, of.clienteId) : eq(avaliacoes.id, of.avaliacaoId),
        eq(avaliacoes.terapeutaId, actor.id),
      ),
    )
    .orderBy(desc(avaliacoes.createdAt), desc(avaliacoes.id))
    .limit(avaliacoesOfClienteLimit);
}

/** What the next intake of this client starts with. @throws CLIENTE_NOT_FOUND */
export async function readLastIntake(database: Database, actor: UserActor, id: string): Promise<LastIntake> {
  const { row, last } = await asUser(database, actor, async (tx) => {
    const row = await requireCliente(tx, actor, id);
    const [last] = await tx
      .select({ id: avaliacoes.id, createdAt: avaliacoes.createdAt, dadosAnamnese: avaliacoes.dadosAnamnese })
      .from(avaliacoes)
      .where(and(eq(avaliacoes.clienteId, row.id), eq(avaliacoes.terapeutaId, actor.id)))
      .orderBy(desc(avaliacoes.createdAt), desc(avaliacoes.id))
      .limit(1);
    return { row, last };
  });
  database.reads.note(actor, { action: 'cliente.read', subjectId: row.id });
  const dadosAnamnese = last ? readOrNull(() => dadosAnamneseFormat.read(last.dadosAnamnese)) : null;
  return {
    dados: presentDados(row),
    idade: ageOn(new Date(), row),
    iaExterior: row.iaExterior,
    ultima:
      last && dadosAnamnese ? { avaliacaoId: last.id, createdAt: last.createdAt.toISOString(), dadosAnamnese } : null,
  };
}

/**
 * What a finished assessment says against the finished one before it of the same client; null where there is none, or where one of the
 * two was imported as a page only.
 * @throws AVALIACAO_NOT_FOUND
 */
export async function readComparacao(
  database: Database,
  actor: UserActor,
  avaliacaoId: string,
): Promise<Comparacao | null> {
  const { agora, antes } = await asUser(database, actor, async (tx) => {
    const agora = await requireAvaliacao(tx, actor, avaliacaoId);
    if (!agora.clienteId || readAvaliacaoStatus(agora.status) !== 'finalizado') return { agora, antes: undefined };
    const [antes] = await tx
      .select({
        id: avaliacoes.id,
        createdAt: avaliacoes.createdAt,
        dadosAnamnese: avaliacoes.dadosAnamnese,
        diagnosticoJson: avaliacoes.diagnosticoJson,
      })
      .from(avaliacoes)
      .where(
        and(
          eq(avaliacoes.clienteId, agora.clienteId),
          eq(avaliacoes.terapeutaId, actor.id),
          notInArray(avaliacoes.status, ['pendente', 'erro']),
          behind(avaliacoes, { createdAt: agora.createdAt.toISOString(), id: agora.id }),
        ),
      )
      .orderBy(desc(avaliacoes.createdAt), desc(avaliacoes.id))
      .limit(1);
    return { agora, antes };
  });
  database.reads.note(actor, { action: 'avaliacao.read', subjectId: agora.id });
  if (!antes) return null;
  database.reads.note(actor, { action: 'avaliacao.read', subjectId: antes.id });
  const momentos = { antes: momentoOf(antes), agora: momentoOf(agora) };
  return momentos.antes && momentos.agora ? compararAvaliacoes(momentos.antes, momentos.agora) : null;
}

function momentoOf({
  id,
  createdAt,
  dadosAnamnese,
  diagnosticoJson,
}: Pick<typeof avaliacoes.$inferSelect, 'id' | 'createdAt' | 'dadosAnamnese' | 'diagnosticoJson'>): Momento | null {
  const relatorio = readStoredRelatorio(diagnosticoJson);
  const dados = readOrNull(() => dadosAnamneseFormat.read(dadosAnamnese));
  return relatorio && { avaliacaoId: id, createdAt, dados, relatorio };
}

/** Earlier data, the newest first. @throws CLIENTE_NOT_FOUND */
export async function listVersions(database: Database, actor: UserActor, id: string): Promise<ClienteVersao[]> {
  const rows = await asUser(database, actor, async (tx) => {
    const row = await requireCliente(tx, actor, id);
    return tx
      .select()
      .from(clienteVersoes)
      .where(and(eq(clienteVersoes.clienteId, row.id), eq(clienteVersoes.terapeutaId, actor.id)))
      .orderBy(desc(clienteVersoes.createdAt), desc(clienteVersoes.id))
      .limit(versionsLimit);
  });
  database.reads.note(actor, { action: 'cliente.read', subjectId: id });
  return rows.map(presentVersao);
}

/** Clients with the same phone number or address, or with every word of the name; those who agree in more come first. */
export async function findLikely(database: Database, actor: UserActor, input: LikelyInput): Promise<LikelyClientes> {
  const phone = phoneKey(input.telefone);
  const email = emailKey(input.email);
  // A first name alone fits too many people.
  const words = searchWords(input.nome).filter((word) => word.length > 1);
  const byText = or(
    words.length > 1 ? containsAll(words) : undefined,
    // The search text holds the digits, too. Whether they are the last ones is seen below.
    phone ? containsAll([phone]) : undefined,
  );
  if (!byText && !email) return [];
  const found = await asUser(database, actor, async (tx) => {
    const rows = [];
    if (byText) rows.push(...(await selectFound(tx, actor, byText, candidatesLimit)));
    // By itself, because it has an index of its own.
    const byEmail = and(eq(clientes.emailChave, email ?? ''), ne(clientes.emailChave, ''));
    if (email) rows.push(...(await selectSummaries(tx, actor, byEmail, candidatesLimit)));
    return [...new Map(rows.map((row) => [row.id, row])).values()];
  });
  database.reads.note(actor, { action: 'clientes.list', subjectId: actor.id });
  return found
    .map((row) => ({ ...presentSummary(row), iguais: agreements(input, row) }))
    .filter(({ iguais, idade }) => iguais.length > 0 && !farApart(iguais, input.idade, idade))
    .sort(
      (one, other) =>
        other.iguais.length - one.iguais.length || Date.parse(other.atividadeEm) - Date.parse(one.atividadeEm),
    )
    .slice(0, likelyLimit);
}

/** Assessments of earlier releases, grouped by person, and for each group the client who is probably that person. */
export async function listPropostas(database: Database, actor: UserActor): Promise<Propostas> {
  const propostas = await asUser(database, actor, async (tx) => {
    const soltas = and(isNull(avaliacoes.clienteId), eq(avaliacoes.terapeutaId, actor.id), eq(avaliacoes.teste, false));
    const rows = await tx
      .select({
        id: avaliacoes.id,
        nomeCliente: avaliacoes.nomeCliente,
        idade: avaliacoes.idade,
        telefone: avaliacoes.telefone,
        email: avaliacoes.email,
        // For a line of the list; an imported complaint may be long.
        queixaPrincipal: sql<string>`left(${avaliacoes.queixaPrincipal}, 200)`,
        createdAt: avaliacoes.createdAt,
      })
      .from(avaliacoes)
      .where(soltas)
      .orderBy(desc(avaliacoes.createdAt), desc(avaliacoes.id))
      .limit(soltasLimit);
    if (rows.length === 0) return { grupos: [], total: 0 };
    const [counted] = await tx.select({ total: sql<number>`count(*)::int` }).from(avaliacoes).where(soltas);
    const known = await tx
      .select({ id: clientes.id, nome: clientes.nome, telefone: clientes.telefone, email: clientes.email })
      .from(clientes)
      .where(
        and(
          eq(clientes.terapeutaId, actor.id),
          isNull(clientes.juntadoA),
          inArray(clientes.nome, [...new Set(rows.map(({ nomeCliente }) => nomeCliente))]),
        ),
      );
    return {
      grupos: groupByPerson(rows).map((group) => ({
        avaliacoes: group.map(({ telefone: _telefone, email: _email, ...row }) => ({
          ...row,
          createdAt: row.createdAt.toISOString(),
        })),
        cliente: clienteOf(group, known),
      })),
      total: counted?.total ?? 0,
    };
  });
  database.reads.note(actor, { action: 'avaliacoes.list', subjectId: actor.id });
  return propostas;
}

/** The client with the same name and the same phone number or address as one of the group. */
function clienteOf(
  group: readonly Identidade[],
  known: readonly { id: string; nome: string; telefone: string; email: string }[],
): { id: string; nome: string } | null {
  const found = known.find(({ nome, telefone, email }) =>
    group.some(
      (member) =>
        nameKey(member.nomeCliente) === nameKey(nome) &&
        (sameKey(phoneKey(member.telefone), phoneKey(telefone)) || sameKey(emailKey(member.email), emailKey(email))),
    ),
  );
  return found ? { id: found.id, nome: found.nome } : null;
}

function sameKey(one: string | null, other: string | null): boolean {
  return one !== null && one === other;
}

function agreements(
  input: LikelyInput,
  { nome, telefone, email }: { nome: string; telefone: string; email: string },
): LikelyClientes[number]['iguais'] {
  const typed = nameKey(input.nome)
    .split(' ')
    .filter((word) => word.length > 1);
  const words = new Set(nameKey(nome).split(' '));
  const same = {
    nome: typed.length > 1 && typed.every((word) => words.has(word)),
    telefone: sameKey(phoneKey(input.telefone), phoneKey(telefone)),
    email: sameKey(emailKey(input.email), emailKey(email)),
  };
  return likelyReasons.filter((reason) => same[reason]);
}

/** Only the name agrees, and the ages exclude one person. */
function farApart(iguais: readonly string[], asked: number | null, known: number | null): boolean {
  return iguais.length === 1 && iguais[0] === 'nome' && asked !== null && known !== null && Math.abs(asked - known) > 2;
}

const summaryColumns = {
  id: clientes.id,
  nome: clientes.nome,
  nascimento: clientes.nascimento,
  idade: clientes.idade,
  idadeEm: clientes.idadeEm,
  telefone: clientes.telefone,
  email: clientes.email,
  ultimoPadrao: clientes.ultimoPadrao,
  atividadeEm: clientes.atividadeEm,
  avaliacoes: sql<number>`(select count(*)::int from avaliacoes made where made.cliente_id = clientes.id)`.as(
    'avaliacoes',
  ),
};

/** The actor's clients who were not merged into another one. */
function livingOf(actor: UserActor) {
  return and(eq(clientes.terapeutaId, actor.id), isNull(clientes.juntadoA));
}

/** The same as `like '%word%'` for each word, but quicker. */
function containsAll(words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => sql`strpos(${clientes.busca}, ${word}) > 0`));
}

function selectSummaries(tx: Tx, actor: UserActor, condition: SQL | undefined, limit: number) {
  return tx
    .select(summaryColumns)
    .from(clientes)
    .where(and(livingOf(actor), condition))
    .orderBy(desc(clientes.atividadeEm), desc(clientes.id))
    .limit(limit);
}

/**
 * The same for a condition about the search text alone. The inner query reads nothing but the index of the list, which has that text; no
 * other index can help, because row-level security keeps text searches away from trigrams (ADR 0029).
 */
function selectFound(tx: Tx, actor: UserActor, condition: SQL | undefined, limit: number) {
  const found = tx
    .select({ id: clientes.id })
    .from(clientes)
    .where(and(livingOf(actor), condition))
    .orderBy(desc(clientes.atividadeEm), desc(clientes.id))
    .limit(limit);
  return selectSummaries(tx, actor, inArray(clientes.id, found), limit);
}

/**
 * Whether the client of this assessment, as it is now, lets a provider of artificial intelligence abroad get the data; false without a
 * client. For the report job, which has no actor.
 */
export async function permitsIaExterior(
  { system }: Pick<Database, 'system'>,
  { id }: Pick<typeof avaliacoes.$inferSelect, 'id'>,
): Promise<boolean> {
  const [row] = await system
    .select({ iaExterior: clientes.iaExterior })
    .from(avaliacoes)
    .innerJoin(clientes, eq(clientes.id, avaliacoes.clienteId))
    .where(eq(avaliacoes.id, id));
  return row?.iaExterior === true;
}
