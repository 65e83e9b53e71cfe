import { polling, type RelatorioProgress } from '@meridia/shared/relatorio-progress.ts';
import { describe, expect, it } from 'vitest';
import {
  awaitsRow,
  isOverdue,
  type LiveReport,
  type LiveReportAction,
  reduceLiveReport,
  screenOf,
  startLiveReport,
} from './live-report.ts';

const progress = (
  seq: number,
  percent: number,
  status: RelatorioProgress['status'] = 'pendente',
): RelatorioProgress => ({
  avaliacaoId: '6f0c2f0e-5b39-4b7e-9b0a-0a3c7c1d2e3f',
  seq,
  status,
  stage: 'observar',
  percent,
});
const row = (...of: Parameters<typeof progress>): LiveReportAction => ({ type: 'row', progress: progress(...of) });
const event = (...of: Parameters<typeof progress>): LiveReportAction => ({ type: 'event', progress: progress(...of) });
const ticks = (count: number): LiveReportAction[] => Array.from({ length: count }, () => ({ type: 'tick' }));
const after = (start: LiveReport, ...actions: LiveReportAction[]) => actions.reduce(reduceLiveReport, start);
const pending = startLiveReport(progress(10, 0));

describe('the live report', () => {
  it('shows the report at once when the row is finished', () => {
    expect(screenOf(startLiveReport(progress(10, 100, 'finalizado')))).toBe('report');
    expect(screenOf(startLiveReport(progress(10, 40, 'erro')))).toBe('erro');
  });

  it('follows the events', () => {
    const live = after(pending, event(11, 20), event(12, 60));
    expect(screenOf(live)).toBe('generating');
    expect(live.percent).toBe(60);
    expect(live.reads).toBe(0);
  });

  it('never lets the progress fall while a second attempt begins from the start', () => {
    expect(after(pending, event(11, 60), event(12, 0), event(13, 20)).percent).toBe(60);
  });

  it('ignores events that were already applied', () => {
    const live = after(pending, event(12, 60));
    expect(after(live, event(10, 0), event(11, 20), event(12, 60))).toEqual(live);
  });

  it('stays below 100 percent until the report is done', () => {
    expect(after(pending, event(11, 99)).percent).toBe(95);
  });

  it('reads the row when the report is done, says so, and shows the report last', () => {
    const done = after(pending, event(11, 100, 'finalizado'));
    expect(done.percent).toBe(100);
    expect(done.reads).toBe(1);
    expect(screenOf(done)).toBe('generating');

    const read = after(done, row(11, 100, 'finalizado'));
    expect(awaitsRow(read)).toBe(false);
    expect(screenOf(read)).toBe('generating');
    expect(screenOf(after(read, { type: 'unveiled' }))).toBe('report');
  });

  it('shows an error as soon as its detail is read', () => {
    const failed = after(pending, event(11, 20), event(12, 20, 'erro'));
    expect(screenOf(failed)).toBe('generating');
    expect(failed.percent).toBe(20);
    expect(screenOf(after(failed, row(12, 20, 'erro')))).toBe('erro');
  });

  it('never shows the old report when a remake ends before the row is read', () => {
    const remade = after(startLiveReport(progress(10, 100, 'finalizado')), event(11, 0), event(12, 100, 'finalizado'));
    const lateAnswer = after(remade, row(11, 0), { type: 'unveiled' });
    expect(screenOf(lateAnswer)).toBe('generating');
    expect(lateAnswer.reads).toBeGreaterThan(remade.reads);
    expect(screenOf(after(lateAnswer, row(12, 100, 'finalizado'), { type: 'unveiled' }))).toBe('report');
  });

  it('starts a remake at its own percent', () => {
    const live = after(startLiveReport(progress(10, 100, 'finalizado')), event(11, 0));
    expect(live.percent).toBe(0);
    expect(screenOf(live)).toBe('generating');
  });

  it('trusts the event when the row was read a moment too early', () => {
    const early = startLiveReport(progress(11, 80));
    const live = after(early, event(11, 100, 'finalizado'));
    expect(live.status).toBe('finalizado');
    const readAgain = after(live, row(11, 80));
    expect(readAgain.status).toBe('finalizado');
    expect(readAgain.reads).toBe(live.reads + 1);
  });

  it('shows the report when only the row says that it is done', () => {
    const live = after(pending, ...ticks(3), row(14, 100, 'finalizado'), { type: 'unveiled' });
    expect(screenOf(live)).toBe('report');
  });
});

describe('the polling beside the live channel', () => {
  it('reads the row every 5 s for 12 minutes, then every 30 s, without the channel', () => {
    expect(after(pending, ...ticks(polling.maxAttempts)).reads).toBe(polling.maxAttempts);
    expect(after(pending, ...ticks(polling.maxAttempts + 5)).reads).toBe(polling.maxAttempts);
    expect(after(pending, ...ticks(polling.maxAttempts + 12)).reads).toBe(polling.maxAttempts + 2);
  });

  it('reads the row only every 30 s while the channel is open, in case the channel misses events', () => {
    const connected = after(pending, { type: 'channel', connected: true }, ...ticks(5));
    expect(connected.reads).toBe(0);
    expect(after(connected, ...ticks(13)).reads).toBe(3);
  });

  it('reads more often from the moment the channel is lost', () => {
    const connected = after(pending, { type: 'channel', connected: true }, ...ticks(2));
    expect(after(connected, { type: 'channel', connected: false }, { type: 'tick' }).reads).toBe(1);
  });

  it('keeps trying to read an announced report, with or without the channel', () => {
    const done = after(pending, { type: 'channel', connected: true }, event(11, 100, 'finalizado'));
    expect(after(done, ...ticks(3)).reads).toBe(done.reads + 3);
  });

  it('is overdue after 12 minutes, once per run', () => {
    expect(isOverdue(after(pending, ...ticks(polling.maxAttempts - 1)))).toBe(false);
    const overdue = after(pending, ...ticks(polling.maxAttempts));
    expect(isOverdue(overdue)).toBe(true);
    const again = after(overdue, row(20, 60, 'erro'), row(21, 0));
    expect(isOverdue(again)).toBe(false);
  });
});
