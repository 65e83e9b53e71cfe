import { expect, it } from 'vitest';
import { errorName, jobName } from './job-words.ts';

it('names a job and the reason why it was given up', () => {
  expect(jobName('relatorio.generate')).toBe('Gerar relatório');
  expect(errorName('worker_lost')).toBe('O processo parou no meio');
});

it('leaves unknown names and reasons as they are', () => {
  expect(jobName('novo.job')).toBe('novo.job');
  expect(errorName('PostgresError 23505')).toBe('PostgresError 23505');
});
