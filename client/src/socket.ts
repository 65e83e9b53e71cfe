import type { AppRouter } from '@meridia/server/trpc/router.ts';
import { createWSClient, wsLink } from '@trpc/client';
import { onSessionChange } from './lib/session-events.ts';
import { socketOptions } from './socket-options.ts';

const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';

const socket = createWSClient({
  url: `${scheme}://${window.location.host}/trpc`,
  // Opened by the first subscription and closed 10 s after the last.
  lazy: { enabled: true, closeMs: 10_000 },
  ...socketOptions,
});

export const socketLink = wsLink<AppRouter>({ client: socket });

// The server reads the cookie only when the socket opens, so another session needs a new socket. Running subscriptions resume by
// themselves.
onSessionChange(() => socket.connection?.ws.close());
