import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { descendantsOf } from '../../tests/support/process-memory.ts';
import { answerSchemas } from './image-jobs.ts';
import { createImageProcesses, type ImageProcesses } from './image-processes.ts';

let processes: ImageProcesses | null = null;
afterEach(async () => {
  await processes?.close();
  processes = null;
});

const create = (options: { deadlineMs?: number; idleMs?: number } = {}) => {
  processes = createImageProcesses({ count: 1, deadlineMs: 30_000, idleMs: 30_000, ...options });
  return processes;
};
const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#c86464' } })
    .png()
    .toBuffer();
const children = () =>
  descendantsOf(process.pid).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-process'));

// Linux only: reads the processes from /proc.
describe.runIf(process.platform === 'linux')('an image process', () => {
  it('decodes a photo and measures it, one after the other in the same process', async () => {
    const { run } = create();
    const upload = await picture();
    for (let round = 0; round < 2; round += 1) {
      const foto = answerSchemas.takeFoto.parse(await run({ name: 'takeFoto', kind: 'lingua', picture: upload }));
      expect(foto).toMatchObject({ width: 300, height: 200, observacoes: { kind: 'lingua' } });
      expect(foto.jpeg.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    }
    expect(children()).toHaveLength(1);
  });

  it('opens for each order the picture that came with it, even when the picture arrives first', async () => {
    const { run } = create();
    for (let width = 20; width < 60; width += 1) {
      const upload = await sharp({ create: { width, height: 20, channels: 3, background: '#c86464' } })
        .png()
        .toBuffer();
      const logo = answerSchemas.takeLogo.parse(await run({ name: 'takeLogo', picture: upload }));
      expect((await sharp(logo).metadata()).width).toBe(width);
    }
  });

  it('passes a refusal on with its own words', async () => {
    const refused = create().run({ name: 'takeFoto', kind: 'face', picture: (await picture()).subarray(0, 90) });
    await expect(refused).rejects.toMatchObject({ code: 'FOTO_CORRUPT', message: expect.stringMatching(/incompleto/) });
  });

  it('gets no key and no address from the app that started it', async () => {
    process.env.SECRET_KEY = 'nobody-else-s-business';
    try {
      await create().run({ name: 'takeLogo', picture: await picture() });
      const [pid] = children();
      expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('nobody-else-s-business');
    } finally {
      delete process.env.SECRET_KEY;
    }
  });

  it('that dies during a job is reported as busy, and the next job gets another process', async () => {
    const { run } = create();
    const upload = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#c86464' } })
      .png()
      .toBuffer();
    await run({ name: 'takeLogo', picture: await picture() });
    const [pid = 0] = children();
    const dying = run({ name: 'takeFoto', kind: 'lingua', picture: upload });
    process.kill(pid, 'SIGKILL');
    await expect(dying).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 10 });
    await expect(run({ name: 'takeLogo', picture: await picture() })).resolves.toBeTruthy();
    expect(children()).not.toContain(pid);
  });

  it('is ended when its job takes too long', async () => {
    const { run } = create({ deadlineMs: 1 });
    await expect(run({ name: 'takeLogo', picture: await picture() })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect.poll(children, { timeout: 20_000 }).toEqual([]);
  });

  it('gives its memory back when there is nothing to do', async () => {
    await create({ idleMs: 10 }).run({ name: 'takeLogo', picture: await picture() });
    await expect.poll(children, { timeout: 20_000 }).toEqual([]);
  });
});
