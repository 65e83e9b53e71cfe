import type { LimitName, Limits } from '../auth/limits.ts';
import { AppError } from '../errors.ts';
import type { Engine, Images, Mailer, Storage, WebhookSender } from '../ports.ts';
import { type Meter, timed } from './meter.ts';

/** Each function returns the part that it gets, with everything that it does measured; the same part when metrics are off. */

export function watchStorage(storage: Storage, meter: Meter): Storage {
  if (!meter.page) return storage;
  const watched = <T>(operation: 'put' | 'get' | 'remove', step: () => Promise<T>) =>
    timed(step, (seconds, failure) => meter.time('storage', { operation, outcome: storageOutcome(failure) }, seconds));
  return {
    put: (key, bytes, signal) => watched('put', () => storage.put(key, bytes, signal)),
    get: (key, signal) => watched('get', () => storage.get(key, signal)),
    remove: (key) => watched('remove', () => storage.remove(key)),
    // Lists everything, piece by piece, for a sweep at night: its duration says nothing.
    list: () => storage.list(),
  };
}

function storageOutcome(failure: unknown): string {
  if (failure === null) return 'done';
  if (!(failure instanceof AppError)) return 'failed';
  if (failure.code === 'STORAGE_FULL') return 'full';
  return failure.code === 'UNAVAILABLE' ? 'unavailable' : 'failed';
}

export function watchMailer<Part extends Mailer>(mailer: Part, meter: Meter): Part {
  if (!meter.page) return mailer;
  return {
    ...mailer,
    send: (message) =>
      timed(
        () => mailer.send(message),
        (seconds, failure) => meter.time('mail', { outcome: failure === null ? 'sent' : 'failed' }, seconds),
      ),
  };
}

export function watchWebhookSender(sender: WebhookSender, meter: Meter): WebhookSender {
  if (!meter.page) return sender;
  return {
    post: async (message) => {
      const answer = await sender.post(message);
      meter.time('webhook', { outcome: answer.failure ?? 'entregue' }, answer.durationMs / 1000);
      return answer;
    },
  };
}

export function watchLimits(bare: Limits, meter: Meter): Limits {
  if (!meter.page) return bare;
  const counted = <Result>(limit: LimitName, step: Promise<Result>) =>
    step.catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') meter.count('limitRefusals', { limit });
      throw error;
    });
  return {
    ...bare,
    take: (limit, key) => counted(limit, bare.take(limit, key)),
    look: (limit, key) => counted(limit, bare.look(limit, key)),
  };
}

export function watchEngine<Part extends Engine>(engine: Part, meter: Meter): Part {
  if (!meter.page) return engine;
  const watched =
    <Input extends readonly unknown[], Output>(task: keyof Engine, run: (...input: Input) => Promise<Output>) =>
    (...input: Input) =>
      timed(
        () => run(...input),
        (seconds) => meter.time('engineTask', { task }, seconds),
      );
  return {
    ...engine,
    diagnose: watched('diagnose', engine.diagnose),
    findUnread: watched('findUnread', engine.findUnread),
    write: watched('write', engine.write),
    compose: watched('compose', engine.compose),
    review: watched('review', engine.review),
    weighPontos: watched('weighPontos', engine.weighPontos),
    render: watched('render', engine.render),
    renderShared: watched('renderShared', engine.renderShared),
    read: watched('read', engine.read),
  };
}

export function watchImages<Part extends Images>(images: Part, meter: Meter): Part {
  if (!meter.page) return images;
  const watched =
    <Input extends readonly unknown[], Output>(task: keyof Images, run: (...input: Input) => Promise<Output>) =>
    (...input: Input) =>
      timed(
        () => run(...input),
        (seconds, failure) => meter.time('image', { task, outcome: imageOutcome(failure) }, seconds),
      );
  return {
    ...images,
    takeFoto: watched('takeFoto', images.takeFoto),
    takeLogo: watched('takeLogo', images.takeLogo),
    takeScreenshot: watched('takeScreenshot', images.takeScreenshot),
    prepareForPaper: watched('prepareForPaper', images.prepareForPaper),
    shrinkForModel: watched('shrinkForModel', images.shrinkForModel),
  };
}

function imageOutcome(failure: unknown): string {
  if (failure === null) return 'done';
  if (!(failure instanceof AppError)) return 'failed';
  return failure.code === 'UNAVAILABLE' ? 'unavailable' : 'refused';
}
