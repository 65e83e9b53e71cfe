import { describe, expect, it } from 'vitest';
import { readWarningTexts } from './read-warning-texts.ts';

const calm = {
  ai: { configured: true, capCentavos: 5000, spentCentavos: 120, capReached: false },
  failedJobs: 0,
  failedMails: 0,
  accessLogBroken: false,
  oldestWaitingSeconds: 2,
};

describe('the warnings of the dashboard', () => {
  it('are empty without a problem', () => {
    expect(readWarningTexts(calm)).toEqual([]);
  });

  it('use the singular for one and the plural for many', () => {
    expect(readWarningTexts({ ...calm, failedJobs: 1, failedMails: 2 })).toEqual([
      '1 tarefa falhou nos últimos 7 dias e ninguém tentou de novo.',
      '2 mensagens não foram entregues.',
    ]);
  });

  it('say that the queue is late, and what happens when the AI budget is spent', () => {
    const ai = { configured: true, capCentavos: 5000, spentCentavos: 5012, capReached: true };
    const [late, cap] = readWarningTexts({ ...calm, ai, oldestWaitingSeconds: 600 });
    expect(late).toContain('há 10 minutos');
    expect(cap?.replaceAll(/\s/g, ' ')).toContain('R$ 50,12 de R$ 50,00');
    expect(cap).toContain('redator local');
  });
});
