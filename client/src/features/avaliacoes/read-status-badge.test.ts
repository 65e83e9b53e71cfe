import { describe, expect, it } from 'vitest';
import { readStatusBadge } from './read-status-badge.ts';

describe('the status of a card in the history', () => {
  it('uses the agreed words and colours', () => {
    expect(readStatusBadge('finalizado')).toEqual({ label: 'Finalizado', tone: 'jade' });
    expect(readStatusBadge('pendente')).toEqual({ label: 'Pendente', tone: 'outline' });
    expect(readStatusBadge('erro')).toEqual({ label: 'Erro', tone: 'cinnabar' });
  });

  it('reads the word of imported data as done', () => {
    expect(readStatusBadge('concluido').label).toBe('Finalizado');
  });

  it('shows an unknown word as it is, whatever it is', () => {
    expect(readStatusBadge('em_revisao').label).toBe('em_revisao');
    expect(readStatusBadge('toString').label).toBe('toString');
  });
});
