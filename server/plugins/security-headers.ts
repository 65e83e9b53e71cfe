import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** Sets the headers of every answer: pages, files, errors, 304. Answers that no hook sees get `bareAnswerHeaders`. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config, scriptHashes: readonly string[]): void {
  const headers = {
    ...fixedHeaders(config, scriptHashes),
    'permissions-policy': permissionsPolicy,
    // Answers may contain health data. A route whose answer may be cached sets its own header.
    'cache-control': 'no-store',
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/** The headers that helmet sets. They are the same for every answer, so helmet runs once: each run took a twentieth of a short request. */
function fixedHeaders(config: Config, scriptHashes: readonly string[]): OutgoingHttpHeaders {
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        // Stored reports have their own style sheet, and charts set sizes inline.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // The logo of a clinic may have a public address elsewhere (clinica_configs.logo_url). All other content comes from this
        // server.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'none'"],
        frameSrc: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(config.secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: config.secure ? strictTransport : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Only our own pages show the photos; no other origin embeds them.
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  set(request, answer, () => {});
  return answer.getHeaders();
}

/** For requests that Fastify's hooks never see: unreadable addresses and broken HTTP. */
export function bareAnswerHeaders(config: Pick<Config, 'secure'>): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(config.secure ? { 'strict-transport-security': `max-age=${strictTransport.maxAge}; includeSubDomains` } : {}),
  };
}

/** For photos, logos and PDFs: no content of the file can run a script or load anything, no matter where the file is opened. */
export const filePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

const strictTransport = { maxAge: 31_536_000, includeSubDomains: true };

/** The camera takes photos, the microphone serves the browser's dictation, and pages may go full screen. No other feature of the device is used. */
const permissionsPolicy = [
  'camera=(self)',
  'fullscreen=(self)',
  'microphone=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');
