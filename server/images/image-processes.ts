import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { getPriority, setPriority } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { AppError } from '../errors.ts';
import { type ImageJob, type ImageReply, type ImageRequest, imageReplySchema, picturePipe } from './image-jobs.ts';

export interface ProcessOptions {
  /** As many as there are ever jobs at once. */
  count: number;
  /** A job that takes longer ends with its process. */
  deadlineMs: number;
  /** A process that has had nothing to do for so long ends, and gives its memory back. */
  idleMs: number;
}

export interface ImageProcesses {
  /**
   * Carries one job out in a process that does nothing else meanwhile; the caller sees to it that not too many run at once.
   * @throws the job's own AppError; UNAVAILABLE when it took too long or its process died
   */
  run(job: ImageJob): Promise<unknown>;
  close(): Promise<void>;
}

// The build makes the one of the other (scripts/build.ts).
const program = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './image-process.ts' : './image-process.js', import.meta.url),
);
/**
 * Set before the program starts, or they would have no effect. One job is one thread of libuv's pool, and one to read with. glibc
 * keeps what was freed unless it is told to give back all but small pieces: after a large picture that was 100 MB.
 */
const pool = {
  UV_THREADPOOL_SIZE: '2',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
};
/** Requests and sign-ins get ten times as much of a processor; what is left is enough for pictures. */
const niceness = Math.min(19, getPriority() + 10);

/** Bytes given to a process at once: what is handed over in one piece holds up every other request for as long as it is copied. */
const pieceBytes = 65_536;

export function createImageProcesses({ count, deadlineMs, idleMs }: ProcessOptions): ImageProcesses {
  /** With the timers that will end them; the last used one is used first. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const all = new Set<ChildProcess>();
  /** Being started for the job that comes next. */
  let spare: Promise<ChildProcess | null> | null = null;
  let closed = false;

  return {
    async run(job) {
      const child = takeIdle() ?? (await takeSpare()) ?? (await start());
      // The next job comes soon after the first, and finds its process there.
      if (idle.size === 0 && all.size < count) startSpare();
      const reply = await ask(child, job, deadlineMs);
      rest(child);
      if (reply.outcome === 'done') return reply.value;
      if (reply.outcome === 'refused') throw new AppError(reply.code, reply.message);
      throw new Error('image job failed', { cause: reply.outcome === 'failed' ? reply.stack : reply });
    },
    async close() {
      closed = true;
      const ended = [...all].map((child) => once(child, 'exit'));
      for (let child = takeIdle(); child; child = takeIdle()) child.disconnect();
      const timer = setTimeout(() => {
        for (const child of all) child.kill('SIGKILL');
      }, deadlineMs);
      await Promise.all(ended);
      clearTimeout(timer);
    },
  };

  function startSpare(): void {
    const started = start().catch(() => null);
    spare = started;
    void started.then((child) => {
      if (spare !== started) return;
      spare = null;
      if (child) rest(child);
    });
  }

  function takeSpare(): Promise<ChildProcess | null> | null {
    const taken = spare;
    spare = null;
    return taken;
  }

  async function start(): Promise<ChildProcess> {
    const child = fork(program, [], {
      serialization: 'advanced',
      execArgv: [],
      // Nothing of ours: whatever a picture does to a decoder, it finds no key here.
      env: { PATH: process.env.PATH, ...pool },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
    });
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      clearTimeout(idle.get(child));
      idle.delete(child);
    });
    // An app that ends without closing this is not kept alive by it.
    child.unref();
    child.channel?.unref();
    pipeOf(child).unref();
    // The end of the process says the rest.
    pipeOf(child).on('error', () => {});
    await replyOf(child, deadlineMs);
    if (child.pid) setPriority(child.pid, niceness);
    return child;
  }

  function rest(child: ChildProcess): void {
    if (closed) {
      child.disconnect();
      return;
    }
    const end = () => {
      idle.delete(child);
      child.disconnect();
    };
    idle.set(child, setTimeout(end, idleMs).unref());
  }

  function takeIdle(): ChildProcess | undefined {
    const child = [...idle.keys()].at(-1);
    if (!child) return undefined;
    clearTimeout(idle.get(child));
    idle.delete(child);
    return child;
  }
}

function ask(child: ChildProcess, { picture, ...order }: ImageJob, deadlineMs: number): Promise<ImageReply> {
  const reply = replyOf(child, deadlineMs);
  const request: ImageRequest = { ...order, pictureBytes: picture.length };
  child.send(request, (error) => {
    // Its end says the rest.
    if (error) child.kill('SIGKILL');
  });
  void hand(picture, pipeOf(child));
  return reply;
}

async function hand(picture: Buffer, pipe: Socket): Promise<void> {
  for (let from = 0; from < picture.length && pipe.writable; from += pieceBytes) {
    await new Promise<void>((resolve) => pipe.write(picture.subarray(from, from + pieceBytes), () => resolve()));
    await nextTurn();
  }
}

function pipeOf(child: ChildProcess): Socket {
  const pipe = child.stdio[picturePipe];
  if (pipe instanceof Socket) return pipe;
  throw new Error('an image process was started without its pipe');
}

/** The next thing it says. */
function replyOf(child: ChildProcess, deadlineMs: number): Promise<ImageReply> {
  return new Promise((resolve, reject) => {
    const done = (act: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('error', onEnd);
      child.off('exit', onEnd);
      act();
    };
    const onMessage = (message: unknown) => {
      const reply = imageReplySchema.safeParse(message);
      done(() => (reply.success ? resolve(reply.data) : reject(reply.error)));
    };
    const onEnd = () => done(() => reject(notInTime()));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      onEnd();
    }, deadlineMs);
    child.once('message', onMessage);
    child.once('error', onEnd);
    child.once('exit', onEnd);
  });
}

function notInTime(): AppError {
  return new AppError(
    'UNAVAILABLE',
    'A imagem não pôde ser aberta a tempo. Tente de novo em instantes ou envie outra.',
    { retryAfterSeconds: 10 },
  );
}
