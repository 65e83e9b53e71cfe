import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createSmtpMailer } from '@meridia/server/integrations/mailer/smtp-mailer.ts';
import { MailRefusedError } from '@meridia/server/mail-errors.ts';
import type { MailMessage } from '@meridia/server/ports.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { localhostCertificate } from '../fixtures/localhost-certificate.ts';
import { type SmtpTestServer, type SmtpTestServerOptions, startSmtpServer } from '../support/smtp-server.ts';

const sender = {
  APP_NAME: 'MeridIA',
  MAIL_FROM: 'nao-responda@meridia.test',
  SUPPORT_EMAIL: 'suporte@meridia.test',
  host: 'meridia.test',
};
/** What the server says decides, and not how long this machine takes for it. */
const patient = { connection: 20_000, greeting: 20_000, socket: 20_000, message: 25_000 };
const quick = { connection: 300, greeting: 300, socket: 300, message: 1_000 };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(options: SmtpTestServerOptions = {}, deadlines = patient) {
  const server = await startSmtpServer(options);
  closing.push(() => server.close());
  return { server, mailer: mailerTo(server.url, deadlines) };
}

function mailerTo(url: string, deadlines = patient) {
  const mailer = createSmtpMailer(url, sender, deadlines);
  closing.push(() => mailer.close());
  return mailer;
}

function message(change: Partial<MailMessage> = {}): MailMessage {
  return {
    to: 'ana@example.com',
    subject: 'Confirme seu email – ação',
    html: '<p>Olá, <b>Ana</b></p>',
    text: 'Olá, Ana\n',
    messageId: `<${randomUUID()}@meridia.test>`,
    ...change,
  };
}

/** The message as the reader's mail program gets it. */
async function received(server: SmtpTestServer) {
  return server.waitFor('ana@example.com');
}

describe('a message over SMTP', () => {
  it('arrives with both parts and correct letters', async () => {
    const { server, mailer } = await open();
    const sent = message();
    await mailer.send(sent);
    const mail = await received(server);
    expect(mail.subject).toBe(sent.subject);
    expect(mail.html.trim()).toBe(sent.html);
    expect(mail.text).toBe(sent.text);
    expect(mail.headers.get('content-type')).toContain('multipart/alternative');
  });

  it('names the sender, the address for replies, and that a machine wrote it', async () => {
    const { server, mailer } = await open();
    const sent = message();
    await mailer.send(sent);
    const { headers, from, messageId } = await received(server);
    expect(from).toBe('"MeridIA" <nao-responda@meridia.test>');
    expect(headers.get('reply-to')).toBe('suporte@meridia.test');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(messageId).toBe(sent.messageId);
  });

  it.each([
    ['the subject', { subject: 'Olá\r\nBcc: outro@example.com\r\n\r\nTexto' }],
    ['the id', { messageId: '<a@b>\r\nBcc: outro@example.com' }],
  ])('gets no extra header from %s', async (_name, change) => {
    const { server, mailer } = await open();
    await mailer.send(message(change));
    const { headers, text } = await received(server);
    expect([...headers.keys()]).not.toContain('bcc');
    expect(text).toBe('Olá, Ana\n');
    expect(server.tries.recipients).toBe(1);
  });

  it.each(['ana@example.com\r\nRCPT TO:<outro@example.com>', 'ana@example.com>\r\nBcc: outro@example.com'])(
    'gets no extra recipient from the address %j',
    async (to) => {
      const { server, mailer } = await open();
      await mailer.send(message({ to })).catch(() => {});
      expect(server.tries.recipients).toBeLessThanOrEqual(1);
      expect(server.messages.flatMap(({ headers }) => [...headers.keys()])).not.toContain('bcc');
    },
  );

  it('goes to one recipient, even if the address looks like a list', async () => {
    const { server, mailer } = await open();
    await mailer.send(message({ to: 'ana@example.com, outro@example.com' })).catch(() => {});
    expect(server.messages.map(({ to }) => to)).not.toContain('outro@example.com');
    expect(server.tries.recipients).toBeLessThanOrEqual(1);
  });

  it('shares its connection with the next message', async () => {
    const { server, mailer } = await open();
    await mailer.send(message());
    await mailer.send(message());
    expect(server.messages).toHaveLength(2);
    expect(server.tries.connections).toBe(1);
  });

  it('fails when the mailer is closed while it is sent, and does not delay the shutdown', async () => {
    const reached = Promise.withResolvers<void>();
    const onMessage = () => {
      reached.resolve();
      return new Promise<void>(() => {});
    };
    const { mailer } = await open({ onMessage }, { ...patient, socket: 60_000, message: 60_000 });
    const sending = mailer.send(message());
    sending.catch(() => {});
    await reached.promise;
    mailer.close();
    await expect(sending).rejects.toThrow();
  });
});

describe('the answers of the server', () => {
  it.each([550, 552, 554])('%i is a final refusal', async (code) => {
    const { server, mailer } = await open({ refuse: (to) => ({ code, message: `no such mailbox ${to}` }) });
    const failure = await mailer.send(message()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailRefusedError);
    expect(String(failure)).not.toContain('ana@example.com');
    expect(server.messages).toHaveLength(0);
  });

  it.each([421, 450, 451, 452])('%i is temporary', async (code) => {
    const { mailer } = await open({ refuse: () => ({ code, message: 'later' }) });
    const failure = await mailer.send(message()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefusedError);
  });

  it('530, which asks us to sign in, is temporary', async () => {
    const { mailer } = await open({ refuse: () => ({ code: 530, message: 'authentication required' }) });
    const failure = await mailer.send(message()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ responseCode: 530 });
  });

  it('a wrong password is temporary, because an operator will repair it', async () => {
    const { server } = await open({ login: { user: 'meridia', pass: 'certa' } });
    const mailer = mailerTo(server.url.replace('certa', 'errada'));
    const failure = await mailer.send(message()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefusedError);
    expect(server.messages).toHaveLength(0);
  });

  it('the user and password of the address are used, with any letters', async () => {
    const { server, mailer } = await open({ login: { user: 'api@meridia', pass: 'p@ss/w:rd#%' } });
    await mailer.send(message());
    expect(server.messages).toHaveLength(1);
  });
});

describe('an unreachable server', () => {
  it('is a temporary failure', async () => {
    const { server, mailer } = await open();
    await server.close();
    const failure = await mailer.send(message()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: expect.stringMatching(/ESOCKET|ECONNECTION/) });
    const again = await startSmtpServer({ port: server.port });
    closing.push(() => again.close());
    await mailer.send(message());
    expect(again.messages).toHaveLength(1);
  });

  it.each([
    ['never greets', () => {}],
    ['greets and then says nothing', (socket: Socket) => socket.write('220 meridia.test ESMTP\r\n')],
    [
      'keeps talking without ever taking the message',
      (socket: Socket) => {
        const timer = setInterval(() => socket.write('220-wait\r\n'), 50);
        socket.on('close', () => clearInterval(timer));
      },
    ],
  ])('is given up when it %s', async (_name, behave) => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      behave(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    const startedAt = performance.now();
    const failure = await mailerTo(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, quick)
      .send(message())
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefusedError);
    // The mailer's usual patience is longer than this.
    expect(performance.now() - startedAt).toBeLessThan(8_000);
  });
});

describe('the connection', () => {
  const trusted = getCACertificates('default');
  afterEach(() => setDefaultCACertificates(trusted));

  it.each([
    ['STARTTLS', {}],
    ['smtps', { secure: true }],
  ])('carries nothing with %s when the certificate is not trusted', async (_name, tls) => {
    const { server, mailer } = await open({ tls: { ...tls, ...localhostCertificate } });
    const failure = await mailer.send(message()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: expect.stringContaining('self-signed certificate') });
    expect(server.messages).toHaveLength(0);
    expect(server.tries.recipients).toBe(0);
  });

  it.each([
    ['STARTTLS, when it is offered,', {}],
    ['smtps', { secure: true }],
  ])('is encrypted with %s', async (_name, tls) => {
    setDefaultCACertificates([...trusted, localhostCertificate.cert]);
    const { server, mailer } = await open({ tls: { ...tls, ...localhostCertificate } });
    await mailer.send(message());
    expect((await received(server)).secure).toBe(true);
  });

  it('checks certificates even when the address asks for the opposite', async () => {
    const { server } = await open({ tls: localhostCertificate });
    const failure = await mailerTo(`${server.url}?tls.rejectUnauthorized=false&ignoreTLS=true`)
      .send(message())
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(server.messages).toHaveLength(0);
  });
});
