import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftPorts, DraftStatus } from './draft-ports.ts';
import { createDraftSaver } from './draft-saver.ts';
import type { LocalDraft } from './local-draft.ts';

const id = '11111111-1111-4111-8111-111111111111';
const named = (nomeCliente: string) => ({ dados: { nomeCliente }, fotos: {}, consentimento: false });
const refusal = (code: string) => Object.assign(new Error(code), { data: { app: { code, message: code } } });

function setUp(over: Partial<DraftPorts> = {}) {
  const device: LocalDraft[] = [];
  const sent: Parameters<DraftPorts['saveServer']>[0][] = [];
  const statuses: DraftStatus[] = [];
  const ports: DraftPorts = {
    saveLocal: (draft) => {
      device.push(draft);
    },
    saveServer: async (input) => {
      sent.push(input);
      return { revision: input.baseRevision + 1, updatedAt: new Date().toISOString() };
    },
    onStatus: (status) => statuses.push(status),
    onConflict: vi.fn(),
    onSessionEnd: vi.fn(),
    ...over,
  };
  return { saver: createDraftSaver({ id, revision: 0, synced: false }, ports), device, sent, statuses, ports };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('saving a draft', () => {
  it('writes to the device after 300 ms, and to the server after a pause of 1.5 s', async () => {
    const { saver, device, sent, statuses } = setUp();
    saver.change(named('A'));
    saver.change(named('An'));
    expect(saver.hasUnsaved()).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    expect(device.map(({ data, synced }) => [data.dados.nomeCliente, synced])).toEqual([['An', false]]);
    expect(saver.hasUnsaved()).toBe(false);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1200);
    expect(sent).toEqual([{ id, data: named('An'), baseRevision: 0 }]);
    expect(device.at(-1)).toMatchObject({ revision: 1, synced: true });
    expect(statuses.at(-1)?.kind).toBe('saved');
  });

  it('writes to the device every 300 ms during typing without a pause, and at once when the page is left', async () => {
    const { saver, device } = setUp();
    for (let press = 0; press < 10; press += 1) {
      saver.change(named(`n${press}`));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(device.length).toBeGreaterThanOrEqual(3);
    saver.change(named('last'));
    saver.flushLocal();
    expect(device.at(-1)?.data.dados.nomeCliente).toBe('last');
    expect(saver.hasUnsaved()).toBe(false);
  });

  it('writes to the server every 10 s during typing without a pause', async () => {
    const { saver, sent } = setUp();
    for (let second = 0; second < 22; second += 1) {
      saver.change(named(`n${second}`));
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(sent.length).toBeGreaterThanOrEqual(2);
  });

  it('sends text that was typed during a save after that save, based on its revision', async () => {
    let finish: (value: { revision: number; updatedAt: string }) => void = () => undefined;
    const saveServer = vi
      .fn<DraftPorts['saveServer']>()
      .mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
      .mockResolvedValue({ revision: 2, updatedAt: '' });
    const { saver, statuses } = setUp({ saveServer });
    saver.change(named('A'));
    await vi.advanceTimersByTimeAsync(1500);
    saver.change(named('Ana'));
    finish({ revision: 1, updatedAt: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(saveServer).toHaveBeenLastCalledWith({ id, data: named('Ana'), baseRevision: 1 });
    expect(statuses.filter(({ kind }) => kind === 'saved')).toHaveLength(1);
  });

  it('keeps everything on the device without a network, and saves to the server by itself later', async () => {
    const saveServer = vi
      .fn<DraftPorts['saveServer']>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ revision: 1, updatedAt: '' });
    const { saver, statuses, device } = setUp({ saveServer });
    saver.change(named('A'));
    await vi.advanceTimersByTimeAsync(1500);
    expect(statuses.at(-1)).toEqual({ kind: 'device', why: 'offline' });
    expect(device.at(-1)).toMatchObject({ data: named('A'), synced: false, unconfirmed: [named('A')] });
    await vi.advanceTimersByTimeAsync(3000);
    expect(statuses.at(-1)?.kind).toBe('saved');
  });

  it('waits for the login when the session ended, then saves the text typed meanwhile', async () => {
    const saveServer = vi
      .fn<DraftPorts['saveServer']>()
      .mockRejectedValueOnce(refusal('UNAUTHENTICATED'))
      .mockResolvedValue({ revision: 1, updatedAt: '' });
    const { saver, ports, statuses } = setUp({ saveServer });
    saver.change(named('A'));
    await vi.advanceTimersByTimeAsync(1500);
    expect(ports.onSessionEnd).toHaveBeenCalledOnce();
    saver.change(named('Ana'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saveServer).toHaveBeenCalledOnce();
    expect(saver.hasUnsaved()).toBe(false);
    saver.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(saveServer).toHaveBeenLastCalledWith({ id, data: named('Ana'), baseRevision: 0 });
    expect(statuses.at(-1)?.kind).toBe('saved');
  });

  it('never overwrites another device’s version without asking, and continues from its revision when told to', async () => {
    const saveServer = vi
      .fn<DraftPorts['saveServer']>()
      .mockRejectedValueOnce(refusal('DRAFT_CONFLICT'))
      .mockResolvedValue({ revision: 8, updatedAt: '' });
    const { saver, ports } = setUp({ saveServer });
    saver.change(named('A'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ports.onConflict).toHaveBeenCalledOnce();
    expect(saveServer).toHaveBeenCalledOnce();
    saver.resume(7);
    await vi.advanceTimersByTimeAsync(0);
    expect(saveServer).toHaveBeenLastCalledWith({ id, data: named('A'), baseRevision: 7 });
  });

  it('reports the versions it sent without a response, so that its own save is not taken for another device’s', async () => {
    const saveServer = vi
      .fn<DraftPorts['saveServer']>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(refusal('DRAFT_CONFLICT'));
    const { saver, ports } = setUp({ saveServer });
    saver.change(named('A'));
    await vi.advanceTimersByTimeAsync(4500);
    expect(ports.onConflict).toHaveBeenCalledWith([named('A')]);
  });

  it('creates the draft again when it is gone from the server', async () => {
    const saveServer = vi
      .fn<DraftPorts['saveServer']>()
      .mockResolvedValueOnce({ revision: 1, updatedAt: '' })
      .mockRejectedValueOnce(refusal('DRAFT_NOT_FOUND'))
      .mockResolvedValue({ revision: 1, updatedAt: '' });
    const { saver, statuses } = setUp({ saveServer });
    saver.change(named('A'));
    await vi.advanceTimersByTimeAsync(1500);
    saver.change(named('Ana'));
    await vi.advanceTimersByTimeAsync(1500);
    expect(saveServer).toHaveBeenLastCalledWith({ id, data: named('Ana'), baseRevision: 0 });
    expect(statuses.at(-1)?.kind).toBe('saved');
  });

  it('says that the account is full, keeps the draft on the device, and saves it once there is room', async () => {
    const saveServer = vi
      .fn<DraftPorts['saveServer']>()
      .mockRejectedValueOnce(refusal('DRAFT_LIMIT'))
      .mockResolvedValue({ revision: 1, updatedAt: '' });
    const { saver, statuses } = setUp({ saveServer });
    saver.change(named('A'));
    await vi.advanceTimersByTimeAsync(1500);
    expect(statuses.at(-1)).toEqual({ kind: 'device', why: 'limit' });
    expect(saver.hasUnsaved()).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect(statuses.at(-1)?.kind).toBe('saved');
  });

  it('says so when neither the device nor the server stores the draft', async () => {
    const { saver, statuses } = setUp({
      saveLocal: () => {
        throw new Error('no storage');
      },
      saveServer: () => Promise.reject(refusal('UNAVAILABLE')),
    });
    saver.change(named('A'));
    await vi.advanceTimersByTimeAsync(1500);
    expect(saver.hasUnsaved()).toBe(true);
    saver.change(named('Ana'));
    await vi.advanceTimersByTimeAsync(300);
    expect(statuses.at(-1)?.kind).toBe('unsaved');
  });

  it('sends nothing while the form is being sent, and goes on when it was refused', async () => {
    const { saver, device, sent } = setUp();
    saver.change(named('Ana'));
    saver.hold();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([device.length, sent.length]).toEqual([1, 0]);
    saver.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ id, data: named('Ana'), baseRevision: 0 }]);
    saver.release();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toHaveLength(1);
  });

  it('writes nothing after the form was sent', async () => {
    const { saver, device, sent } = setUp();
    saver.change(named('A'));
    await saver.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([device, sent]).toEqual([[], []]);
  });
});
