import { expect, it } from 'vitest';
import { hostsOf } from './open-client.ts';

it('the hosts of a URL are told apart, each with what the whole URL says', () => {
  expect(hostsOf('postgres://app:a%40b,c@one:5433,two/meridia?sslmode=require')).toEqual([
    { host: 'one', port: 5433, url: 'postgres://app:a%40b,c@one:5433/meridia?sslmode=require' },
    { host: 'two', port: 5432, url: 'postgres://app:a%40b,c@two/meridia?sslmode=require' },
  ]);
});

it('a URL with one host stays as it is', () => {
  const url = 'postgresql://meridia:secret@db.example.com:5432/meridia';
  expect(hostsOf(url)).toEqual([{ host: 'db.example.com', port: 5432, url }]);
});
