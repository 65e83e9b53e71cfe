import { expect, it } from 'vitest';
import { nameStatement } from './watch-database.ts';

it.each([
  ['select "id", "nome_cliente" from "avaliacoes" where "id" = $1', 'select avaliacoes'],
  ['with told as (update avaliacoes set stage = $1) select from told', 'update avaliacoes'],
  ["insert into mails (kind) values ('recovery')", 'insert mails'],
  ["select pg_notify('x', 'Ana Souza ana@example.com')", 'select other'],
  ['begin', 'other other'],
])('a statement is named by its verb and its first table, and by nothing else of its text: %s', (text, name) => {
  expect(nameStatement(text)).toBe(name);
});
