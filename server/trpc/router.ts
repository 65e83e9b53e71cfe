import { accountsRouter } from '../features/accounts/router.ts';
import { avaliacoesRouter } from '../features/avaliacoes/router.ts';
import { draftsRouter } from '../features/drafts/router.ts';
import { fotosRouter } from '../features/fotos/router.ts';
import { paymentsRouter } from '../features/payments/router.ts';
import { planGrantsAdminRouter } from '../features/plan-grants/admin-router.ts';
import { relatoriosRouter } from '../features/relatorios/router.ts';
import { subscriptionsRouter } from '../features/subscriptions/router.ts';
import { router } from './trpc.ts';

/** What admins alone may do, by the noun it is done to. */
const adminRouter = router({
  subscriptions: planGrantsAdminRouter,
});

export const appRouter = router({
  accounts: accountsRouter,
  admin: adminRouter,
  avaliacoes: avaliacoesRouter,
  drafts: draftsRouter,
  fotos: fotosRouter,
  payments: paymentsRouter,
  relatorios: relatoriosRouter,
  subscriptions: subscriptionsRouter,
});

export type AppRouter = typeof appRouter;
