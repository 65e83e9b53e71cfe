import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';
import type { Analise, Protocolo, RelatorioDraft } from '@meridia/shared/relatorio.ts';
import type { Logger } from 'pino';
import type { Limits } from './auth/limits.ts';
import type { SecretBox } from './auth/secret-box.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Bus } from './db/notify.ts';
import type { Queue } from './queue/boss.ts';

/** What a writer may know. Nothing outside these facts may appear in its text. */
export interface WriterFacts {
  tipo: TipoRelatorio;
  dados: DadosAnamnese;
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

export interface WriterResult {
  draft: RelatorioDraft;
  motor: 'local' | 'gemini';
  modelo: string | null;
  promptVersao: string | null;
  /** Null for a writer that costs nothing. */
  usage: WriterUsage | null;
}

export interface Writer {
  /**
   * Turns facts into words.
   * @param onProgress share of the text that has arrived, 0..1
   * @throws RetryableError for what may pass (429, 5xx, deadline), FinalError for what will not.
   */
  write(
    facts: WriterFacts,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ): Promise<WriterResult>;
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
  vision: Vision;
  writer: Writer;
  mailer: Mailer;
}
