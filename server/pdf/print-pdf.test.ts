import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { montarPdf } from '../mtc/render/pdf/montar-pdf.ts';
import { sampleRelatorio } from '../mtc/render/sample-relatorio.ts';
import { createPdfPrinter, setPdf } from './print-pdf.ts';

const relatorio = montarPdf(sampleRelatorio, { nomeClinica: 'Clínica Jade', logo: null });
// The test is about the threads; a line of text uses them like a report.
const documento = { ...relatorio, corpo: { ...relatorio.corpo, content: ['Um relatório'] } };
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : error);
const turn = (signal = new AbortController().signal) => ({ owner: 'ana', lane: 'own', signal }) as const;

describe('setting PDFs', { timeout: 30_000 }, () => {
  it('stops a document that takes too long, and continues with the next', async () => {
    const hurried = createPdfPrinter({ maxRunning: 1, deadlineMs: 1 });
    const attempt = () => hurried(turn(), (set) => set(documento)).catch(codeOf);
    expect(await attempt()).toBe('UNAVAILABLE');
    expect(await attempt()).toBe('UNAVAILABLE');
  });

  it('ends the thread of a requester who has gone, and gives the place to the next', async () => {
    const print = createPdfPrinter({ maxRunning: 1, deadlineMs: 30_000 });
    const leave = new AbortController();
    const begun = Promise.withResolvers<void>();
    const left = print(turn(leave.signal), (set) => {
      begun.resolve();
      return set(documento);
    }).catch(codeOf);
    const next = print(turn(), (set) => set(documento));
    await begun.promise;
    leave.abort();
    expect(await left).toBe('UNAVAILABLE');
    expect((await next).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it.each([
    ['an address', 'https://127.0.0.1:1/logo.png'],
    ['a file of this machine', '/etc/hostname'],
  ])('never loads a picture from %s', async (_what, image) => {
    const corpo = { ...documento.corpo, content: [{ image, fit: [10, 10] satisfies [number, number] }] };
    await expect(setPdf({ ...documento, corpo })).rejects.toThrow(/access|denied|allow|policy/i);
  });
});
