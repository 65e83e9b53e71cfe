import { Socket } from 'node:net';
import sharp from 'sharp';
import { AppError } from '../errors.ts';
import { observeFoto } from '../vision/observe-foto.ts';
import { decodeFoto } from './decode-foto.ts';
import { decodeLogo } from './decode-logo.ts';
import { decodeScreenshot } from './decode-screenshot.ts';
import { type ImageJob, type ImageReply, type ImageRequest, picturePipe } from './image-jobs.ts';
import { prepareFotoForPaper } from './prepare-for-paper.ts';
import { shrinkForModel } from './shrink-for-model.ts';

/**
 * The program of an image process (image-processes.ts). It does one job after another and ends when its owner is gone. It has no
 * settings, no secrets and no database. It also runs from its source under plain Node, which only strips types.
 */

// No picture comes twice, so a cache would only take memory. One job uses one processor, so that two jobs use two.
sharp.cache(false);
sharp.concurrency(1);

// A terminal sends its signals to the whole group. The owner first finishes its work and then ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit());
const pipe = new Socket({ fd: picturePipe });
process.on('message', ({ pictureBytes, ...order }: ImageRequest) => {
  void receive(pictureBytes)
    .then((picture) => answer({ ...order, picture }))
    .then(send);
});
send({ outcome: 'ready' });

/** The next bytes of the pipe. There is one job at a time, so all of them belong to its picture. */
function receive(length: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let missing = length;
    const take = (piece: Buffer) => {
      pieces.push(piece);
      missing -= piece.length;
      if (missing > 0) return;
      // The next picture may arrive before its order; it waits in the pipe.
      pipe.off('data', take).pause();
      resolve(Buffer.concat(pieces));
    };
    pipe.on('data', take).resume();
  });
}

async function answer(job: ImageJob): Promise<ImageReply> {
  try {
    return { outcome: 'done', value: await carryOut(job) };
  } catch (error) {
    if (error instanceof AppError) return { outcome: 'refused', code: error.code, message: error.message };
    return { outcome: 'failed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function carryOut(job: ImageJob): Promise<unknown> {
  switch (job.name) {
    case 'takeFoto': {
      const stored = await decodeFoto(job.kind, job.picture);
      return { ...stored, observacoes: await observeFoto(job.kind, stored.jpeg) };
    }
    case 'takeLogo':
      return decodeLogo(job.picture);
    case 'takeScreenshot':
      return decodeScreenshot(job.picture);
    case 'prepareForPaper':
      return prepareFotoForPaper(job.kind, job.picture, job.contorno);
    case 'shrinkForModel':
      return shrinkForModel(job.picture, job.contorno);
  }
}

function send(reply: ImageReply): void {
  // The owner may already be gone; then this process ends in a moment too.
  if (process.connected) process.send?.(reply);
}
