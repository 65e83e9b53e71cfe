import type { Cliente } from './clients.ts';
import { createDice, type Dice } from './dice.ts';
import { gestante } from './stories/corpo-e-ciclo.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** São Paulo has had no summer time since 2019. */
const saoPauloMs = -3 * 60 * 60 * 1000;

export interface Visit {
  cliente: number;
  /** 0 for the client's first assessment. */
  turn: number;
  at: Date;
}

const newest = 4;

/** Two years of days, counted back from today. */
export const demoDays = 730;

/** When the assessments take place: more from month to month, weeks apart for each client, during working hours. Oldest first. */
export function planVisits(clientes: readonly Cliente[], today: Date, seed: string): Visit[] {
  const dice = createDice(`${seed} calendar`);
  const visits = clientes.flatMap(({ story }, cliente) => {
    const turns = story === gestante ? 2 : isRegular(cliente, clientes.length) ? dice.integer(3, 6) : 1;
    const gaps = Array.from({ length: turns - 1 }, () => (story === gestante ? 45 : dice.integer(55, 110)));
    const length = gaps.reduce((sum, gap) => sum + gap, 0);
    // Start days are spread over the clients, and more of them lie late than early, because the practice grows.
    const place = (((cliente * 37) % clientes.length) + dice.share()) / clientes.length;
    let day = Math.floor(place ** 0.7 * (demoDays - length));
    return [0, ...gaps].map((gap, turn): Visit => {
      day = Math.min(day + gap, demoDays - 1);
      return { cliente, turn, at: workingHour(daysAgo(today, demoDays - day), dice) };
    });
  });
  const oldestFirst = (a: Visit, b: Visit) => a.at.getTime() - b.at.getTime();
  // The last assessments took place in the last days, so that something is always new.
  for (const [index, visit] of visits.sort(oldestFirst).slice(-newest).entries()) {
    visit.at = workingHour(daysAgo(today, newest - 1 - index), dice);
    if (visit.at >= today) visit.at = new Date(visit.at.getTime() - dayMs);
  }
  return visits.sort(oldestFirst);
}

/** Whether this client returns, for another assessment and for follow-ups. */
export function isRegular(cliente: number, clientes: number): boolean {
  return cliente < clientes * 0.42;
}

export function daysAgo(today: Date, days: number): Date {
  return new Date(today.getTime() - days * dayMs);
}

/** A moment of that day, or of the working day before: Monday to Friday from 8 to 19, Saturday until noon. */
export function workingHour(day: Date, dice: Dice): Date {
  const local = new Date(day.getTime() + saoPauloMs);
  local.setUTCHours(0, 0, 0, 0);
  if (local.getUTCDay() === 0) local.setTime(local.getTime() - dice.integer(1, 4) * dayMs);
  const hours = local.getUTCDay() === 6 ? dice.integer(8, 11) : dice.pick([8, 9, 10, 11, 13, 14, 15, 16, 17, 18]);
  local.setUTCHours(hours, dice.integer(0, 59), dice.integer(0, 59), dice.integer(0, 999));
  return new Date(local.getTime() - saoPauloMs);
}
