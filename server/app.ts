import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import type { TRPCError } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerAccountExport } from './http/account-export.ts';
import { registerApi } from './http/api/register-api.ts';
import { registerClientBundle } from './http/client-bundle.ts';
import { registerClienteExport } from './http/cliente-export.ts';
import { registerClinicaLogo } from './http/clinica-logo.ts';
import { registerFotoUploads } from './http/foto-uploads.ts';
import { registerFotoRoutes } from './http/fotos.ts';
import { registerHealth } from './http/health.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerOutbox } from './http/outbox.ts';
import { readSite } from './http/pages/site.ts';
import { registerRelatorioPdf } from './http/relatorio-pdf.ts';
import { registerSharedReport } from './http/shared-report.ts';
import { registerStripeWebhook } from './http/stripe-webhook.ts';
import { registerSupportPictures } from './http/support-pictures.ts';
import { createUploadDesk } from './http/upload-desk.ts';
import { nextRequestId } from './log/trail.ts';
import { createPdfPrinter, type PrintPdf } from './pdf/print-pdf.ts';
import { limitBodies, serverTimes } from './plugins/body-times.ts';
import { registerErrorHandler } from './plugins/error-handler.ts';
import { followRequests } from './plugins/follow-requests.ts';
import { measureRequests } from './plugins/measure-requests.ts';
import { closeOrderly } from './plugins/orderly-close.ts';
import { answerQueriesQuickly } from './plugins/quick-queries.ts';
import { registerSameOrigin } from './plugins/same-origin.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { createSocketGate } from './plugins/socket-gate.ts';
import { createSocketRegistry } from './plugins/socket-registry.ts';
import { answerUnreadableRequests, refuseUnreadableNames } from './plugins/unreadable-requests.ts';
import { sendWholeAnswers } from './plugins/whole-answers.ts';
import { isWorthLogging } from './plugins/worth-logging.ts';
import type { Deps } from './ports.ts';
import { type Context, createContextFactory } from './trpc/context.ts';
import { type AppRouter, appRouter } from './trpc/router.ts';

export interface AppOptions {
  clientRoot: string;
  /** False while the process starts and stops. The health check then fails, so that a load balancer sends nobody here. */
  isReady: () => boolean;
  /** How long the remaining answers may take when the app closes. */
  closePatienceMs?: number;
  printPdf?: PrintPdf;
}

/** The web side of the process: pages, tRPC over HTTP and WebSocket on one port, photos, health. */
export async function buildApp(
  deps: Deps,
  { clientRoot, isReady, closePatienceMs = 12_000, printPdf = createPdfPrinter() }: AppOptions,
): Promise<FastifyInstance> {
  // Fastify's own logger type; otherwise its generics carry pino's through every plugin.
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance,
    // A log line per request would contain ids of health data.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    // Every line carries the request's id by itself (server/log/trail.ts).
    childLoggerFactory: (logger) => logger,
    trustProxy: (_address, hop) => hop < deps.config.TRUST_PROXY,
    bodyLimit: 1024 * 1024,
    // orderly-close.ts closes the app: requests over open connections are still answered and not refused.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 5000 },
    ...serverTimes,
    ...answerUnreadableRequests(deps.config),
  });
  const sockets = createSocketRegistry(deps);
  const site = readSite(clientRoot, deps.config);

  followRequests(app);
  registerErrorHandler(app);
  closeOrderly(app, { isReady, patienceMs: closePatienceMs });
  sendWholeAnswers(app);
  registerSecurityHeaders(app, deps.config, site?.scriptHashes ?? []);
  await app.register(cookie);
  await app.register(websocket, {
    options: {
      // A subscription takes some hundred bytes. A frame may hold many calls, and all of them start before the first one is
      // refused.
      maxPayload: 16 * 1024,
      verifyClient: createSocketGate(deps),
    },
    // Errors of a browser's own socket are not logged: frames that are too large or wrong, and lost networks.
    errorHandler: (_error, socket) => socket.terminate(),
  });
  measureRequests(app, deps.meter);
  // Registered after the websocket plugin, which ends the connection of a refused upgrade.
  registerSameOrigin(app, deps.config);
  limitBodies(app, deps);
  const createContext = createContextFactory(deps);
  const answered = {
    prefix: '/trpc',
    maxBatchSize: 20,
    onError: ({ error, path, ctx }: { error: TRPCError; path?: string | undefined; ctx?: Context | undefined }) => {
      if (isBrokenSocket(error.cause)) return;
      if (error.code === 'INTERNAL_SERVER_ERROR' || isWorthLogging(error.cause))
        deps.log.error({ err: error.cause ?? error, path, reqId: ctx?.requestId }, 'procedure failed');
    },
  };
  refuseUnreadableNames(app, answered.prefix);
  answerQueriesQuickly(app, {
    ...answered,
    createContext: async (call) => ({ ...(await createContext(call)), socket: null }),
  });
  await app.register(fastifyTRPCPlugin, {
    prefix: answered.prefix,
    useWSS: true,
    trpcOptions: {
      router: appRouter,
      createContext: async (options) => {
        const context = await createContext(options);
        return { ...context, socket: sockets.track(options.res, context.actor) };
      },
      maxBatchSize: answered.maxBatchSize,
      onError: answered.onError,
      // tRPC reads this option, but the types of the adapter lack it. Without it the half-open sockets of sleeping phones would
      // stay for ever.
      ...{ keepAlive: { enabled: true, pingMs: 30_000, pongWaitMs: 5_000 } },
    } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
  });
  const desk = createUploadDesk(deps);
  await registerFotoRoutes(app, deps, desk);
  await registerFotoUploads(app, deps, desk);
  registerClinicaLogo(app, deps, desk);
  registerSupportPictures(app, deps, desk);
  registerAccountExport(app, deps);
  registerClienteExport(app, deps, printPdf);
  registerRelatorioPdf(app, deps, printPdf);
  await registerSharedReport(app, deps, { printPdf, clientRoot });
  await registerStripeWebhook(app, deps);
  await registerApi(app, { deps, desk, printPdf });
  registerHealth(app, deps, isReady);
  registerMetrics(app, deps);
  await registerOutbox(app, deps);
  await registerClientBundle(app, deps, { root: clientRoot, site });
  return app;
}

/** The client sent something that WebSocket forbids, such as a frame that is too large. Closing the socket is enough. */
function isBrokenSocket(error: Error | undefined): boolean {
  return error !== undefined && 'code' in error && String(error.code).startsWith('WS_ERR_');
}
