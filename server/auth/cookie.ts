import type {} from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { sessionDays } from './sessions.ts';

/** `__Host-` binds the cookie to this very host, and browsers accept it only over https. */
export function sessionCookieName(config: Pick<Config, 'secure'>): string {
  return config.secure ? '__Host-session' : 'session';
}

export function setSessionCookie(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(sessionCookieName(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secure,
    maxAge: sessionDays * 24 * 60 * 60,
  });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(sessionCookieName(config), { path: '/', httpOnly: true, sameSite: 'lax', secure: config.secure });
}

/** The token in a raw `Cookie` header, for sockets, where no plugin has parsed it. */
export function readSessionToken(header: string | undefined, config: Pick<Config, 'secure'>): string | null {
  const prefix = `${sessionCookieName(config)}=`;
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  return pair ? pair.slice(prefix.length) : null;
}
