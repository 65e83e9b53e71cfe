import { deliveryFailures, type WebhookDelivery } from '@meridia/shared/webhook.ts';
import { describe, expect, it } from 'vitest';
import { failureWords, isMoving, markOfDelivery, nameOf, triesWords } from './webhook-words.ts';

const delivery: WebhookDelivery = {
  id: '0192f0a0-0000-7000-8000-0000000000e1',
  tipo: 'relatorio.pronto',
  createdAt: '2026-11-28T12:00:00.000Z',
  state: 'pendente',
  tries: 1,
  triedAt: '2026-11-28T12:00:00.000Z',
  nextTryAt: '2026-11-28T12:00:05.000Z',
  durationMs: 120,
  status: 503,
  failure: 'recusou',
};

describe('a delivery', () => {
  it('has words for every failure', () => {
    for (const failure of deliveryFailures) expect(failureWords({ failure, status: 302 })).toMatch(/^O .+\.$|^A .+\.$/);
    expect(failureWords({ failure: 'recusou', status: 503 })).toBe('O servidor respondeu 503.');
    expect(failureWords({ failure: null, status: 204 })).toBeNull();
  });

  it('waits before its first try, and between its tries', () => {
    expect(markOfDelivery({ state: 'pendente', tries: 0 }).words).toBe('Na fila');
    expect(markOfDelivery({ state: 'pendente', tries: 2 }).words).toBe('Será tentado de novo');
  });

  it.each([
    [0, null, 'nenhuma tentativa'],
    [1, 84, '1 tentativa em 84 ms'],
    [1, null, '1 tentativa'],
    [3, 15_012, '3 tentativas, a última em 15,0 s'],
  ])('of %s tries with %s ms says %s', (tries, durationMs, words) => {
    expect(triesWords({ tries, durationMs })).toBe(words);
  });

  it('is read again only while something may happen soon', () => {
    const now = Date.parse('2026-11-28T12:00:00.000Z');
    expect(isMoving(delivery, now)).toBe(true);
    expect(isMoving({ ...delivery, nextTryAt: '2026-11-28T14:00:00.000Z' }, now)).toBe(false);
    expect(isMoving({ ...delivery, tries: 0, nextTryAt: '2026-11-28T11:00:00.000Z' }, now)).toBe(true);
    expect(isMoving({ ...delivery, state: 'entregue', nextTryAt: null }, now)).toBe(false);
  });
});

it('an address without words of its owner is called by its server', () => {
  expect(nameOf({ descricao: '', url: 'https://sistema.clinica.com.br:8443/avisos' })).toBe(
    'sistema.clinica.com.br:8443',
  );
  expect(nameOf({ descricao: 'Agenda', url: 'https://sistema.clinica.com.br/avisos' })).toBe('Agenda');
});
