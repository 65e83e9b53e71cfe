import { plural } from '@meridia/shared/numbers.ts';

/** 'Atrasado há 2 dias', 'Vence hoje', 'Faltam 12 dias'. */
export function daysLeftInWords(days: number): string {
  if (days < 0) return `Atrasado há ${plural(-days, 'dia', 'dias')}`;
  if (days === 0) return 'Vence hoje';
  return days === 1 ? 'Falta 1 dia' : `Faltam ${days} dias`;
}

/** Few days are left, so the request should be answered now. */
export function daysLeftTone(days: number): 'cinnabar' | 'amber' | 'neutral' {
  if (days < 0) return 'cinnabar';
  return days <= 5 ? 'amber' : 'neutral';
}
