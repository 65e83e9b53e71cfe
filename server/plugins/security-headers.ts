import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** On every answer there is: pages, files, errors, 304. What never reaches the hooks gets `bareAnswerHeaders`. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config, scriptHashes: readonly string[]): void {
  const headers = {
    ...fixedHeaders(config, scriptHashes),
    'permissions-policy': permissionsPolicy,
    // Answers may hold health data; what may be cached says so itself.
    'cache-control': 'no-store',
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/** What helmet sets. It is the same for every answer, so it is worked out once: each time, it took a twentieth of a short request. */
function fixedHeaders(config: Config, scriptHashes: readonly string[]): OutgoingHttpHeaders {
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        // Stored reports carry their own style sheet, and charts set sizes inline.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // A clinic's logo on its reports is a public address of its own (clinica_configs.logo_url); nothing else comes from outside.
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
    // Own photos are shown by the browser itself; no other origin embeds them.
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  set(request, answer, () => {});
  return answer.getHeaders();
}

/** For requests that are refused before they become one: unreadable addresses, broken HTTP. */
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

/** Of photos, logos and PDFs: whatever stands in the file, it does nothing, wherever it is opened. */
export const filePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

const strictTransport = { maxAge: 31_536_000, includeSubDomains: true };

/** Photos are taken with the camera; nothing else of the device is ever asked for. */
const permissionsPolicy = [
  'camera=(self)',
  'fullscreen=(self)',
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
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');
