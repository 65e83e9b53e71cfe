import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['ana.souza@gmail.com', 'anasouza@gmail.com'],
  ['a.n.a.souza+consultorio@googlemail.com', 'anasouza@gmail.com'],
  ['Ana+1@Example.com', 'ana@example.com'],
  ['ana+1+2@example.com', 'ana@example.com'],
  ['ana.souza@example.com', 'ana.souza@example.com'],
  ['+ana@example.com', '+ana@example.com'],
  ['ａｎａ@example.com', 'ana@example.com'],
])('mail to %s reaches %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
