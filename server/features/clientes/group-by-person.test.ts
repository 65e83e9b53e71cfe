import { describe, expect, it } from 'vitest';
import { groupByPerson, type Identidade } from './group-by-person.ts';

const intake = (more: Partial<Identidade>): Identidade => ({
  nomeCliente: 'Ana Lúcia Braga',
  idade: 40,
  telefone: '(11) 98888-7777',
  email: 'ana@example.com',
  createdAt: new Date('2026-03-01'),
  ...more,
});
const groupSizes = (...more: Partial<Identidade>[]) =>
  groupByPerson([intake({}), ...more.map(intake)]).map((group) => group.length);

describe('assessments of one person', () => {
  it.each([
    ['the name in other letters', { nomeCliente: 'ANA  LUCIA braga' }],
    ['a new phone number', { telefone: '(21) 3333-4444' }],
    ['a new address', { email: 'outra@example.com' }],
    ['the number with the country code', { telefone: '+55 11 98888-7777', email: 'outra@example.com' }],
    ['neither number nor address', { telefone: '', email: '' }],
    ['a year later', { idade: 41, createdAt: new Date('2027-02-01') }],
  ])('are grouped with %s', (_what, more) => {
    expect(groupSizes(more)).toEqual([2]);
  });

  it.each([
    ['another name', { nomeCliente: 'Ana Lúcia Braga Filha' }],
    ['another number and another address', { telefone: '(21) 3333-4444', email: 'outra@example.com' }],
    ['an age that does not fit', { idade: 12 }],
  ])('are not grouped with %s', (_what, more) => {
    expect(groupSizes(more)).toEqual([1, 1]);
  });

  it('agree with every member of their group', () => {
    const bridge = { telefone: '', email: '' };
    const other = { telefone: '(21) 3333-4444', email: 'outra@example.com' };
    expect(groupSizes(bridge, other)).toEqual([2, 1]);
  });
});
