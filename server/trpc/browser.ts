import { clearDeviceCookie, clearSessionCookie, setDeviceCookie, setSessionCookie } from '../auth/cookie.ts';
import type { SignedIn } from '../auth/open-session.ts';
import type { Visitor } from '../auth/visitor.ts';
import { AppError } from '../errors.ts';
import type { Context } from './context.ts';

/** The browser that asks, and the cookies that it takes along. */
export interface Browser {
  visitor: Visitor;
  /** Nothing happens for null: nobody was let in. */
  letIn(signedIn: SignedIn | null): void;
  letOut(): void;
  /** By its token an account knows it again. */
  know(deviceToken: string): void;
  forget(): void;
}

/** A WebSocket answer cannot carry a cookie, and its request has no address that proxies vouch for: this goes over HTTP only. */
export function browserOf({ browser, deps: { config } }: Context): Browser {
  if (!browser) {
    throw new AppError('VALIDATION', 'O pedido não pôde ser entendido. Recarregue a página e tente de novo.');
  }
  const { reply, visitor } = browser;
  return {
    visitor,
    letIn: (signedIn) => {
      if (!signedIn) return;
      setSessionCookie(reply, config, signedIn.sessionToken);
      setDeviceCookie(reply, config, signedIn.deviceToken);
    },
    letOut: () => clearSessionCookie(reply, config),
    know: (deviceToken) => setDeviceCookie(reply, config, deviceToken),
    forget: () => clearDeviceCookie(reply, config),
  };
}
