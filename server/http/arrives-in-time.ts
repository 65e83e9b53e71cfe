import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';

/** 5 MB in this time are 45 kB a second, a poor mobile network; the browser gives up earlier (client/src/components/foto/upload-foto.ts). */
const totalMs = 120_000;
/** Without a single byte. */
const silenceMs = 20_000;
const lookEveryMs = 1000;

/**
 * Waits for what is read from a request, as long as its bytes keep coming. Time that passed before does not count.
 * @throws UNAVAILABLE when they do not
 */
export function arrivesInTime<T>(request: IncomingMessage, reading: Promise<T>): Promise<T> {
  const { socket } = request;
  const begun = performance.now();
  let seenBytes = socket.bytesRead;
  let seenAt = begun;
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      const now = performance.now();
      if (socket.bytesRead !== seenBytes) {
        seenBytes = socket.bytesRead;
        seenAt = now;
      }
      if (now - begun <= totalMs && now - seenAt <= silenceMs) return;
      clearInterval(timer);
      reject(
        new AppError('UNAVAILABLE', 'A imagem não chegou inteira a tempo. Verifique sua conexão e tente de novo.'),
      );
    }, lookEveryMs);
    reading.finally(() => clearInterval(timer)).then(resolve, reject);
  });
}
