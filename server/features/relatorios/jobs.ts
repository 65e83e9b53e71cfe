import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';

export const generateRelatorioJob = defineJob({
  name: 'relatorio.generate',
  payload: z.object({ avaliacaoId: z.uuid() }),
  retry: { limit: 2, delaySeconds: 2 },
  // When a vendor names the time of the next try, the queue keeps to that second.
  pollSeconds: 0.5,
  expireSeconds: 15 * 60,
  heartbeatSeconds: 10,
});
