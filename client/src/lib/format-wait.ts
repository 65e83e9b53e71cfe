import { plural } from '@meridia/shared/numbers.ts';

/** How long to wait, rounded up to units that people use: '40 segundos', '12 minutos', '1 hora'. */
export function formatWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return plural(whole, 'segundo', 'segundos');
  if (whole < 3600) return plural(Math.ceil(whole / 60), 'minuto', 'minutos');
  return plural(Math.ceil(whole / 3600), 'hora', 'horas');
}

/** Like `formatWait`, for a text that counts down: in steps of ten seconds, so that the text does not flicker. */
export function formatCountdown(seconds: number): string {
  return seconds <= 10 ? 'alguns segundos' : formatWait(Math.ceil(seconds / 10) * 10);
}
