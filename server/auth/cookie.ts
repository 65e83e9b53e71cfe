import type {} from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { deviceDays } from './known-devices.ts';
import { sessionDays } from './sessions.ts';

const secondsPerDay = 24 * 60 * 60;

/** `__Host-` binds the cookie to this exact host. Browsers accept it only over https. */
function sessionCookieName(config: Pick<Config, 'secure'>): string {
  return config.secure ? '__Host-session' : 'session';
}

function deviceCookieName(config: Pick<Config, 'secure'>): string {
  return config.secure ? '__Host-device' : 'device';
}

export function setSessionCookie(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(sessionCookieName(config), token, { ...attributes(config), maxAge: sessionDays * secondsPerDay });
}

/** Gives no access. It only lets the server count this browser's tries at one account separately. */
export function setDeviceCookie(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(deviceCookieName(config), token, { ...attributes(config), maxAge: deviceDays * secondsPerDay });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(sessionCookieName(config), attributes(config));
}

/** For a browser that knew an account which no longer exists. */
export function clearDeviceCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(deviceCookieName(config), attributes(config));
}

/** The token in a raw `Cookie` header. For sockets, where no plugin has parsed the header. */
export function readSessionToken(header: string | undefined, config: Pick<Config, 'secure'>): string | null {
  return readCookie(header, sessionCookieName(config));
}

export function readDeviceToken(header: string | undefined, config: Pick<Config, 'secure'>): string | null {
  return readCookie(header, deviceCookieName(config));
}

function readCookie(header: string | undefined, name: string): string | null {
  const prefix = `${name}=`;
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  return pair ? pair.slice(prefix.length) : null;
}

function attributes(config: Pick<Config, 'secure'>) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.secure } as const;
}
