import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';
import type { Analise, Motor, Protocolo, RelatorioDraft } from '@meridia/shared/relatorio.ts';
import type { ProviderStatus } from '@meridia/shared/subscription.ts';
import type { Limits } from './auth/limits.ts';
import type { SecretBox } from './auth/secret-box.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Bus } from './db/notify.ts';
import type { Diagnosis, Draft, Intake } from './engine/engine-tasks.ts';
import type { Logger } from './log/create-logger.ts';
import type { FotoImpressa } from './mtc/render/pdf/foto-pdf.ts';
import type { FatosRelatorio } from './mtc/writer/fatos.ts';
import type { Queue } from './queue/boss.ts';

/** What a writer may know. Nothing outside these facts may appear in its text. */
export interface WriterFacts {
  tipo: TipoRelatorio;
  dados: DadosAnamnese;
  /** Of the therapist and of the clinic: a text may mention them, and no vendor may read them. */
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

/** Money for requests that are paid for. */
export interface WriterBudget {
  /**
   * Sets aside the most that one request may cost, before it is made.
   * @throws BudgetSpentError when the day's money or the account's share is spent, CallsSpentError when the report has had its requests: this one must not be made
   */
  reserve(request: { modelo: string; most: WriterUsage }): Promise<WriterReservation>;
}

export interface WriterReservation {
  /** How long the request may take, whatever the writer would allow it. Unset: no bound. */
  timeLeftMs?: number;
  /** What the request cost after all, useful or not; null when it was never answered. Until then the most stays counted. */
  settle(usage: WriterUsage | null): Promise<void>;
}

export interface WriterOptions {
  signal: AbortSignal;
  /** @param share of the text that has arrived, 0..1 */
  onProgress: (share: number) => void;
  /** Asked before every paid request. */
  budget: WriterBudget;
}

export interface WriterResult {
  draft: RelatorioDraft;
  motor: Motor;
  modelo: string | null;
  promptVersao: string | null;
  /** Null for a writer that costs nothing. */
  usage: WriterUsage | null;
}

export interface Writer {
  /**
   * Turns facts into words.
   * @throws RetryableError for what may pass (429, 5xx, deadline), FinalError for what will not (CallsSpentError is one), BudgetSpentError.
   */
  write(facts: WriterFacts, options: WriterOptions): Promise<WriterResult>;
}

/** The steps of a report that would hold up requests: each runs elsewhere. @throws AbortError when the signal is aborted, or a step takes too long */
export interface Engine {
  diagnose(intake: Intake, signal?: AbortSignal): Promise<Diagnosis>;
  /** The local writer's words. */
  write(facts: FatosRelatorio, signal?: AbortSignal): Promise<RelatorioDraft>;
  /** Checks what was written and sets it. */
  compose(draft: Draft, signal?: AbortSignal): Promise<{ json: string; html: string }>;
}

/** Whose picture it is: accounts wait for their own, and whoever has no confirmed address beside all others without one. */
export interface PictureOwner {
  id: string;
  confirmed: boolean;
}

/** A photo as it is kept, and what was measured in it. */
interface TakenFoto {
  jpeg: Buffer;
  width: number;
  height: number;
  observacoes: FotoObservacoes;
}

/**
 * Everything that decodes pictures, in processes of their own (docs/PRODUCT.md 7.8).
 * @throws UNAVAILABLE or TOO_MANY_REQUESTS, with the time to wait, when too many are waiting or one took too long
 */
export interface Images {
  /** @throws FOTO_* for what is no whole, reasonable photo */
  takeFoto(owner: PictureOwner, kind: FotoKind, upload: Buffer, signal?: AbortSignal): Promise<TakenFoto>;
  /** @returns PNG. @throws LOGO_INVALID, LOGO_TOO_LARGE */
  takeLogo(owner: PictureOwner, upload: Buffer, signal?: AbortSignal): Promise<Buffer>;
  /** Of a stored photo: cut to what was measured, small. */
  prepareForPaper(kind: FotoKind, jpeg: Buffer, contorno: FotoObservacoes['contorno']): Promise<FotoImpressa>;
  /** Null when it cannot be made small enough. */
  shrinkForModel(jpeg: Buffer, contorno: FotoObservacoes['contorno']): Promise<Buffer | null>;
}

/** Private blobs by key. Keys are relative paths of `[A-Za-z0-9/_.-]` without `..`. */
export interface Storage {
  /** Whole or not at all: a reader never sees a partial blob. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such blob. */
  get(key: string): Promise<Buffer | null>;
  /** No error when there is none. */
  remove(key: string): Promise<void>;
  /** Every blob, unfinished ones included, for the sweep. */
  list(): AsyncIterable<{ key: string; modifiedAt: Date }>;
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
  /** Same id, same message: what arrives twice is shown once. */
  messageId: string;
}

export interface Mailer {
  /** @throws MailRefusedError for what waiting will not change; any other error may pass. */
  send(message: MailMessage): Promise<void>;
}

/** A subscription as the payment provider has it. */
export interface ProviderSubscription {
  id: string;
  priceId: string;
  status: ProviderStatus;
  startedAt: Date;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  /** Ends by itself then. */
  cancelAt: Date | null;
  endedAt: Date | null;
  latestInvoice: {
    id: string;
    createdAt: Date;
    /** Where it can be paid by hand; null when there is nothing to pay. */
    paymentPage: string | null;
  } | null;
}

/** A verified message of the provider: a hint that something happened, never the state itself. */
export interface PaymentEvent {
  id: string;
  type: string;
  occurredAt: Date;
  customerId: string | null;
  /** Our account, as we wrote it into the checkout; null elsewhere. */
  accountId: string | null;
  /** Money went back, wholly, or its owner's bank takes it back. */
  reversal: { chargeId: string; paymentIntentId: string | null } | null;
}

export interface ProviderCheckout {
  id: string;
  status: 'open' | 'complete' | 'expired';
  /** Null unless open. */
  url: string | null;
}

/**
 * The payment provider. Every call has a deadline; writes carry an idempotency key, so that the same key does the same thing once.
 * @throws PaymentUnavailableError for what may pass, PaymentDeclinedError when a card was refused, PaymentRefusedError for what
 * waiting will not change (server/payment-errors.ts).
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
  /** @returns how it ended: a checkout that was paid meanwhile stays `complete`. */
  expireCheckout(id: string): Promise<ProviderCheckout>;
  /** Address of the customer's own page at the provider: cards, invoices, cancelling at the period's end. */
  openPortal(customerId: string): Promise<string>;
  /** All of the customer's, ended ones included; none when the provider does not know the customer. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  /** Centavos and currency of a price. */
  readPrice(priceId: string): Promise<{ amount: number; currency: string; monthly: boolean }>;
  previewChange(change: {
    subscriptionId: string;
    priceId: string;
    /** Charge the difference now, or settle it with the next invoice. */
    charge: 'now' | 'next_invoice';
    prorationDate: Date;
  }): Promise<{ chargeNow: number; nextCharge: number; renewsAt: Date }>;
  /** A change that is to be paid now takes effect only when it is paid. */
  changePlan(change: {
    subscriptionId: string;
    priceId: string;
    charge: 'now' | 'next_invoice';
    prorationDate: Date;
    idempotencyKey: string;
  }): Promise<ProviderSubscription>;
  /** Ends it at once; with `credit` the unused rest counts towards later invoices. No error when it has ended before. */
  cancelNow(subscriptionId: string, options: { credit: boolean }): Promise<void>;
  readChargeCustomer(chargeId: string): Promise<string | null>;
  /** Which subscription this payment was for, and when it was asked for; null when for none. */
  readPaidInvoice(paymentIntentId: string): Promise<{ subscriptionId: string; createdAt: Date } | null>;
  /** @throws InvalidWebhookError when it is not the provider's, not fresh, or not whole. */
  readEvent(rawBody: Buffer, signature: string | undefined): PaymentEvent;
  /** What the provider could not deliver since then, oldest first. */
  listUndelivered(since: Date): Promise<PaymentEvent[]>;
}

/** Everything that reaches outside the code. Assembled in deps.ts, replaced piece by piece in tests. */
export interface Deps {
  config: Config;
  log: Logger;
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
  /** Null without STRIPE_SECRET_KEY. */
  payments: Payments | null;
}
