import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';

export const generateRelatorioJob = defineJob({
  name: 'relatorio.generate',
  payload: z.object({ avaliacaoId: z.uuid() }),
  retry: { limit: 2, delaySeconds: 2 },
  expireSeconds: 15 * 60,
  heartbeatSeconds: 10,
});
