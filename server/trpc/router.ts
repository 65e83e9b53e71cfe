import { accessLogAdminRouter } from '../features/access-log/admin-router.ts';
import { accessLogRouter } from '../features/access-log/router.ts';
import { accountErasureRouter } from '../features/account-erasure/router.ts';
import { accountExportRouter } from '../features/account-export/router.ts';
import { accountModerationAdminRouter } from '../features/account-moderation/admin-router.ts';
import { accountSessionsAdminRouter } from '../features/account-sessions/admin-router.ts';
import { accountSessionsRouter } from '../features/account-sessions/router.ts';
import { accountsAdminRouter } from '../features/accounts/admin-router.ts';
import { accountsRouter } from '../features/accounts/router.ts';
import { adminActionsAdminRouter } from '../features/admin-actions/admin-router.ts';
import { aiCallsAdminRouter } from '../features/ai-calls/admin-router.ts';
import { apiKeysRouter } from '../features/api-keys/router.ts';
import { avaliacoesAdminRouter } from '../features/avaliacoes/admin-router.ts';
import { avaliacoesRouter } from '../features/avaliacoes/router.ts';
import { cartasRouter } from '../features/cartas/router.ts';
import { clienteErasureRouter } from '../features/cliente-erasure/router.ts';
import { clientesRouter } from '../features/clientes/router.ts';
import { clinicaConfigsRouter } from '../features/clinica-configs/router.ts';
import { consultasEvolutivasRouter } from '../features/consultas-evolutivas/router.ts';
import { convitesRouter } from '../features/convites/router.ts';
import { draftsRouter } from '../features/drafts/router.ts';
import { fotosRouter } from '../features/fotos/router.ts';
import { jobsAdminRouter } from '../features/jobs/admin-router.ts';
import { leiturasRouter } from '../features/leituras/router.ts';
import { mailsAdminRouter } from '../features/mails/admin-router.ts';
import { overviewAdminRouter } from '../features/overview/admin-router.ts';
import { pareceresRouter } from '../features/pareceres/router.ts';
import { passwordsRouter } from '../features/passwords/router.ts';
import { paymentsRouter } from '../features/payments/router.ts';
import { pedidosTitularAdminRouter } from '../features/pedidos-titular/admin-router.ts';
import { pedidosTitularRouter } from '../features/pedidos-titular/router.ts';
import { planGrantsAdminRouter } from '../features/plan-grants/admin-router.ts';
import { plansAdminRouter } from '../features/plans/admin-router.ts';
import { priceAnnouncementsAdminRouter } from '../features/price-announcements/admin-router.ts';
import { protocolosPropriosRouter } from '../features/protocolos-proprios/router.ts';
import { relatorioSharesRouter } from '../features/relatorio-shares/router.ts';
import { relatoriosRouter } from '../features/relatorios/router.ts';
import { respostasRouter } from '../features/respostas/router.ts';
import { secondFactorsRouter } from '../features/second-factors/router.ts';
import { signUpsRouter } from '../features/sign-ups/router.ts';
import { subscriptionsAdminRouter } from '../features/subscriptions/admin-router.ts';
import { subscriptionsRouter } from '../features/subscriptions/router.ts';
import { supportThreadsAdminRouter } from '../features/support-threads/admin-router.ts';
import { supportThreadsRouter } from '../features/support-threads/router.ts';
import { termosRouter } from '../features/termos/router.ts';
import { testRelatoriosAdminRouter } from '../features/test-relatorios/admin-router.ts';
import { usageMovementsAdminRouter } from '../features/usage-movements/admin-router.ts';
import { usageMovementsRouter } from '../features/usage-movements/router.ts';
import { userRolesAdminRouter } from '../features/user-roles/admin-router.ts';
import { userRolesRouter } from '../features/user-roles/router.ts';
import { webhooksRouter } from '../features/webhooks/router.ts';
import { mergeRouters, router } from './trpc.ts';

/** Calls that are only for admins, grouped by noun. */
const adminRouter = router({
  accessLog: accessLogAdminRouter,
  accounts: mergeRouters(
    accountModerationAdminRouter,
    accountsAdminRouter,
    accountSessionsAdminRouter,
    adminActionsAdminRouter,
    userRolesAdminRouter,
  ),
  aiCalls: aiCallsAdminRouter,
  avaliacoes: avaliacoesAdminRouter,
  jobs: jobsAdminRouter,
  mails: mailsAdminRouter,
  overview: overviewAdminRouter,
  pedidosTitular: pedidosTitularAdminRouter,
  plans: mergeRouters(plansAdminRouter, priceAnnouncementsAdminRouter),
  relatorios: testRelatoriosAdminRouter,
  subscriptions: mergeRouters(planGrantsAdminRouter, subscriptionsAdminRouter, usageMovementsAdminRouter),
  supportThreads: supportThreadsAdminRouter,
});

export const appRouter = router({
  accessLog: accessLogRouter,
  accounts: mergeRouters(
    accountErasureRouter,
    accountExportRouter,
    accountSessionsRouter,
    accountsRouter,
    passwordsRouter,
    secondFactorsRouter,
    signUpsRouter,
  ),
  admin: adminRouter,
  apiKeys: apiKeysRouter,
  avaliacoes: avaliacoesRouter,
  cartas: cartasRouter,
  clientes: mergeRouters(clienteErasureRouter, clientesRouter),
  clinicaConfigs: clinicaConfigsRouter,
  consultasEvolutivas: consultasEvolutivasRouter,
  convites: convitesRouter,
  drafts: draftsRouter,
  fotos: fotosRouter,
  leituras: leiturasRouter,
  payments: paymentsRouter,
  pedidosTitular: pedidosTitularRouter,
  protocolosProprios: protocolosPropriosRouter,
  relatorioShares: relatorioSharesRouter,
  relatorios: relatoriosRouter,
  pareceres: pareceresRouter,
  respostas: respostasRouter,
  subscriptions: mergeRouters(subscriptionsRouter, usageMovementsRouter),
  termos: termosRouter,
  supportThreads: supportThreadsRouter,
  userRoles: userRolesRouter,
  webhooks: webhooksRouter,
});

export type AppRouter = typeof appRouter;
