import { expect, it } from 'vitest';
import { errorName, jobName } from './job-words.ts';

it('says in words what a job does and why it was given up', () => {
  expect(jobName('relatorio.generate')).toBe('Gerar relatório');
  expect(errorName('worker_lost')).toBe('O processo parou no meio');
});

it('leaves what it does not know as it is', () => {
  expect(jobName('novo.job')).toBe('novo.job');
  expect(errorName('PostgresError 23505')).toBe('PostgresError 23505');
});
