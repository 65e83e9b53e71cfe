import { type Kind, kinds } from './costs.ts';

/**
 * What a therapist's day is taken to be. No therapist has been watched for it: each number is an assumption, stated here once and shown by
 * `pnpm simulate` (docs/SCALE.md).
 */
export const workingDay = {
  /** New reports of a therapist on a day on which she works; a follow-up without a report counts as a part of these. */
  reportsPerDay: 4,
  daysPerYear: 220,
  /** Of all therapists, so many work on the same day. */
  activeShare: 0.7,
  /** Of the day's work, so much falls into its busiest hour. */
  busyHourShare: 0.15,
  /** Minutes for which an intake is filled in. */
  intakeMinutes: 15,
  draftSavesPerMinute: 2,
  textsReadPerMinute: 1.5,
  photosPerReport: 2,
  opensPerReport: 3,
  pdfsPerReport: 0.6,
  sharedViewsPerReport: 0.5,
  historyPagesPerReport: 4,
  clientPagesPerReport: 3,
  signInsPerReport: 0.3,
  /** Of the therapists who work on a day, so many have a screen open in the busiest hour. Each screen holds one socket. */
  screenShare: 0.8,
} as const;

/** How often each kind is asked for, for each new report. */
export const perReport: Record<Kind, number> = {
  'sign-in': workingDay.signInsPerReport,
  history: workingDay.historyPagesPerReport,
  client: workingDay.clientPagesPerReport,
  draft: workingDay.intakeMinutes * workingDay.draftSavesPerMinute,
  reading: workingDay.intakeMinutes * workingDay.textsReadPerMinute,
  photo: workingDay.photosPerReport,
  report: 1,
  open: workingDay.opensPerReport,
  pdf: workingDay.pdfsPerReport,
  share: workingDay.sharedViewsPerReport,
};

/** Reports a second of this many therapists in the busiest hour. */
export function busyReportsPerSecond(therapists: number): number {
  const { reportsPerDay, activeShare, busyHourShare } = workingDay;
  return (therapists * reportsPerDay * activeShare * busyHourShare) / 3600;
}

/** The therapists whose busiest hour asks for this many reports a second. */
export function therapistsFor(reportsPerSecond: number): number {
  return reportsPerSecond / busyReportsPerSecond(1);
}

/** How often each kind is asked for in a second, with this many reports. */
export function ratesOf(reportsPerSecond: number): Record<Kind, number> {
  const rates = { ...perReport };
  for (const kind of kinds) rates[kind] *= reportsPerSecond;
  return rates;
}
