import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { eventually } from './eventually.ts';

interface ReceivedMail {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** By lower-case name, as they were received. */
  headers: ReadonlyMap<string, string>;
  /** The bytes as they were received. */
  raw: string;
  /** Whether the connection was encrypted. */
  secure: boolean;
}

export interface SmtpTestServer {
  /** For SMTP_URL. */
  url: string;
  port: number;
  /** In the order of arrival. */
  messages: ReceivedMail[];
  /** Attempted connections and recipients, including refused ones. */
  tries: { connections: number; recipients: number };
  /** Waits for the newest message to a recipient. */
  waitFor(to: string, subject?: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

export interface SmtpTestServerOptions {
  /** Default: any free port. */
  port?: number;
  /** The answer to a recipient; null accepts it. */
  refuse?: (to: string, tries: number) => { code: number; message: string } | null;
  /** Called with every message before it is accepted, for a slow server. */
  onMessage?: () => Promise<void>;
  /** How the connection is encrypted; default: not at all. */
  tls?: Pick<SMTPServerOptions, 'secure' | 'cert' | 'key'>;
  /** Default: no login needed. */
  login?: { user: string; pass: string };
}

/** A real SMTP server on this machine that keeps its messages. */
export async function startSmtpServer(options: SmtpTestServerOptions = {}): Promise<SmtpTestServer> {
  const { port = 0, refuse = () => null, onMessage = async () => {}, tls, login } = options;
  const messages: ReceivedMail[] = [];
  const tries = { connections: 0, recipients: 0 };
  const server = new SMTPServer({
    ...tls,
    logger: false,
    // Idle connections of a pool end with the server.
    closeTimeout: 200,
    disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    authOptional: !login,
    onAuth: ({ username, password }, _session, done) => {
      const known = username === login?.user && password === login?.pass;
      done(known ? null : new Error('Invalid login'), known ? { user: username } : undefined);
    },
    onConnect: (_session, done) => {
      tries.connections += 1;
      done();
    },
    onRcptTo: ({ address }, _session, done) => {
      tries.recipients += 1;
      const refusal = refuse(address, tries.recipients);
      done(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null);
    },
    onData: (stream, session, done) => {
      const received = receive(stream, session.secure);
      received
        .then(async (mail) => {
          await onMessage();
          messages.push(mail);
          done();
        })
        .catch(done);
    },
  });
  // The tests include clients that disconnect in the middle.
  server.on('error', () => {});
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const { port: taken } = listener.address() as AddressInfo;
  const account = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.pass)}@` : '';
  return {
    url: `${tls?.secure ? 'smtps' : 'smtp'}://${account}127.0.0.1:${taken}`,
    port: taken,
    messages,
    tries,
    waitFor: (to, subject) =>
      eventually(
        async () => messages.findLast((mail) => mail.to === to && (!subject || mail.subject === subject)) ?? null,
        `a message to ${to}`,
      ),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function receive(stream: NodeJS.ReadableStream, secure: boolean): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const raw = Buffer.concat(chunks);
  const parsed = await simpleParser(raw, { skipTextToHtml: true, skipHtmlToText: true, skipTextLinks: true });
  return {
    from: parsed.from?.text ?? '',
    to: [parsed.to ?? []]
      .flat()
      .map(({ text }) => text)
      .join(', '),
    subject: parsed.subject ?? '',
    html: parsed.html || '',
    text: parsed.text ?? '',
    messageId: parsed.messageId ?? '',
    headers: new Map(parsed.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()])),
    raw: raw.toString('utf8'),
    secure,
  };
}
