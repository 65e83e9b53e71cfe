import { formVersao } from '@meridia/shared/anamnese/untouched-sliders.ts';
import {
  avaliacaoFiltersSchema,
  avaliacaoSchema,
  avaliacaoSummarySchema,
  createAvaliacaoSchema,
} from '@meridia/shared/avaliacao.ts';
import {
  clienteDadosSchema,
  clienteFiltersSchema,
  clienteSchema,
  clienteSummarySchema,
} from '@meridia/shared/cliente.ts';
import { consultaEvolutivaSchema, lugarSchema, timelineCursorSchema } from '@meridia/shared/consulta-evolutiva.ts';
import { fotoKindSchema, fotoSchema } from '@meridia/shared/foto.ts';
import { pageCursorSchema, pageSizes } from '@meridia/shared/pagination.ts';
import { relatorioSchema } from '@meridia/shared/relatorio.ts';
import { subscriptionStatusViewSchema } from '@meridia/shared/subscription.ts';
import { withoutBounds } from '@meridia/shared/without-bounds.ts';
import { z } from 'zod';
import { createAvaliacao } from '../../features/avaliacoes/commands.ts';
import { listAvaliacoes, readAvaliacao } from '../../features/avaliacoes/queries.ts';
import { createCliente } from '../../features/clientes/commands.ts';
import { listClientes, readCliente } from '../../features/clientes/queries.ts';
import { listConsultas, readConsulta } from '../../features/consultas-evolutivas/queries.ts';
import { readRelatorio } from '../../features/pareceres/queries.ts';
import { readSubscription } from '../../features/subscriptions/queries.ts';
import { receiveFoto } from '../fotos.ts';
import { giveRelatorioPdf, relatorioPdfQuerySchema } from '../relatorio-pdf.ts';
import { cursorOf, pageOf, withCursor } from './cursor.ts';
import { noBody, noQuery, operation } from './operation.ts';

const limit = z.coerce.number().int().min(1).max(pageSizes.max).default(pageSizes.default);
const page = { cursor: cursorOf(pageCursorSchema).optional(), limit };
const madeSchema = z.object({ id: z.uuid() });
const usoSchema = subscriptionStatusViewSchema.pick({
  planName: true,
  status: true,
  subscriptionEnd: true,
  endsAt: true,
  diagnosesUsed: true,
  diagnosesLimit: true,
  bonusDiagnoses: true,
  canCreate: true,
  reason: true,
});
const uso = withoutBounds(usoSchema);
const newAvaliacaoSchema = createAvaliacaoSchema.omit({ idempotencyKey: true, versao: true });

/**
 * All that a key can ask for. Each operation calls the command or the query that the screens call too, so ownership, quota and plan are
 * decided in one place.
 */
export const operations = [
  operation(
    {
      id: 'listarClientes',
      method: 'GET',
      path: '/clientes',
      title: 'Lista os clientes',
      description: 'Do mais recente para o mais antigo.',
      scope: 'clientes:read',
      query: clienteFiltersSchema.extend(page),
      body: noBody,
      status: 200,
      answer: { name: 'PaginaDeClientes', schema: pageOf(withoutBounds(clienteSummarySchema)) },
      problems: [],
    },
    async ({ deps, actor, query }) => withCursor(await listClientes(deps.database, actor, query)),
  ),
  operation(
    {
      id: 'cadastrarCliente',
      method: 'POST',
      path: '/clientes',
      title: 'Cadastra um cliente',
      description: 'Os mesmos dados de novo, dentro de um minuto, respondem com o mesmo cliente.',
      scope: 'clientes:write',
      query: noQuery,
      body: { name: 'DadosDoCliente', schema: clienteDadosSchema },
      status: 201,
      answer: { name: 'Criado', schema: madeSchema },
      problems: ['ACCOUNT_FULL'],
    },
    ({ deps, actor, body }) => createCliente(deps, actor, body),
  ),
  operation(
    {
      id: 'lerCliente',
      method: 'GET',
      path: '/clientes/{id}',
      title: 'Lê um cliente',
      description: 'Com as avaliações e as consultas mais novas.',
      scope: 'clientes:read',
      query: noQuery,
      body: noBody,
      status: 200,
      answer: { name: 'Cliente', schema: withoutBounds(clienteSchema) },
      problems: ['CLIENTE_NOT_FOUND'],
    },
    ({ deps, actor, id }) => readCliente(deps.database, actor, id),
  ),
  operation(
    {
      id: 'enviarFoto',
      method: 'POST',
      path: '/fotos',
      title: 'Envia uma foto',
      description:
        'A foto fica à espera de uma avaliação que a use pelo identificador. O que ninguém usa é apagado depois de alguns dias.',
      scope: 'fotos:write',
      query: z.object({ kind: fotoKindSchema }),
      body: noBody,
      picture: true,
      status: 201,
      answer: { name: 'Foto', schema: fotoSchema },
      problems: [
        'FOTO_TOO_LARGE',
        'FOTO_TOO_MANY_PIXELS',
        'FOTO_NOT_AN_IMAGE',
        'FOTO_HEIC',
        'FOTO_UNSUPPORTED',
        'FOTO_CORRUPT',
        'FOTOS_FULL',
        'STORAGE_FULL',
      ],
    },
    ({ deps, desk, query, ...sending }) => receiveFoto(deps, desk, sending, { kind: query.kind, draftId: null }),
  ),
  operation(
    {
      id: 'criarAvaliacao',
      method: 'POST',
      path: '/avaliacoes',
      title: 'Cria uma avaliação',
      description:
        'Gasta um diagnóstico do plano e põe o relatório na fila. A mesma Idempotency-Key responde sempre com a mesma avaliação.',
      scope: 'avaliacoes:write',
      query: noQuery,
      body: { name: 'NovaAvaliacao', schema: newAvaliacaoSchema },
      idempotent: true,
      status: 201,
      answer: { name: 'AvaliacaoCriada', schema: z.object({ id: z.uuid(), uso }) },
      problems: [
        'QUOTA_EXCEEDED',
        'CLIENTE_NOT_FOUND',
        'FOTO_NOT_FOUND',
        'FOTO_CONSENT_WITHDRAWN',
        'IDEMPOTENCY_MISMATCH',
      ],
    },
    async ({ deps, actor, body, idempotencyKey }) => {
      const { id, subscription } = await createAvaliacao(deps, actor, { ...body, idempotencyKey, versao: formVersao });
      return { id, uso: subscription };
    },
  ),
  operation(
    {
      id: 'listarAvaliacoes',
      method: 'GET',
      path: '/avaliacoes',
      title: 'Lista as avaliações',
      description: 'Da mais nova para a mais antiga. Os dias são os de São Paulo.',
      scope: 'avaliacoes:read',
      query: avaliacaoFiltersSchema.extend(page),
      body: noBody,
      status: 200,
      answer: { name: 'PaginaDeAvaliacoes', schema: pageOf(avaliacaoSummarySchema) },
      problems: [],
    },
    async ({ deps, actor, query }) => withCursor(await listAvaliacoes(deps.database, actor, query)),
  ),
  operation(
    {
      id: 'lerAvaliacao',
      method: 'GET',
      path: '/avaliacoes/{id}',
      title: 'Lê uma avaliação',
      description:
        'O "status" passa de "pendente" a "finalizado", ou a "erro"; um relatório leva de segundos a minutos.',
      scope: 'avaliacoes:read',
      query: noQuery,
      body: noBody,
      status: 200,
      answer: { name: 'Avaliacao', schema: avaliacaoSchema },
      problems: ['AVALIACAO_NOT_FOUND'],
    },
    ({ deps, actor, id }) => readAvaliacao(deps, actor, id),
  ),
  operation(
    {
      id: 'lerRelatorio',
      method: 'GET',
      path: '/avaliacoes/{id}/relatorio',
      title: 'Lê o relatório como dados',
      description:
        'O relatório que a tela mostra. Com "uso=entrega", o que se pode entregar ao cliente: a versão assinada, se há uma.',
      scope: 'relatorios:read',
      query: relatorioPdfQuerySchema.pick({ uso: true }),
      body: noBody,
      status: 200,
      answer: { name: 'Relatorio', schema: withoutBounds(relatorioSchema) },
      problems: ['AVALIACAO_NOT_FOUND', 'REPORT_NOT_READY', 'RELATORIO_NAO_ASSINADO', 'VERSAO_VIOLADA'],
    },
    ({ deps, actor, id, query }) => readRelatorio(deps, actor, id, { entrega: query.uso === 'entrega' }),
  ),
  operation(
    {
      id: 'baixarRelatorio',
      method: 'GET',
      path: '/avaliacoes/{id}/relatorio.pdf',
      title: 'Baixa o relatório em PDF',
      scope: 'relatorios:read',
      query: relatorioPdfQuerySchema,
      body: noBody,
      status: 200,
      answer: null,
      problems: [
        'AVALIACAO_NOT_FOUND',
        'REPORT_NOT_READY',
        'RELATORIO_NAO_ASSINADO',
        'VERSAO_NOT_FOUND',
        'VERSAO_VIOLADA',
      ],
    },
    ({ deps, printPdf, query, id, ...call }) => giveRelatorioPdf(deps, printPdf, call, { ...query, id }),
  ),
  operation(
    {
      id: 'listarConsultas',
      method: 'GET',
      path: '/consultas',
      title: 'Lista as consultas de um cliente ou de uma avaliação',
      description: 'Da mais nova para a mais antiga. Informe "clienteId" ou "avaliacaoId", um dos dois.',
      scope: 'consultas:read',
      query: z
        .object({
          clienteId: z.uuid().optional(),
          avaliacaoId: z.uuid().optional(),
          cursor: cursorOf(timelineCursorSchema).optional(),
          limit,
        })
        .refine((query) => lugarSchema.safeParse(query).success, 'Informe clienteId ou avaliacaoId, um dos dois.'),
      body: noBody,
      status: 200,
      answer: { name: 'PaginaDeConsultas', schema: pageOf(consultaEvolutivaSchema) },
      problems: ['CLIENTE_NOT_FOUND', 'AVALIACAO_NOT_FOUND'],
    },
    async ({ deps, actor, query }) => withCursor(await listConsultas(deps.database, actor, query)),
  ),
  operation(
    {
      id: 'lerConsulta',
      method: 'GET',
      path: '/consultas/{id}',
      title: 'Lê uma consulta',
      scope: 'consultas:read',
      query: noQuery,
      body: noBody,
      status: 200,
      answer: { name: 'Consulta', schema: consultaEvolutivaSchema },
      problems: ['CONSULTA_NOT_FOUND'],
    },
    ({ deps, actor, id }) => readConsulta(deps.database, actor, id),
  ),
  operation(
    {
      id: 'lerUso',
      method: 'GET',
      path: '/uso',
      title: 'Lê o uso do plano',
      description: 'Diagnósticos usados e incluídos neste período; -1 quer dizer sem limite.',
      scope: 'uso:read',
      query: noQuery,
      body: noBody,
      status: 200,
      answer: { name: 'Uso', schema: uso },
      problems: [],
    },
    ({ deps, actor }) => readSubscription(deps, actor),
  ),
];
