import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { getPriority, setPriority } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { AppError } from '../errors.ts';
import { type ImageJob, type ImageReply, type ImageRequest, imageReplySchema, picturePipe } from './image-jobs.ts';

export interface ProcessOptions {
  /** The highest number of jobs at the same time. */
  count: number;
  /** A process whose job takes longer is ended. */
  deadlineMs: number;
  /** A process that has been idle this long ends and gives its memory back. */
  idleMs: number;
}

export interface ImageProcesses {
  /**
   * Does one job in a process that does nothing else meanwhile; the caller limits the number of jobs at the same time.
   * @throws the job's own AppError; UNAVAILABLE when the job took too long or its process died
   */
  run(job: ImageJob): Promise<unknown>;
  close(): Promise<void>;
}

// The build turns the .ts file into the .js file (scripts/build.ts).
const program = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './image-process.ts' : './image-process.js', import.meta.url),
);
/**
 * These must be set before the program starts. One job uses one thread of libuv's pool, and one more for reading. By default
 * glibc keeps freed memory, 100 MB after a large picture; with these values it gives back all but small pieces.
 */
const pool = {
  UV_THREADPOOL_SIZE: '2',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
};
/** Requests and sign-ins get ten times as much processor time; the rest is enough for pictures. */
const niceness = Math.min(19, getPriority() + 10);

/** Bytes sent to a process at once. Copying a larger piece would block all other requests meanwhile. */
const pieceBytes = 65_536;

export function createImageProcesses({ count, deadlineMs, idleMs }: ProcessOptions): ImageProcesses {
  /** Idle processes with their timers; the process used last is used first. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const all = new Set<ChildProcess>();
  /** A process that is being started for the next job. */
  let spare: Promise<ChildProcess | null> | null = null;
  let closed = false;

  return {
    async run(job) {
      const child = takeIdle() ?? (await takeSpare()) ?? (await start());
      // The next job usually follows soon and finds its process ready.
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
      // No settings of ours: even if a picture takes over a decoder, there is no key to find.
      env: { PATH: process.env.PATH, ...pool },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
    });
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      clearTimeout(idle.get(child));
      idle.delete(child);
    });
    // This process must not keep an app alive that ends without closing it.
    child.unref();
    child.channel?.unref();
    pipeOf(child).unref();
    // The exit event reports the reason.
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
    // The exit event reports the reason.
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

/** The next reply of the process. */
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
