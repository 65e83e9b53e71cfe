import { accountsRouter } from '../features/accounts/router.ts';
import { avaliacoesRouter } from '../features/avaliacoes/router.ts';
import { draftsRouter } from '../features/drafts/router.ts';
import { fotosRouter } from '../features/fotos/router.ts';
import { relatoriosRouter } from '../features/relatorios/router.ts';
import { subscriptionsRouter } from '../features/subscriptions/router.ts';
import { router } from './trpc.ts';

export const appRouter = router({
  accounts: accountsRouter,
  avaliacoes: avaliacoesRouter,
  drafts: draftsRouter,
  fotos: fotosRouter,
  relatorios: relatoriosRouter,
  subscriptions: subscriptionsRouter,
});

export type AppRouter = typeof appRouter;
