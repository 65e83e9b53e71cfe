import { describe, expect, it } from 'vitest';
import { readStatusBadge } from './read-status-badge.ts';

describe('the status of a card in the history', () => {
  it('uses the agreed words and colours', () => {
    expect(readStatusBadge('finalizado')).toEqual({ label: 'Finalizado', tone: 'jade' });
    expect(readStatusBadge('pendente')).toEqual({ label: 'Pendente', tone: 'outline' });
    expect(readStatusBadge('erro')).toEqual({ label: 'Erro', tone: 'cinnabar' });
  });

  it('shows the status word of imported data as finished', () => {
    expect(readStatusBadge('concluido').label).toBe('Finalizado');
  });

  it('shows any unknown status word unchanged', () => {
    expect(readStatusBadge('em_revisao').label).toBe('em_revisao');
    expect(readStatusBadge('toString').label).toBe('toString');
  });
});
