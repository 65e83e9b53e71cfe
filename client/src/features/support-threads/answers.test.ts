import { describe, expect, it } from 'vitest';
import { findAnswers, topics } from './answers.ts';

const all = topics.flatMap(({ answers }) => answers);
const found = (search: string) => findAnswers(search).flatMap(({ answers }) => answers.map(({ id }) => id));

describe('the answers', () => {
  it('are between 25 and 45, short, and each has an address of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(25);
    expect(all.length).toBeLessThanOrEqual(45);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ id }) => !/^[a-z-]+$/.test(id))).toEqual([]);
    expect(all.filter(({ text }) => text.length > 330).map(({ id }) => id)).toEqual([]);
  });
});

describe('the search', () => {
  it('shows everything while nothing is typed', () => {
    expect(findAnswers('  ')).toEqual(topics);
  });

  it('minds neither accents nor case', () => {
    expect(found('LINGUA')).toEqual(found('língua'));
    expect(found('lingua')).toContain('foto-da-lingua');
  });

  it('needs every word, from its beginning', () => {
    expect(found('foto localiza')).toEqual(['metadados']);
    expect(found('ingua')).toEqual([]);
    expect(found('foto xyz')).toEqual([]);
  });

  it('takes signs for what they are', () => {
    expect(found('.*')).toEqual(found(''));
    expect(found('(zip')).toContain('exportar');
  });
});
