import type { Images, PictureOwner } from '../ports.ts';
import { checkFoto, checkLogo, checkScreenshot } from './check-upload.ts';
import { createFairLine, type Turn } from './fair-line.ts';
import { answerSchemas, type ImageJob } from './image-jobs.ts';
import { createImageProcesses } from './image-processes.ts';

/** At least two, so that an expensive picture never blocks all others. */
const processesFor = (threads: number) => Math.min(4, Math.max(2, threads));
/** Far longer than any accepted picture takes on a busy machine. */
const deadlineMs = 30_000;
const idleMs = 30_000;
/** For our own small copies for reports, over all accounts: they come from the queue, or together with a PDF. */
const ownPictures: PictureOwner = { id: 'reports', confirmed: true };

/**
 * Decodes in separate processes, in turns between accounts.
 * @param threads how many processors the work of one process may use
 */
export function createLocalImages(threads: number): Images & { close(): Promise<void> } {
  const processCount = processesFor(threads);
  const line = createFairLine({
    places: processCount,
    // A confirmed account may use all free places, because its next picture then waits for others. An unconfirmed account may
    // not.
    placesOf: ({ confirmed }) => (confirmed ? processCount : 1),
    unconfirmedPlaces: processCount,
    heavyPlaces: 1,
    maxWaiting: 200,
    maxWaitingOf: ({ id }) => (id === ownPictures.id ? 150 : 12),
    maxWaitMs: 30_000,
  });
  const processes = createImageProcesses({ count: processCount, deadlineMs, idleMs });

  async function run(turn: Turn, job: ImageJob): Promise<unknown> {
    const leave = await line(turn);
    try {
      return await processes.run(job);
    } finally {
      leave();
    }
  }

  return {
    async takeFoto(owner, kind, upload, signal) {
      const { heavy } = checkFoto(kind, upload);
      return answerSchemas.takeFoto.parse(
        await run({ owner, heavy, ...(signal && { signal }) }, { name: 'takeFoto', kind, picture: upload }),
      );
    },
    async takeLogo(owner, upload, signal) {
      const { heavy } = checkLogo(upload);
      return answerSchemas.takeLogo.parse(
        await run({ owner, heavy, ...(signal && { signal }) }, { name: 'takeLogo', picture: upload }),
      );
    },
    async takeScreenshot(owner, upload, signal) {
      const { heavy } = checkScreenshot(upload);
      return answerSchemas.takeScreenshot.parse(
        await run({ owner, heavy, ...(signal && { signal }) }, { name: 'takeScreenshot', picture: upload }),
      );
    },
    async prepareForPaper(kind, jpeg, contorno) {
      const job: ImageJob = { name: 'prepareForPaper', kind, picture: jpeg, contorno };
      return answerSchemas.prepareForPaper.parse(await run({ owner: ownPictures }, job));
    },
    async shrinkForModel(jpeg, contorno) {
      return answerSchemas.shrinkForModel.parse(
        await run({ owner: ownPictures }, { name: 'shrinkForModel', picture: jpeg, contorno }),
      );
    },
    close: processes.close,
  };
}
