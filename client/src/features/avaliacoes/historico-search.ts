import type { AvaliacaoFilters } from '@meridia/shared/avaliacao.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';

/** What the chips of the status ask for: what the machine has done, or what is left for the therapist to do. */
export type HistoricoStatus = (typeof statuses)[number];

/** The periods of the chips; `datas` is a period between two chosen days. */
export type HistoricoPeriod = '30-dias' | '3-meses' | '12-meses' | 'datas';

/**
 * The parameters in the address of the history: `/historico?busca=ana&status=erro&periodo=30-dias`. They survive reloading and
 * going back.
 */
export interface HistoricoSearch {
  busca?: string;
  status?: HistoricoStatus;
  periodo?: HistoricoPeriod;
  /** `YYYY-MM-DD`, with `periodo=datas`. */
  de?: string;
  ate?: string;
}

/** Drops all other parameters of the address. */
export function readHistoricoSearch(raw: Record<string, unknown>): HistoricoSearch {
  const busca = typeof raw.busca === 'string' || typeof raw.busca === 'number' ? String(raw.busca).slice(0, 100) : '';
  const status = statuses.find((candidate) => candidate === raw.status);
  const periodo = periods.find((candidate) => candidate === raw.periodo);
  return {
    ...(busca.trim() ? { busca } : {}),
    ...(status ? { status } : {}),
    ...(periodo ? { periodo } : {}),
    ...(periodo === 'datas' && isDay(raw.de) ? { de: raw.de } : {}),
    ...(periodo === 'datas' && isDay(raw.ate) ? { ate: raw.ate } : {}),
  };
}

/** @param now the last days and months are counted back from this moment's day in São Paulo */
export function toFilters({ busca, status, periodo, de, ate }: HistoricoSearch, now: Date): AvaliacaoFilters {
  const from = periodo === 'datas' ? de : periodo && periodStart(periodo, now);
  return {
    ...(busca?.trim() ? { search: busca.trim() } : {}),
    ...(status === 'a_assinar' || status === 'assinado' ? { assinatura: status } : status ? { status } : {}),
    ...(from ? { from } : {}),
    ...(ate ? { to: ate } : {}),
  };
}

// Written out, because the shell loads this file, and would load the schemas with the lists.
const statuses = ['finalizado', 'pendente', 'erro', 'a_assinar', 'assinado'] as const;
const periods = ['30-dias', '3-meses', '12-meses', 'datas'] as const;

function periodStart(period: Exclude<HistoricoPeriod, 'datas'>, now: Date): string {
  const day = new Date(`${dayInSaoPaulo(now)}T00:00:00Z`);
  if (period === '30-dias') day.setUTCDate(day.getUTCDate() - 30);
  else return monthsBefore(day, period === '3-meses' ? 3 : 12);
  return day.toISOString().slice(0, 10);
}

// Three months before 31 May is 28 February, not 3 March.
function monthsBefore(day: Date, months: number): string {
  const start = new Date(day);
  start.setUTCMonth(start.getUTCMonth() - months);
  if (start.getUTCDate() !== day.getUTCDate()) start.setUTCDate(0);
  return start.toISOString().slice(0, 10);
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
