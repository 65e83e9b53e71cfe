import { randomUUID } from 'node:crypto';
import { regrasQueEncaminham } from '@meridia/server/mtc/parecer/liberacao-que-vale.ts';
import type { Deps } from '@meridia/server/ports.ts';
import { fieldsOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { hipoteseDe, parteVazia } from '@meridia/shared/parecer.ts';
import { perguntasDeAlerta } from '@meridia/shared/quadro-clinico.ts';
import { relatorioSchema } from '@meridia/shared/relatorio.ts';
import type postgres from 'postgres';
import { buildAnamnese } from './anamnese.ts';
import { type ApiClient, createApiClient, testPassword } from './api-client.ts';
import { buildConsulta, buildPonto } from './consulta.ts';
import { buildConsentir, buildFicha, tokenOf } from './convites.ts';
import { eventually } from './eventually.ts';
import { agreeWith } from './pareceres.ts';
import { smallPhoto } from './pictures.ts';

/** Words that stand nowhere else: of the name, the telephone number, the address, the birth date, and of everything that was typed. */
export const marks = ['zulmirana', 'quexadense', '97531-8642', '975318642', 'marcada.example', '1971-03-17', 'zqtexto'];

const nome = 'Zulmirana Quexadense';
const telefone = '(19) 97531-8642';
const email = 'zulmirana@marcada.example';
const text = 'ZQTEXTO Zulmirana Quexadense conta que dorme mal, telefone (19) 97531-8642.';

export interface MarkedCliente {
  id: string;
  /** Another record of the same person that was merged into this one. */
  outroId: string;
  nome: string;
  avaliacaoId: string;
  shareUrl: string;
}

/** A client with something marked in every place where the app keeps anything about a client. Needs a worker. */
export async function arrangeMarkedCliente(
  { sql, storage, baseUrl }: { sql: postgres.Sql; storage: Pick<Deps['storage'], 'put'>; baseUrl: string },
  { trpc, uploadFoto, userId }: ApiClient & { userId: string },
): Promise<MarkedCliente> {
  const jpeg = await smallPhoto();
  const photo = async (kind: 'lingua' | 'face', draftId: string) => {
    const response = await uploadFoto(kind, jpeg, { draftId });
    if (!response.ok) throw new Error(`upload failed: ${response.status}`);
    return ((await response.json()) as { id: string }).id;
  };
  const dados = { nome, nascimento: '1971-03-17', idade: null, sexo: 'feminino', telefone, email } as const;
  const { id } = await trpc.clientes.create.mutate(dados);
  const { id: outroId } = await trpc.clientes.create.mutate({ ...dados, nome: `${nome} (antiga)` });
  const conteudo = buildConsulta({
    observacoes: text,
    mudancasQuadro: text,
    sintomasAtuais: ['ZQTEXTO'],
    novasQueixas: text,
    pontos: [buildPonto({ motivo: text })],
    liberacao: { quem: text, em: '2026-11-20', disse: text },
  });
  await trpc.consultasEvolutivas.create.mutate({
    ...{ clienteId: outroId, idempotencyKey: randomUUID(), dataConsulta: null, conteudo },
    fotoId: await photo('lingua', randomUUID()),
  });
  await trpc.clientes.merge.mutate({ id, outroId });

  const texts = Object.fromEntries(fieldsOfKind('text').map((field) => [field, text]));
  const phone = createApiClient(baseUrl);
  const invite = async () => {
    const made = await trpc.convites.create.mutate({ clienteId: id, nome, email: null });
    const token = tokenOf(made.link?.url ?? '');
    await phone.trpc.convites.save.mutate({
      token,
      baseRevision: 0,
      ficha: buildFicha({ nomeCliente: nome, ...texts }),
    });
    return { id: made.id, token };
  };
  const answered = await invite();
  await phone.trpc.convites.send.mutate({
    ...{ token: answered.token, baseRevision: 1, ficha: buildFicha({ nomeCliente: nome, telefone, email, ...texts }) },
    consentimento: buildConsentir({ nome, local: 'ZQTEXTO', iaExterior: true }),
  });
  const open = await invite();
  await sql`insert into mails (account_id, kind, subject_id) values (${userId}, 'intake_invitation', ${open.id})`;

  const anamnese = buildAnamnese({ nomeCliente: nome, telefone, email, ...texts });
  const { id: avaliacaoId } = await trpc.avaliacoes.create.mutate({
    ...{
      idempotencyKey: answered.id,
      clienteId: id,
      dadosAnamnese: anamnese,
      consentimentoLgpd: true,
      iaExterior: true,
    },
    fotos: { lingua: await photo('lingua', answered.id), face: await photo('face', answered.id) },
  });
  await eventually(async () => {
    const [row] = await sql<{ status: string }[]>`select status from avaliacoes where id = ${avaliacaoId}`;
    return row?.status === 'finalizado' ? true : null;
  }, 'the report');
  const textos = { encontrado: text, faremos: text, emCasa: text, retorno: text };
  await trpc.cartas.save.mutate({ id: avaliacaoId, revisao: 0, textos });
  await signMarked(sql, trpc, avaliacaoId);
  await sql`update avaliacoes set leitura_ia = ${sql.json({ trecho: text })} where id = ${avaliacaoId}`;
  await trpc.respostas.correct.mutate({
    ...{ id: avaliacaoId, revisao: 1, refazer: false, motivo: text },
    dados: { ...anamnese, queixaPrincipal: `${text} Corrigida.` },
  });
  const consulta = await trpc.consultasEvolutivas.create.mutate({
    ...{ avaliacaoId, idempotencyKey: randomUUID(), dataConsulta: null, conteudo },
    fotoId: await photo('lingua', randomUUID()),
  });
  const { items } = await trpc.consultasEvolutivas.list.query({ avaliacaoId });
  const written = items.find((one) => one.id === consulta.id);
  await trpc.consultasEvolutivas.edit.mutate({
    ...{ id: consulta.id, updatedAt: written?.updatedAt ?? '', dataConsulta: null, fotoId: null },
    conteudo: { ...conteudo, observacoes: `${text} Outra vez.` },
  });
  await sql`
    insert into relatorios_anteriores (avaliacao_id, terapeuta_id, revisao, diagnostico_json, relatorio_html)
    select id, terapeuta_id, 1, diagnostico_json, relatorio_html from avaliacoes where id = ${avaliacaoId}`;
  const { url } = await trpc.relatorioShares.create.mutate({ avaliacaoId });

  const draftId = randomUUID();
  await trpc.drafts.save.mutate({
    ...{ id: draftId, baseRevision: 0 },
    data: {
      clienteId: id,
      dados: { nomeCliente: nome, ...texts },
      fotos: { lingua: await photo('lingua', draftId) },
      consentimento: false,
    },
  });
  const piece = `${userId}/${randomUUID()}.parte`;
  await storage.put(piece, jpeg);
  await sql`
    insert into foto_uploads (terapeuta_id, draft_id, kind, total_bytes, pieces) values (${userId}, ${draftId}, 'face', 10, ${[piece]})`;

  const before = await trpc.clientes.byId.query({ id });
  await trpc.clientes.edit.mutate({ id, updatedAt: before.updatedAt, dados: { ...dados, nome: `${nome} Lima` } });
  for (const desfecho of ['atendido', 'recusado'] as const) {
    const pedido = await trpc.pedidosTitular.create.mutate({
      ...{
        clienteId: id,
        tipo: 'correcao',
        via: 'email',
        recebidoEm: dayInSaoPaulo(new Date()),
        idempotencyKey: randomUUID(),
      },
    });
    await trpc.pedidosTitular.conclude.mutate({ id: pedido.id, desfecho, resposta: text });
  }
  return { id, outroId, nome: `${nome} Lima`, avaliacaoId, shareUrl: url };
}

/** Signs the report with a marked note on its first part, and without its first hypothesis and its first point. */
async function signMarked(sql: postgres.Sql, trpc: ApiClient['trpc'], id: string): Promise<void> {
  const [row] = await sql<{ json: string }[]>`select diagnostico_json as json from avaliacoes where id = ${id}`;
  const relatorio = relatorioSchema.parse(JSON.parse(row?.json ?? ''));
  const base = relatorio.origem.geradoEm;
  const agreed = agreeWith(relatorio);
  const partes = Object.entries(agreed.partes).map(([parte, judged], index) => [
    parte,
    index === 0 ? { ...judged, nota: text } : judged,
  ]);
  const [padrao] = relatorio.analise.padroes;
  const [ponto] = relatorio.protocolo?.pontos ?? [];
  const pontos = agreed.partes.pontos;
  if (!padrao || !ponto || !pontos) throw new Error('the report has no hypothesis, or no point');
  const retirada = { [hipoteseDe(padrao.id)]: { ...parteVazia, decisao: 'retirado' as const } };
  await trpc.pareceres.save.mutate({
    id,
    edicao: 0,
    base,
    parecer: {
      ...agreed,
      partes: {
        ...Object.fromEntries(partes),
        ...retirada,
        // Whoever changes points has reread their text.
        pontos: { ...pontos, decisao: 'alterado', texto: text },
      },
      pontos: { ...agreed.pontos, retirados: [ponto.codigo] },
      liberacao: { quem: text, em: '2026-11-20', disse: text, regras: regrasQueEncaminham(relatorio.seguranca) },
    },
  });
  await trpc.pareceres.sign.mutate({
    id,
    edicao: 1,
    base,
    numero: 1,
    local: 'ZQTEXTO',
    password: testPassword,
    perguntasAbertas: [...perguntasDeAlerta],
  });
}
