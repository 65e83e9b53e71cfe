import { type WebhookType, webhookMessageSchema } from '@meridia/shared/webhook.ts';

const [minute, hour] = [60, 60 * 60];

/** The pauses after the first try, the second one …: ten tries in a little more than three days. */
const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
/** Up to this share longer, so that what failed together does not come back together. */
const spread = 0.1;

/** How many tries a message gets, unless its owner sends it again. */
export const mostTries = pauses.length + 1;

/**
 * With this try of a message it may be decided that an address is out of order, some hours after the first. Before, the failure may be that of
 * a minute after weeks in which nothing happened.
 */
const patientTries = 4;

/** @param tries those of this round */
export function mayEndAddress(tries: number): boolean {
  return tries >= patientTries;
}

/**
 * Seconds until the next try; null when that was the last one. A test has one: its owner is there and can press again.
 * @param tries those of this round
 * @param chance from 0 to 1
 */
export function pauseAfter(tipo: WebhookType, tries: number, chance = Math.random()): number | null {
  const pause = tipo === 'webhook.teste' ? undefined : pauses[tries - 1];
  return pause === undefined ? null : Math.round(pause * (1 + spread * chance));
}

/** The body of a message: what happened, when, and the id of the row. Nothing that the row holds. */
export function bodyOf({
  tipo,
  subjectId,
  createdAt,
}: {
  tipo: WebhookType;
  subjectId: string | null;
  createdAt: Date;
}): string {
  return JSON.stringify(
    webhookMessageSchema.parse({
      type: tipo,
      timestamp: createdAt.toISOString(),
      data: subjectId === null ? {} : { id: subjectId },
    }),
  );
}

/** Where the secrets of an address were sealed: in another row they do not open. */
export function sealPlace(endpointId: string): string {
  return `webhook ${endpointId}`;
}
