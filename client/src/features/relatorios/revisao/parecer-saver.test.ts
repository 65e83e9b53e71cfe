import { type Parecer, parecerVazio } from '@meridia/shared/parecer.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { RequestRefused } from '../../../lib/app-error.ts';
import { createParecerSaver, type SaveStatus } from './parecer-saver.ts';

const withNote = (nota: string): Parecer => ({
  ...parecerVazio,
  partes: { sintese: { decisao: null, texto: null, nota } },
});
const saved: [string | undefined, number][] = [];
let statuses: SaveStatus['kind'][] = [];
let answer: (edicao: number) => Promise<number>;

function open() {
  return createParecerSaver(
    { edicao: 0 },
    {
      save: async (parecer, edicao) => {
        saved.push([parecer.partes.sintese?.nota, edicao]);
        return { edicao: await answer(edicao), pendencias: [] };
      },
      onStatus: ({ kind }) => statuses.push(kind),
      onSaved: () => {},
    },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  saved.length = 0;
  statuses = [];
  answer = async (edicao) => edicao + 1;
});

it('saves the newest words once, at a pause', async () => {
  const saver = open();
  for (const nota of ['a', 'ab', 'abc']) saver.change(withNote(nota));
  expect(saver.hasUnsaved()).toBe(true);
  expect(statuses.at(-1)).toBe('saving');
  await vi.advanceTimersByTimeAsync(1300);
  expect(saved).toEqual([['abc', 0]]);
  expect(saver.hasUnsaved()).toBe(false);
  expect(statuses.at(-1)).toBe('saved');
});

it('saves what was typed during a save with the next edition', async () => {
  const saver = open();
  answer = (edicao) => new Promise((done) => setTimeout(() => done(edicao + 1), 500));
  saver.change(withNote('a'));
  await vi.advanceTimersByTimeAsync(1300);
  saver.change(withNote('ab'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(saved).toEqual([
    ['a', 0],
    ['ab', 1],
  ]);
});

it('waits without a connection and tries again', async () => {
  const saver = open();
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
  saver.change(withNote('a'));
  await vi.advanceTimersByTimeAsync(1300);
  expect(statuses.at(-1)).toBe('waiting');
  expect(await saver.flush()).toBeNull();
  answer = async (edicao) => edicao + 1;
  await vi.advanceTimersByTimeAsync(5100);
  expect(statuses.at(-1)).toBe('saved');
});

it('stops at a conflict, keeps the words, and goes on when the person says so', async () => {
  const saver = open();
  const conflict = new RequestRefused(409, { code: 'PARECER_CONFLICT', message: 'Mudou.' });
  answer = async () => {
    throw conflict;
  };
  saver.change(withNote('mine'));
  await vi.advanceTimersByTimeAsync(1300);
  saver.change(withNote('mine too'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(saved).toHaveLength(1);
  expect(saver.hasUnsaved()).toBe(true);
  answer = async (edicao) => edicao + 1;
  expect(await saver.overwrite(7)).toBe(8);
  expect(saved.at(-1)).toEqual(['mine too', 7]);
});
