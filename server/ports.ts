import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';
import type { LeituraIa } from '@meridia/shared/leitura-ia.ts';
import type { PontosPesados } from '@meridia/shared/parecer.ts';
import type { Analise, Motor, Protocolo, Relatorio, RelatorioDraft } from '@meridia/shared/relatorio.ts';
import type { ProviderStatus } from '@meridia/shared/subscription.ts';
import type { DeliveryFailure } from '@meridia/shared/webhook.ts';
import type { Limits } from './auth/limits.ts';
import type { SecretBox } from './auth/secret-box.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Bus } from './db/notify.ts';
import type { Diagnosis, Draft, Intake, Reviewed, TextoLido, TextoTyped } from './engine/engine-tasks.ts';
import type { Logger } from './log/create-logger.ts';
import type { Meter } from './metrics/meter.ts';
import type { CampoLidoPelaIa } from './mtc/achados/sinais-contados.ts';
import type { ParaAplicar } from './mtc/parecer/aplicar-parecer.ts';
import type { ParaPesar } from './mtc/parecer/pesar-pontos.ts';
import type { FotoImpressa } from './mtc/render/pdf/foto-pdf.ts';
import type { FatosRelatorio } from './mtc/writer/fatos.ts';
import type { Queue } from './queue/boss.ts';

/** The facts for a writer. Its text may say nothing beyond them. */
export interface WriterFacts {
  tipo: TipoRelatorio;
  dados: DadosAnamnese;
  /** Names of the therapist and of the clinic. A text may mention them, but no vendor may read them. */
  otherNames: readonly string[];
  analise: Analise;
  /** Null in a `diagnostico` report. */
  protocolo: Protocolo | null;
  fotos: readonly {
    kind: FotoKind;
    observacoes: FotoObservacoes /** JPEG, already without metadata. */;
    jpeg: () => Promise<Buffer>;
  }[];
}

export interface WriterUsage {
  inputTokens: number;
  outputTokens: number;
  custoCentavos: number;
}

/** The money for paid requests. */
export interface WriterBudget {
  /**
   * Reserves the highest possible cost of a request before the request is made.
   * @throws BudgetSpentError when the day's money or the account's share is spent, CallsSpentError when the report has used up
   * its requests; the request must then not be made
   */
  reserve(request: { modelo: string; most: WriterUsage }): Promise<WriterReservation>;
}

export interface WriterReservation {
  /** How long the request may take at most, even if the writer would allow more. Unset: no limit. */
  timeLeftMs?: number;
  /**
   * Records the real cost of the request, whether its answer was useful or not; null when there was no answer. Until then the
   * highest possible cost counts.
   */
  settle(usage: WriterUsage | null): Promise<void>;
}

export interface WriterOptions {
  signal: AbortSignal;
  /** @param share how much of the text has arrived, 0..1 */
  onProgress: (share: number) => void;
  /** Asked for a reservation before every paid request. */
  budget: WriterBudget;
}

export interface WriterResult {
  draft: RelatorioDraft;
  motor: Motor;
  modelo: string | null;
  promptVersao: string | null;
  /** Null when the writer costs nothing. */
  usage: WriterUsage | null;
}

/** A masked text of the intake with words that our reader did not understand. */
export interface UnreadTexto {
  campo: CampoLidoPelaIa;
  texto: string;
  /** These words, as they stand in the text. */
  trechos: readonly string[];
}

export type ReadingOptions = Omit<WriterOptions, 'onProgress'>;

export interface ReadingResult extends LeituraIa {
  usage: WriterUsage | null;
}

export interface Writer {
  /**
   * Turns the facts into a text.
   * @throws RetryableError for a failure that may pass (429, 5xx, deadline), FinalError for one that will not (CallsSpentError is
   * one), BudgetSpentError.
   */
  write(facts: WriterFacts, options: WriterOptions): Promise<WriterResult>;
  /**
   * Reads what our reader did not understand. Absent where no model is asked. Quotations stand in the texts; nothing else is checked.
   * @throws the same errors
   */
  read?(textos: readonly UnreadTexto[], options: ReadingOptions): Promise<ReadingResult>;
}

/**
 * The steps of a report that would block other requests; each runs outside the main thread. @throws AbortError when the signal is
 * aborted or a step takes too long
 */
export interface Engine {
  diagnose(intake: Intake, signal?: AbortSignal): Promise<Diagnosis>;
  /** The words of each text that its reader did not understand, in the order of the texts. */
  findUnread(textos: readonly TextoTyped[], signal?: AbortSignal): Promise<string[][]>;
  /** Writes the text of the local writer. */
  write(facts: FatosRelatorio, signal?: AbortSignal): Promise<RelatorioDraft>;
  /** Checks the text and lays out the report. */
  compose(draft: Draft, signal?: AbortSignal): Promise<{ json: string; html: string }>;
  /** Lays a therapist's opinion over a report, checks the result and says what is missing for a signature. */
  review(reviewed: ParaAplicar, signal?: AbortSignal): Promise<Reviewed>;
  /** Weighs every point of the catalogue for one client. */
  weighPontos(client: ParaPesar, signal?: AbortSignal): Promise<PontosPesados>;
  /** A report as HTML. */
  render(relatorio: Relatorio, signal?: AbortSignal): Promise<string>;
  /**
   * A report as HTML for the holder of a link. At most one is made at a time, in turns between the accounts whose reports they are.
   * @throws UNAVAILABLE or TOO_MANY_REQUESTS when too many wait
   */
  renderShared(relatorio: Relatorio, turn: { account: string; signal?: AbortSignal }): Promise<string>;
  /**
   * Reads one text while somebody types it, for what is shown below it. At most one such text is read at a time, in turns between
   * accounts, so a report waits for one text at most.
   * @throws UNAVAILABLE or TOO_MANY_REQUESTS when too many texts wait
   */
  read(texto: TextoTyped, turn: { account: string; signal?: AbortSignal }): Promise<TextoLido>;
}

/**
 * The account of a picture. An account waits for its own earlier pictures. All accounts without a confirmed address wait
 * together, like one account.
 */
export interface PictureOwner {
  id: string;
  confirmed: boolean;
  /** The invitation through which a client sends the picture. It has one place at a time, so that no link takes all of them. */
  link?: string;
}

/** A photo in its stored form, with its measured values. */
interface TakenFoto {
  jpeg: Buffer;
  width: number;
  height: number;
  observacoes: FotoObservacoes;
}

/**
 * All work that decodes pictures; it runs in separate processes (docs/PRODUCT.md 7.8).
 * @throws UNAVAILABLE or TOO_MANY_REQUESTS, with a waiting time, when too many pictures wait or one took too long
 */
export interface Images {
  /** @throws FOTO_* when the upload is not a complete photo of a reasonable size */
  takeFoto(owner: PictureOwner, kind: FotoKind, upload: Buffer, signal?: AbortSignal): Promise<TakenFoto>;
  /** @returns PNG. @throws LOGO_INVALID, LOGO_TOO_LARGE */
  takeLogo(owner: PictureOwner, upload: Buffer, signal?: AbortSignal): Promise<Buffer>;
  /** A picture of a screen, sent to support. @returns JPEG. @throws FOTO_* when it is no whole picture of a reasonable size */
  takeScreenshot(owner: PictureOwner, upload: Buffer, signal?: AbortSignal): Promise<Buffer>;
  /** Makes a small copy of a stored photo, cut to the measured area. */
  prepareForPaper(kind: FotoKind, jpeg: Buffer, contorno: FotoObservacoes['contorno']): Promise<FotoImpressa>;
  /** Null when the photo cannot be made small enough. */
  shrinkForModel(jpeg: Buffer, contorno: FotoObservacoes['contorno']): Promise<Buffer | null>;
}

/**
 * Private blobs by key. Keys are relative paths of `[A-Za-z0-9/_.-]` without `..`.
 * @throws UNAVAILABLE when the place of the blobs does not answer in time, or refuses us; STORAGE_FULL when it takes no more
 */
export interface Storage {
  /**
   * Stores a blob completely or not at all: a reader never sees a partial blob. After an error there may be a whole blob all the same.
   */
  put(key: string, bytes: Buffer, signal?: AbortSignal): Promise<void>;
  /** Null when there is no blob with this key. */
  get(key: string, signal?: AbortSignal): Promise<Buffer | null>;
  /** No error when there is no blob with this key. */
  remove(key: string): Promise<void>;
  /** Lists every blob, unfinished ones included, so that old ones can be deleted. */
  list(): AsyncIterable<StoredBlob>;
}

/** A blob that was found by looking. Not every place can tell the key. */
export interface StoredBlob {
  /** SHA-256 of the key, in hex. */
  digest: string;
  modifiedAt: Date;
  remove(): Promise<void>;
}

export interface Vision {
  /** Measures an upright sRGB JPEG. */
  observe(kind: FotoKind, jpeg: Buffer): Promise<FotoObservacoes>;
}

export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Mail programs show messages with the same id only once. */
  messageId: string;
}

export interface Mailer {
  /** @throws MailRefusedError when waiting will not help; any other error may pass. */
  send(message: MailMessage): Promise<void>;
}

export interface WebhookMessage {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** How the other side took a message: the status of its answer, or why there was none. Null as the failure: it has taken it. */
export interface WebhookAnswer {
  status: number | null;
  failure: DeliveryFailure | null;
  durationMs: number;
}

/** Writes to addresses that accounts have named. */
export interface WebhookSender {
  /** Waits for a limited time, follows no redirect, and connects to public addresses only. Nothing that the other side does throws. */
  post(message: WebhookMessage): Promise<WebhookAnswer>;
}

/** A subscription as the payment provider stores it. */
export interface ProviderSubscription {
  id: string;
  priceId: string;
  status: ProviderStatus;
  startedAt: Date;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  /** When the subscription will end, if it is cancelled. */
  cancelAt: Date | null;
  endedAt: Date | null;
  latestInvoice: {
    id: string;
    createdAt: Date;
    /** The page on which a person can pay the invoice; null when there is nothing to pay. */
    paymentPage: string | null;
  } | null;
}

/** A verified message of the provider: it says that something happened, but never what the state is now. */
export interface PaymentEvent {
  id: string;
  type: string;
  occurredAt: Date;
  customerId: string | null;
  /** Our account id, which we wrote into the checkout; null in other events. */
  accountId: string | null;
  /** Set when the whole payment was refunded or the card holder's bank takes it back. */
  reversal: { chargeId: string; paymentIntentId: string | null } | null;
}

export interface ProviderCheckout {
  id: string;
  status: 'open' | 'complete' | 'expired';
  /** Null unless open. */
  url: string | null;
}

/**
 * The payment provider. Every call has a time limit. Writes carry an idempotency key, so that a repeated call takes effect only
 * once.
 * @throws PaymentUnavailableError for a failure that may pass, PaymentDeclinedError when a card was refused, PaymentRefusedError
 * when waiting will not help (server/payment-errors.ts).
 */
export interface Payments {
  createCustomer(customer: { accountId: string; email: string; name: string }): Promise<string>;
  openCheckout(checkout: {
    accountId: string;
    customerId: string;
    priceId: string;
    idempotencyKey: string;
  }): Promise<ProviderCheckout>;
  readCheckout(id: string): Promise<ProviderCheckout>;
  /** @returns the checkout's final state: a checkout that was paid in the meantime stays `complete`. */
  expireCheckout(id: string): Promise<ProviderCheckout>;
  /** Address of the customer's page at the provider, for cards, invoices and cancelling at the end of the period. */
  openPortal(customerId: string): Promise<string>;
  /** All subscriptions of the customer, ended ones included; an empty list when the provider does not know the customer. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  /** The amount of a price in centavos, and its currency. */
  readPrice(priceId: string): Promise<{ amount: number; currency: string; monthly: boolean }>;
  previewChange(change: {
    subscriptionId: string;
    priceId: string;
    /** Charge the difference now or with the next invoice. */
    charge: 'now' | 'next_invoice';
    prorationDate: Date;
  }): Promise<{ chargeNow: number; nextCharge: number; renewsAt: Date }>;
  /** A change that must be paid now takes effect only after the payment. */
  changePlan(change: {
    subscriptionId: string;
    priceId: string;
    charge: 'now' | 'next_invoice';
    prorationDate: Date;
    idempotencyKey: string;
  }): Promise<ProviderSubscription>;
  /**
   * Ends the subscription at once. With `credit` the unused part counts towards later invoices. No error when it has already
   * ended.
   */
  cancelNow(subscriptionId: string, options: { credit: boolean }): Promise<void>;
  readChargeCustomer(chargeId: string): Promise<string | null>;
  /** The subscription that this payment was for, and when its invoice was created; null when the payment was for none. */
  readPaidInvoice(paymentIntentId: string): Promise<{ subscriptionId: string; createdAt: Date } | null>;
  /** @throws InvalidWebhookError when the message does not come from the provider, is too old or is incomplete. */
  readEvent(rawBody: Buffer, signature: string | undefined): PaymentEvent;
  /** Events since then that the provider could not deliver, oldest first. */
  listUndelivered(since: Date): Promise<PaymentEvent[]>;
}

/** Everything outside the code: database, queue, vendors. deps.ts assembles the real parts; tests replace single ones. */
export interface Deps {
  config: Config;
  log: Logger;
  meter: Meter;
  database: Database;
  bus: Bus;
  queue: Queue;
  sessions: Sessions;
  limits: Limits;
  secretBox: SecretBox;
  storage: Storage;
  images: Images;
  engine: Engine;
  writer: Writer;
  mailer: Mailer;
  webhookSender: WebhookSender;
  /** Null without STRIPE_SECRET_KEY. */
  payments: Payments | null;
}
