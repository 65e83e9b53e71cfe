import type { sessions } from '@meridia/drizzle/schema.ts';
import type { AccountSession } from '@meridia/shared/account.ts';
import Bowser from 'bowser';
import type { UserActor } from '../../auth/actor.ts';

type SessionRow = Pick<typeof sessions.$inferSelect, 'id' | 'userAgent' | 'createdAt' | 'lastSeenAt'>;

export function presentSession(row: SessionRow, actor: UserActor): AccountSession {
  return {
    // The SHA-256 of the cookie's token. It gives no access.
    id: row.id,
    device: nameDevice(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === actor.sessionId,
  };
}

/** 'Chrome no Android', 'Safari no iPhone': enough for people to distinguish their browsers. */
export function nameDevice(userAgent: string | null): string {
  if (!userAgent) return 'Navegador desconhecido';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const browserName = browser.name ? (spokenNames.get(browser.name) ?? browser.name) : 'Navegador desconhecido';
  const system = os.name === 'iOS' ? (platform.model ?? 'iOS') : os.name;
  return system ? `${browserName} no ${spokenNames.get(system) ?? system}` : browserName;
}

const spokenNames = new Map([
  ['Microsoft Edge', 'Edge'],
  ['Samsung Internet for Android', 'Samsung Internet'],
  ['macOS', 'Mac'],
  ['Chrome OS', 'Chromebook'],
]);
