import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/client.ts';
import { AppError } from '../errors.ts';
import type { SecretBox } from './secret-box.ts';

const minute = 60;
const hour = 60 * minute;

/** The number of tries per window. A window begins with its first try. The comments say by which key the tries are counted. */
export const limitRules = {
  /** By address, with or without an account: tries from browsers that the account does not know. */
  loginAccount: { tries: 10, windowSeconds: 15 * minute, advice: ' ou recupere sua senha' },
  /** By known device: tries from the owner's own browsers, which strangers cannot use up. */
  loginDevice: { tries: 10, windowSeconds: 15 * minute, advice: ' ou recupere sua senha' },
  /** By network: a visitor who tries many accounts. */
  loginNetwork: { tries: 100, windowSeconds: 15 * minute, advice: '' },
  /**
   * By account, or by a browser that has given a right code: codes of six digits after the right password, at sign-in and inside a
   * session. With a window of fifteen minutes, or one that a new password clears, an attacker could try so often that a valid code is
   * found within months.
   */
  secondFactor: { tries: 20, windowSeconds: 24 * hour, advice: ' ou use um código de recuperação' },
  /** By the same keys, for recovery codes. Nobody can guess these; the limit only spares the database. */
  recoveryCode: { tries: 30, windowSeconds: hour, advice: '' },
  /** By account: passwords chosen through a mailed link. Each costs as much work as a sign-in. */
  linkPassword: { tries: 20, windowSeconds: hour, advice: '' },
  /** By network. */
  signUpNetwork: { tries: 20, windowSeconds: hour, advice: '' },
  /** By kind of mail and address, with or without an account, so that no mailbox is flooded. */
  mailAddress: { tries: 3, windowSeconds: hour, advice: '' },
  /** By network. */
  mailNetwork: { tries: 20, windowSeconds: hour, advice: '' },
  /** By account: passwords and codes asked for inside a session, which may be open on a shared computer. */
  ownPassword: { tries: 10, windowSeconds: 15 * minute, advice: '' },
  /** By account: tries to become the first admin. */
  setupAdmin: { tries: 10, windowSeconds: hour, advice: '' },
  /** One count for all callers: wrong secrets in the setup of the first admin. */
  setupSecret: { tries: 30, windowSeconds: hour, advice: '' },
  /** By account: complete downloads of all its data. A download that broke off does not count. */
  accountExport: { tries: 3, windowSeconds: 24 * hour, advice: '' },
  /** By account: started downloads of all its data. Each reads every row and file. */
  accountExportBegun: { tries: 12, windowSeconds: 24 * hour, advice: '' },
  /** By account: new and changed follow-ups, each of which is stored for good. */
  consulta: { tries: 300, windowSeconds: 24 * hour, advice: '' },
  /** By account: protocols of its own that are saved, renamed and removed. */
  protocoloProprio: { tries: 300, windowSeconds: 24 * hour, advice: '' },
  /** By account: new keys of the API. */
  apiKeyNew: { tries: 30, windowSeconds: 24 * hour, advice: '' },
  /** By key: everything that its program asks for. */
  apiKey: { tries: 120, windowSeconds: minute, advice: '' },
  /** By network: keys that open nothing. Good keys do not count, so nobody can lock out their programs. */
  apiKeyGuess: { tries: 30, windowSeconds: 15 * minute, advice: '' },
  /** By account: new addresses for webhooks, and new secrets for them. */
  webhookNew: { tries: 30, windowSeconds: 24 * hour, advice: '' },
  /** By account: tests of its addresses. Each writes to another machine. */
  webhookTest: { tries: 30, windowSeconds: hour, advice: '' },
  /** By account: messages that are sent again, each of which gets ten tries. */
  webhookAgain: { tries: 120, windowSeconds: hour, advice: '' },
  /** By account: everything that is sent to its addresses. What is beyond waits; nothing is refused. */
  webhookTry: { tries: 120, windowSeconds: minute, advice: '' },
  /** By account: changes of letters to clients. */
  carta: { tries: 600, windowSeconds: 24 * hour, advice: '' },
  /** By account: new, changed, merged and split clients. Each change keeps what was before it. */
  cliente: { tries: 600, windowSeconds: 24 * hour, advice: '' },
  /** By account: complete downloads of one client's data, all clients together. One that broke off does not count. */
  clienteExport: { tries: 30, windowSeconds: 24 * hour, advice: '' },
  /** By account: started downloads of one client's data. Each may set a PDF for every report. */
  clienteExportBegun: { tries: 90, windowSeconds: 24 * hour, advice: '' },
  /** By account: clients erased or made anonymous, and withdrawals of consent. */
  clienteErasure: { tries: 100, windowSeconds: 24 * hour, advice: '' },
  /** By account: new requests of clients about their data. Each is stored for good. */
  pedido: { tries: 200, windowSeconds: 24 * hour, advice: '' },
  /** By account: new and renewed invitations to clients. */
  convite: { tries: 200, windowSeconds: 24 * hour, advice: '' },
  /** By account: invitations that are mailed, to addresses that the therapist types. */
  conviteMail: { tries: 40, windowSeconds: 24 * hour, advice: ' ou envie pelo WhatsApp' },
  /** By address, of all accounts together, so that no mailbox is flooded. */
  conviteAddress: { tries: 3, windowSeconds: 24 * hour, advice: ' ou envie pelo WhatsApp' },
  /** By network: invitations that open nothing. Good links do not count, as with share links. */
  conviteGuess: { tries: 30, windowSeconds: 15 * minute, advice: '' },
  /** By invitation: everything that its holders ask for. A form saves once per step and once per pause. */
  ficha: { tries: 300, windowSeconds: hour, advice: '' },
  /** By invitation: photos that its holders begin. A form has three. */
  fichaFoto: { tries: 30, windowSeconds: 24 * hour, advice: '' },
  /** By therapist: the same of all her invitations together, apart from her own uploads. */
  fichaFotoAccount: { tries: 400, windowSeconds: 24 * hour, advice: '' },
  /** By invitation: pieces of photos. Each may cost a megabyte of traffic. */
  fichaFotoPiece: { tries: 600, windowSeconds: 24 * hour, advice: '' },
  /** By invitation: photos made of their pieces. Each try decodes. */
  fichaFotoEnd: { tries: 60, windowSeconds: 24 * hour, advice: '' },
  /** By account: corrections of stored answers. Each keeps what was before it. */
  respostas: { tries: 300, windowSeconds: 24 * hour, advice: '' },
  /** By account: everything that weighs a report with a therapist's opinion, each some hundredths of a second of a thread. */
  parecer: { tries: 900, windowSeconds: 10 * minute, advice: '' },
  /** By account: texts read while they are typed. A fast typist pauses less than once a second. */
  leitura: { tries: 1200, windowSeconds: 10 * minute, advice: '' },
  /** By account: messages to support. Each is kept for months and read by a person. */
  supportMessage: { tries: 20, windowSeconds: 24 * hour, advice: '' },
  /** The same by network, with room for a clinic behind one address. */
  supportNetwork: { tries: 60, windowSeconds: 24 * hour, advice: '' },
  /** By admin: test reports, which take no unit. */
  testReport: { tries: 30, windowSeconds: hour, advice: '' },
  /** By account: uploaded pictures, also refused ones. */
  pictureUpload: { tries: 240, windowSeconds: hour, advice: '' },
  /** The same for an account with an unconfirmed address. */
  pictureUploadUnconfirmed: { tries: 60, windowSeconds: hour, advice: '' },
  /** By account: pieces of uploads. Each may cost a megabyte of traffic, also one that breaks off. */
  picturePiece: { tries: 3000, windowSeconds: hour, advice: '' },
  /** By account: photos made of their pieces. Each try decodes the photo again until one succeeds. */
  pictureEnd: { tries: 480, windowSeconds: hour, advice: '' },
  /** By account: new share links. */
  shareLink: { tries: 60, windowSeconds: hour, advice: '' },
  /** By network: share links that open nothing. Good links do not count, so an attacker cannot lock out the readers of good links. */
  shareGuess: { tries: 30, windowSeconds: 15 * minute, advice: '' },
  /** By link and network, apart for the page and the logo on it: each view reads the whole report. */
  shareView: { tries: 120, windowSeconds: 10 * minute, advice: '' },
  /** By account: PDFs of its own reports. Each takes one second of a processor. */
  pdf: { tries: 40, windowSeconds: 10 * minute, advice: '' },
  /** The same by network, with room for a clinic behind one address. */
  pdfNetwork: { tries: 160, windowSeconds: 10 * minute, advice: '' },
  /** By the therapist's account: PDFs for the holders of its share links, all links together. Its own PDFs have another count. */
  sharedPdf: { tries: 30, windowSeconds: 10 * minute, advice: '' },
  /** The same by the visitor's network, with fewer tries, so that one visitor cannot use up the therapist's count. */
  sharedPdfNetwork: { tries: 15, windowSeconds: 10 * minute, advice: '' },
  /** By account: checkouts, previews and changes of plan. Each needs several requests to the payment provider. */
  payment: { tries: 30, windowSeconds: 10 * minute, advice: '' },
  /** By account: after too many calls the answer is the plan as last known. */
  paymentRefresh: { tries: 6, windowSeconds: minute, advice: '' },
} as const satisfies Record<string, { tries: number; windowSeconds: number; advice: string }>;
export type LimitName = keyof typeof limitRules;

/** Tries are counted in PostgreSQL, so that several processes share one count (docs/PRODUCT.md 2.12). */
export interface Limits {
  /**
   * Takes one try. Call it before the work, so that parallel calls cannot all use the last free try.
   * @returns what is left of the window
   * @throws TOO_MANY_REQUESTS with the wait
   */
  take(limit: LimitName, key: string): Promise<{ left: number; resetSeconds: number }>;
  /** Checks without taking a try. @throws TOO_MANY_REQUESTS with the wait when no try is left */
  look(limit: LimitName, key: string): Promise<void>;
  /**
   * Returns a try that was not a guess, or that was refused for another reason. A window never gets more tries than its limit.
   * @param takenAt when the try was taken. If its window is over, nothing is returned.
   */
  giveBack(limit: LimitName, key: string, takenAt?: Date): Promise<void>;
  clear(limit: LimitName, key: string): Promise<void>;
  sweepExpired(): Promise<void>;
}

export function createLimits({ systemClient }: Pick<Database, 'systemClient'>, secretBox: SecretBox): Limits {
  // The table must not tell addresses of people or networks: of a plain hash all four thousand million of IPv4 are tried in hours.
  const markKey = (key: string) => secretBox.mark(key, 'rate-limits');
  const storeClient = {
    query: async ({ text, values }: { text: string; values: (string | number | null)[] }) => {
      const rows = await systemClient.unsafe(text, values, { prepare: true });
      return { rows, rowCount: rows.count };
    },
  };
  const counters = new Map(
    Object.entries(limitRules).map(([name, { tries, windowSeconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        // The sweep clears expired rows, in one process instead of in each.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: tries,
        duration: windowSeconds,
      }),
    ]),
  );
  const counterOf = (name: LimitName) => {
    const counter = counters.get(name);
    if (!counter) throw new Error(`no limit ${name}`);
    return counter;
  };
  return {
    async take(limit, key) {
      try {
        const { remainingPoints, msBeforeNext } = await counterOf(limit).consume(await markKey(key));
        return { left: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1000) };
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw tooMany(limit, refused.msBeforeNext);
        throw refused;
      }
    },
    async look(limit, key) {
      const found = await counterOf(limit).get(await markKey(key));
      if (found && found.consumedPoints >= limitRules[limit].tries) throw tooMany(limit, found.msBeforeNext);
    },
    // The library's own method would go below zero and would begin a new window.
    async giveBack(limit, key, takenAt = new Date()) {
      const windowMs = limitRules[limit].windowSeconds * 1000;
      await systemClient`
        update rate_limits set points = points - 1
        where key = ${counterOf(limit).getKey(await markKey(key))} and points > 0
          and expire > ${Date.now()} and expire <= ${takenAt.getTime() + windowMs}`;
    },
    async clear(limit, key) {
      await counterOf(limit).delete(await markKey(key));
    },
    async sweepExpired() {
      await systemClient`delete from rate_limits where expire < ${Date.now()}`;
    },
  };
}

/** Only for tests and benchmarks (`LIMITS=off`, refused in production), which sign in more often than a person may. */
export const noLimits: Limits = {
  take: async (limit) => ({ left: limitRules[limit].tries, resetSeconds: limitRules[limit].windowSeconds }),
  look: async () => {},
  giveBack: async () => {},
  clear: async () => {},
  sweepExpired: async () => {},
};

function tooMany(limit: LimitName, waitMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Muitas tentativas. Tente de novo em ${sayWait(retryAfterSeconds)}${limitRules[limit].advice}.`;
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds });
}

function sayWait(seconds: number): string {
  const [count, unit] =
    seconds > 2 * hour ? [Math.ceil(seconds / hour), 'hora'] : [Math.ceil(seconds / minute), 'minuto'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
