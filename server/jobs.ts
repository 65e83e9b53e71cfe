import { sweepSessionsJob } from './features/accounts/jobs.ts';
import { sweepFotosJob } from './features/fotos/jobs.ts';
import { generateRelatorioJob } from './features/relatorios/jobs.ts';

/** Every kind of background work there is. */
export const allJobs = [generateRelatorioJob, sweepFotosJob, sweepSessionsJob] as const;
