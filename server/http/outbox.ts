import type { FastifyInstance, FastifyReply } from 'fastify';
import { sameSecret } from '../auth/same-secret.ts';
import { listOutbox, readFromOutbox, readOriginal, readOutboxKey } from '../integrations/mailer/outbox-store.ts';
import type { Deps } from '../ports.ts';
import { outboxListPage, outboxMessagePage, outboxMissingPage } from './outbox-page.ts';

// Allows styles and nothing from other addresses. The mail inside the frame inherits this policy.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/correio/<key>`: the mails that were stored instead of sent. Only without SMTP_URL. Only readers of the start text know the key. */
export async function registerOutbox(app: FastifyInstance, { config }: Pick<Deps, 'config'>): Promise<void> {
  if (config.SMTP_URL) return;
  const dir = config.outboxDir;
  const key = await readOutboxKey(dir);
  const place = { appName: config.APP_NAME, path: `/correio/${key}` };

  app.get<{ Params: { key: string } }>('/correio/:key', async (request, reply) => {
    if (!sameSecret(request.params.key, key)) return sendMissing(reply);
    return sendPage(reply, outboxListPage(await listOutbox(dir), place));
  });

  app.get<{ Params: { key: string; id: string } }>('/correio/:key/:id', async (request, reply) => {
    const message = sameSecret(request.params.key, key) ? await readFromOutbox(dir, request.params.id) : null;
    return message ? sendPage(reply, outboxMessagePage(message, place)) : sendMissing(reply);
  });

  app.get<{ Params: { key: string; id: string } }>('/correio/:key/:id/original', async (request, reply) => {
    const original = sameSecret(request.params.key, key) ? await readOriginal(dir, request.params.id) : null;
    if (!original) return sendMissing(reply);
    return withHeaders(reply)
      .header('content-type', 'message/rfc822')
      .header('content-disposition', `attachment; filename="${request.params.id}.eml"`)
      .send(original);
  });
}

/** The address of the outbox. */
export async function outboxAddress(config: Deps['config']): Promise<string> {
  return `${config.PUBLIC_URL}/correio/${await readOutboxKey(config.outboxDir)}`;
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return sendPage(reply.status(404), outboxMissingPage());
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return withHeaders(reply).header('content-type', 'text/html; charset=utf-8').send(html);
}

// The address contains the key, so it must stay out of caches, search engines and the Referer of followed links.
function withHeaders(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', policy);
}
