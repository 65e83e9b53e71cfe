import { accessLogAdminRouter } from '../features/access-log/admin-router.ts';
import { accessLogRouter } from '../features/access-log/router.ts';
import { accountsAdminRouter } from '../features/accounts/admin-router.ts';
import { accountsRouter } from '../features/accounts/router.ts';
import { aiCallsAdminRouter } from '../features/ai-calls/admin-router.ts';
import { avaliacoesAdminRouter } from '../features/avaliacoes/admin-router.ts';
import { avaliacoesRouter } from '../features/avaliacoes/router.ts';
import { clinicaConfigsRouter } from '../features/clinica-configs/router.ts';
import { consultasEvolutivasRouter } from '../features/consultas-evolutivas/router.ts';
import { draftsRouter } from '../features/drafts/router.ts';
import { fotosRouter } from '../features/fotos/router.ts';
import { jobsAdminRouter } from '../features/jobs/admin-router.ts';
import { mailsAdminRouter } from '../features/mails/admin-router.ts';
import { overviewAdminRouter } from '../features/overview/admin-router.ts';
import { paymentsRouter } from '../features/payments/router.ts';
import { planGrantsAdminRouter } from '../features/plan-grants/admin-router.ts';
import { plansAdminRouter } from '../features/plans/admin-router.ts';
import { relatorioSharesRouter } from '../features/relatorio-shares/router.ts';
import { relatoriosAdminRouter } from '../features/relatorios/admin-router.ts';
import { relatoriosRouter } from '../features/relatorios/router.ts';
import { subscriptionsAdminRouter } from '../features/subscriptions/admin-router.ts';
import { subscriptionsRouter } from '../features/subscriptions/router.ts';
import { usageMovementsAdminRouter } from '../features/usage-movements/admin-router.ts';
import { usageMovementsRouter } from '../features/usage-movements/router.ts';
import { userRolesRouter } from '../features/user-roles/router.ts';
import { mergeRouters, router } from './trpc.ts';

/** What admins alone may do, by the noun it is done to. */
const adminRouter = router({
  accessLog: accessLogAdminRouter,
  accounts: accountsAdminRouter,
  aiCalls: aiCallsAdminRouter,
  avaliacoes: avaliacoesAdminRouter,
  jobs: jobsAdminRouter,
  mails: mailsAdminRouter,
  overview: overviewAdminRouter,
  plans: plansAdminRouter,
  relatorios: relatoriosAdminRouter,
  subscriptions: mergeRouters(planGrantsAdminRouter, subscriptionsAdminRouter, usageMovementsAdminRouter),
});

export const appRouter = router({
  accessLog: accessLogRouter,
  accounts: accountsRouter,
  admin: adminRouter,
  avaliacoes: avaliacoesRouter,
  clinicaConfigs: clinicaConfigsRouter,
  consultasEvolutivas: consultasEvolutivasRouter,
  drafts: draftsRouter,
  fotos: fotosRouter,
  payments: paymentsRouter,
  relatorioShares: relatorioSharesRouter,
  relatorios: relatoriosRouter,
  subscriptions: mergeRouters(subscriptionsRouter, usageMovementsRouter),
  userRoles: userRolesRouter,
});

export type AppRouter = typeof appRouter;
