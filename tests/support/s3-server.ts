import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BucketSettings } from '@meridia/server/integrations/storage/bucket-requests.ts';

const node = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));
const program = fileURLToPath(new URL('./s3-server-process.ts', import.meta.url));

/** A server on loopback that speaks the protocol of S3 and checks every signature. */
export interface S3Server {
  settings: BucketSettings;
  /** The same as settings of the app. */
  env: Record<string, string>;
  /** Where it keeps its objects. */
  directory: string;
  /** It accepts connections and answers nothing (SIGSTOP). */
  freeze(): void;
  thaw(): void;
  /** `kill -9`: connections are refused. Its objects stay. */
  kill(): Promise<void>;
  /** After `kill`, on the same port. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** @param bucket the only one that it has */
export async function startS3Server(bucket = 'meridia'): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'meridia-s3-'));
  let { child, port } = await spawnServer(directory, 0, bucket);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const settings: BucketSettings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'us-east-1',
    // The only account of this server.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return {
    settings,
    env: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    directory,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    kill,
    start: async () => {
      ({ child, port } = await spawnServer(directory, port, bucket));
    },
    close: async () => {
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function spawnServer(directory: string, port: number, bucket: string) {
  // It seals the tokens of long lists with a cipher that is off by default.
  const args = ['--openssl-legacy-provider', program, directory, String(port), bucket];
  const child: ChildProcess = spawn(node, args, {
    // Its standard input ends with this process, and then it ends, too.
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH },
  });
  const listening = await new Promise<number>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', (text: string) => resolve(Number(text)));
    child.once('exit', (code) => reject(new Error(`the S3 server ended with ${code}`)));
  });
  return { child, port: listening };
}
