import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../auth/visitor.ts';
import { withTries } from '../auth/with-tries.ts';
import { AppError, errorTransport } from '../errors.ts';
import {
  findShareId,
  glanceAtShare,
  openShare,
  type SharedRelatorio,
} from '../features/relatorio-shares/open-share.ts';
import type { PrintPdf } from '../pdf/print-pdf.ts';
import { filePolicy } from '../plugins/security-headers.ts';
import { isWorthLogging } from '../plugins/worth-logging.ts';
import type { Deps } from '../ports.ts';
import { refusalOf } from '../refusal-of.ts';
import { layOut, layOutCarta, sendPdf, setForTry } from './relatorio-pdf.ts';
import type { PageFonts } from './shared-report-document.tsx';
import { sharedMissingPage, sharedPreviewPage, sharedRefusalPage, sharedViolatedPage } from './shared-report-notes.tsx';
import { whileConnected } from './while-connected.ts';

type ShareRequest = FastifyRequest<{ Params: { token: string } }>;

/**
 * `/r/:token`: a report, or the letter of it, for the holder of its link, without an account, a cookie or a script. `/pdf` and `/logo` below it return the file
 * and the clinic's logo. A link that opens nothing gets the same answer for every reason.
 */
export async function registerSharedReport(
  root: FastifyInstance,
  deps: Deps,
  { printPdf, clientRoot }: { printPdf: PrintPdf; clientRoot: string },
): Promise<void> {
  const fonts = findFonts(clientRoot);
  await root.register(async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const refusal = refusalOf(error);
      if (refusal) {
        if (isWorthLogging(refusal)) request.log.error({ err: refusal }, 'shared report refused');
        if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
        return sendPage(reply.status(errorTransport[refusal.code].http), sharedRefusalPage(refusal.message, fonts));
      }
      request.log.error({ err: error }, 'shared report failed');
      const text = 'Algo deu errado do nosso lado. Tente de novo em instantes.';
      return sendPage(reply.status(500), sharedRefusalPage(text, fonts));
    });

    app.get('/r/:token', async (request: ShareRequest, reply) => {
      await takeView(request, 'page');
      const isPreview = request.method === 'HEAD' || previewers.test(request.headers['user-agent'] ?? '');
      if (isPreview) return (await glance(request)) ? sendPage(reply, sharedPreviewPage(fonts)) : sendMissing(reply);
      const shared = await countMissing(request, openShare(deps, request.params.token, 'view'));
      if (!shared) return sendMissing(reply);
      if (shared.violado) return sendViolated(reply);
      // Loaded with the first page, not at start-up.
      const { sharedReportPage } = await import('./shared-report-page.tsx');
      const logo = logoOf(shared, request.params.token);
      const turn = { account: shared.terapeutaId, signal: whileConnected(reply) };
      const html = shared.carta ? null : await deps.engine.renderShared(shared.relatorio, turn);
      return sendPage(reply, sharedReportPage(shared, { token: request.params.token, logo, fonts, html }), logo);
    });

    app.get('/r/:token/pdf', async (request: ShareRequest, reply) => {
      const found = await glance(request);
      if (!found) return sendMissing(reply);
      withPrivacy(reply);
      if (request.method === 'HEAD') return reply.header('content-type', 'application/pdf').send();
      const tries = [
        ['sharedPdf', found.terapeutaId],
        ['sharedPdfNetwork', networkOf(request.ip)],
      ] as const;
      const turn = { owner: found.terapeutaId, lane: 'shared', signal: whileConnected(reply) } as const;
      return withTries(deps.limits, tries, (spend) =>
        printPdf(turn, async (set) => {
          // Opened again, because the link may have ended during the wait.
          const shared = await countMissing(request, openShare(deps, request.params.token, 'pdf'));
          if (!shared) return sendMissing(reply);
          if (shared.violado) return sendViolated(reply);
          const laidOut = shared.carta
            ? await layOutCarta(deps, shared, shared.carta)
            : await layOut(deps, shared, [], 'cliente');
          const pdf = await setForTry(set, laidOut, { spend, signal: turn.signal });
          return sendPdf(reply, shared, pdf, shared.carta ? 'cliente' : 'terapeuta');
        }),
      );
    });

    app.get('/r/:token/logo', async (request: ShareRequest, reply) => {
      await takeView(request, 'logo');
      const logoKey = (await glance(request))?.clinica.logoKey;
      const png = logoKey && (await deps.storage.get(logoKey));
      if (!png) return sendMissing(reply);
      return withPrivacy(reply)
        .header('content-type', 'image/png')
        .header('content-security-policy', filePolicy)
        .send(png);
    });
  });

  /** Taken before the report is read. What opens nothing is counted as a guess instead. @throws TOO_MANY_REQUESTS in the reader's words */
  async function takeView(request: ShareRequest, what: 'page' | 'logo'): Promise<void> {
    const id = await findShareId(deps, request.params.token);
    if (!id) return;
    try {
      await deps.limits.take('shareView', `${what} ${id} ${networkOf(request.ip)}`);
    } catch (error) {
      throw error instanceof AppError ? openedTooOften(error) : error;
    }
  }

  function glance(request: ShareRequest) {
    return countMissing(request, glanceAtShare(deps, request.params.token));
  }

  async function countMissing<Found>(request: ShareRequest, asked: Promise<Found | null>): Promise<Found | null> {
    const found = await asked;
    if (!found) await deps.limits.take('shareGuess', networkOf(request.ip));
    return found;
  }

  function sendViolated(reply: FastifyReply): FastifyReply {
    return sendPage(reply.status(409), sharedViolatedPage(fonts));
  }

  function sendMissing(reply: FastifyReply): FastifyReply {
    return sendPage(reply.status(404), sharedMissingPage(fonts));
  }
}

function openedTooOften({ retryAfterSeconds = 60 }: AppError): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  const message = `Este link foi aberto muitas vezes em pouco tempo. Espere ${wait} e abra de novo.`;
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds });
}

/** Programs that fetch a link to show a preview card. They are not readers and get no health data. */
const previewers = /^WhatsApp\/|bot\b|crawler|spider|facebookexternalhit|preview|slurp/i;

/** The font files of this build; null without a built client. */
function findFonts(clientRoot: string): PageFonts | null {
  try {
    const files = readdirSync(join(clientRoot, 'assets'));
    const find = (pattern: RegExp) => files.find((file) => pattern.test(file));
    const [serif, sans] = [find(/^meridia-serif-.*\.woff2$/), find(/^figtree-latin-wght-normal-.*\.woff2$/)];
    return serif && sans ? { serif: `/assets/${serif}`, sans: `/assets/${sans}` } : null;
  } catch {
    return null;
  }
}

/** Our address for an uploaded logo, else the address that the clinic typed. */
function logoOf({ clinica }: SharedRelatorio, token: string): string | null {
  return clinica.logoKey ? `/r/${token}/logo` : clinica.logoUrl;
}

function sendPage(reply: FastifyReply, html: string, logo: string | null = null): FastifyReply {
  const logoOrigin = logo && URL.canParse(logo) ? ` ${new URL(logo).origin}` : '';
  return withPrivacy(reply)
    .header('content-type', 'text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:${logoOrigin}; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .send(html);
}

// The address contains the key, so it must stay out of caches, search engines and the Referer of links and pictures.
function withPrivacy(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow, noarchive')
    .header('referrer-policy', 'no-referrer');
}
