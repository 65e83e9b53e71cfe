import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';

/**
 * 5 MB in this time are 45 kB per second, a poor mobile network. The browser gives up earlier
 * (client/src/components/foto/upload-foto.ts).
 */
const totalMs = 120_000;
/** The longest time without a single byte. */
const silenceMs = 20_000;
const lookEveryMs = 1000;

/**
 * Waits for data of a request as long as its bytes keep coming. Only time after the call counts.
 * @throws UNAVAILABLE when the bytes stop or take too long
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
