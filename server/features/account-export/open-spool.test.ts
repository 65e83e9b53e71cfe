import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSpool } from './open-spool.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'meridia-spool-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const megabyte = (fill: number) => Buffer.alloc(1024 * 1024, fill);

describe('the spool of an export', () => {
  it('accepts all data before anybody reads, keeps it in a file without a name, and returns it complete', async () => {
    const spool = await openSpool(dir);
    for (let fill = 0; fill < 20; fill += 1) await spool.write(megabyte(fill));
    spool.end();
    expect(await readdir(dir)).toEqual([]);
    const all = await buffer(spool.out);
    expect(all.equals(Buffer.concat(Array.from({ length: 20 }, (_, fill) => megabyte(fill))))).toBe(true);
  });

  it('returns data while more is being written', async () => {
    const spool = await openSpool(dir);
    const reading = spool.out.iterator();
    await spool.write(Buffer.from('one'));
    expect(String((await reading.next()).value)).toBe('one');
    const next = reading.next();
    await spool.write(Buffer.from('two'));
    expect(String((await next).value)).toBe('two');
    spool.end();
    expect((await reading.next()).done).toBe(true);
  });

  it('ends the reading with the reason that the writer gave', async () => {
    const spool = await openSpool(dir);
    await spool.write(Buffer.from('half'));
    spool.end(new Error('no more'));
    await expect(buffer(spool.out)).rejects.toThrow('no more');
  });

  it('refuses more data after the reader has left, whether it had started to read or not', async () => {
    const [unread, half] = [await openSpool(dir), await openSpool(dir)];
    await half.write(megabyte(1));
    await half.out.iterator().next();
    for (const { out, write } of [unread, half]) {
      out.destroy();
      await new Promise((resolve) => out.once('close', resolve));
      await expect(write(megabyte(2))).rejects.toThrow('has left');
    }
  });

  it('cuts off a reader that is too slow, but not a reader that waits for the writer', async () => {
    const pace = { everyMs: 20, minBytes: 512 * 1024 };
    const [slow, patient] = [await openSpool(dir, pace), await openSpool(dir, pace)];
    await slow.write(megabyte(1));
    slow.out.read(1);
    const cut = new Promise<Error>((resolve) => slow.out.once('error', resolve));
    const waiting = buffer(patient.out);
    expect(String(await cut)).toContain('too slow');
    await patient.write(Buffer.from('late'));
    patient.end();
    expect(String(await waiting)).toBe('late');
  });

  it('gives a reader time to take a small piece that arrives just before the speed check', async () => {
    // The pauses are long, so that a busy machine does not make them longer than the check is away.
    const { out, write, end } = await openSpool(dir, { everyMs: 1_500, minBytes: 512 * 1024 });
    await setTimeout(1_000);
    await write(Buffer.from('small'));
    await setTimeout(900);
    const taken = buffer(out);
    end();
    expect(String(await taken)).toBe('small');
  });
});
