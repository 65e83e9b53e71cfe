import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { montarPdf } from '../mtc/render/pdf/montar-pdf.ts';
import { sampleRelatorio } from '../mtc/render/sample-relatorio.ts';
import { createPdfPrinter } from './print-pdf.ts';

const relatorio = montarPdf(sampleRelatorio, { nomeClinica: 'Clínica Jade', logo: null });
// Threads are what this is about: a line of text is set as they set a report.
const documento = { ...relatorio, corpo: { ...relatorio.corpo, content: ['Um relatório'] } };
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : error);

describe('setting PDFs', { timeout: 30_000 }, () => {
  it('takes turns beyond the number that may run, and refuses beyond the number that may wait', async () => {
    const print = createPdfPrinter({ maxRunning: 1, maxWaiting: 1 });
    const outcomes = await Promise.allSettled([print(documento), print(documento), print(documento)]);
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'set' : codeOf(outcome.reason)))).toEqual([
      'set',
      'set',
      'UNAVAILABLE',
    ]);
    // Places are given back.
    expect((await print(documento)).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('gives up on what takes too long, and goes on with the next', async () => {
    const hurried = createPdfPrinter({ maxRunning: 1, deadlineMs: 1 });
    expect(await hurried(documento).catch(codeOf)).toBe('UNAVAILABLE');
    expect(await hurried(documento).catch(codeOf)).toBe('UNAVAILABLE');
  });

  it.each([
    ['an address', 'https://127.0.0.1:1/logo.png'],
    ['a file of this machine', '/etc/hostname'],
  ])('never loads a picture from %s', async (_what, image) => {
    const corpo = { ...documento.corpo, content: [{ image, fit: [10, 10] satisfies [number, number] }] };
    await expect(createPdfPrinter()({ ...documento, corpo })).rejects.toThrow(/access|denied|allow|policy/i);
  });
});
