import type postgres from 'postgres';
import { withAppAlone } from '../../tests/bench/app-alone.ts';
import { photoLikeFromCamera } from '../../tests/bench/camera-photo.ts';
import type { AppProcess } from '../../tests/support/app-process.ts';
import { type Kind, kinds } from './costs.ts';
import { type Desks, openDesks } from './desks.ts';
import { machineMs, parentOf, processorTime } from './processor-time.ts';
import type { Spent } from './spent.ts';

/** Work of each kind before anything is measured, so that code is compiled and threads, processes and statements are there. */
const warmUps: Record<Kind, number> = {
  'sign-in': 4,
  history: 400,
  client: 200,
  draft: 200,
  reading: 300,
  photo: 6,
  report: 40,
  open: 200,
  pdf: 6,
  share: 60,
};
/** At the same time, so that the second thread and the second process are warm too. */
const abreast = 3;

export interface MeasuredApp {
  app: AppProcess;
  sql: postgres.Sql;
  desks: Desks;
  postmaster: number;
  spent(): Spent;
}

/** The built app as it is operated, alone with its database, with therapists at work and warm. */
export async function withMeasuredApp<T>(measure: (measured: MeasuredApp) => Promise<T>): Promise<T> {
  const photo = await photoLikeFromCamera();
  return withAppAlone(
    async (app, sql) => {
      const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
      const postmaster = parentOf(row?.pid ?? 0);
      const desks = await openDesks(app, sql, photo);
      await desks.stock(warmUps.report);
      for (const kind of kinds) {
        let left = warmUps[kind];
        const work = async () => {
          while (left > 0) {
            left -= 1;
            await desks.act(kind);
          }
        };
        await Promise.all(Array.from({ length: abreast }, work));
      }
      const spent = () => {
        const own = processorTime(app.pid);
        const database = processorTime(postmaster);
        const { user, system } = process.cpuUsage();
        return {
          mainMs: own.mainMs,
          threadsMs: own.threadsMs,
          picturesMs: own.childrenMs,
          databaseMs: database.mainMs + database.threadsMs + database.childrenMs,
          clientMs: (user + system) / 1000,
          machineMs: machineMs(),
        };
      };
      return measure({ app, sql, desks, postmaster, spent });
    },
    { ROLE: 'all', NODE_ENV: 'production', LIMITS: 'on' },
  );
}
