import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';

export const generateRelatorioJob = defineJob({
  name: 'relatorio.generate',
  payload: z.object({ avaliacaoId: z.uuid() }),
  retry: { limit: 2, delaySeconds: 2 },
  // A vendor that says when to come again is taken at its word, to the second.
  pollSeconds: 0.5,
  expireSeconds: 15 * 60,
  heartbeatSeconds: 10,
});
