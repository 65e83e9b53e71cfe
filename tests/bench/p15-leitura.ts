import { createTherapist } from '../faults/therapist.ts';
import { keepSending } from '../support/keep-sending.ts';
import { withAppAlone } from './app-alone.ts';
import { ms, quantile } from './figures.ts';
import { typicalTexts } from './typical-texts.ts';

const requests = 200;
const mostP95Ms = 60;
const floodParallel = 10;

/**
 * P15: the round trip of one text that is read while somebody types it, with the count of tries: 200 texts of therapists, one after
 * the other. Then the same while another account has texts of the greatest length read all the time, ten at a time.
 */
export async function measureLeitura(): Promise<{ passed: boolean; figures: string }> {
  const texts = typicalTexts();
  return withAppAlone(
    async (app, sql) => {
      const { client } = await createTherapist(app.baseUrl, sql);
      const read = async (texto: string) => {
        const begun = performance.now();
        await client.trpc.leituras.read.mutate({ campo: 'queixaPrincipal', texto });
        return performance.now() - begun;
      };
      const cold = await read('Insônia e pés frios.');
      for (const texto of texts.slice(-30)) await read(texto);
      const times: number[] = [];
      for (const texto of texts.slice(0, requests)) times.push(await read(texto));

      const hostile = await createTherapist(app.baseUrl, sql);
      const flood = keepSending({
        baseUrl: app.baseUrl,
        request: longestReading(app.baseUrl, hostile.client.cookie()),
        parallel: floodParallel,
      });
      const flooded: number[] = [];
      for (const texto of texts.slice(0, requests)) flooded.push(await read(texto));
      const answers = await flood.stop();
      const [p95, floodedP95] = [quantile(times, 0.95), quantile(flooded, 0.95)];
      return {
        passed: p95 <= mostP95Ms,
        figures:
          `${requests} texts of ${meanLength(texts)} letters: p50 ${ms(quantile(times, 0.5))}, p95 ${ms(p95)}; the first, on a cold thread, ${ms(cold)}; ` +
          `while another account sends the longest texts ${floodParallel} at a time (${JSON.stringify(answers)}): p95 ${ms(floodedP95)}`,
      };
    },
    { LIMITS: 'on' },
  );
}

function meanLength(texts: readonly string[]): number {
  return Math.round(texts.slice(0, requests).join('').length / requests);
}

function longestReading(baseUrl: string, cookie: string): Buffer {
  const texto = 'Insônia, pés frios e tontura ao levantar, nega febre e dor de cabeça. '.repeat(85).slice(0, 6000);
  const body = JSON.stringify({ campo: 'historicoMedico', texto });
  const lines = [
    'POST /trpc/leituras.read HTTP/1.1',
    `host: ${new URL(baseUrl).host}`,
    `origin: ${baseUrl}`,
    `cookie: ${cookie}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
