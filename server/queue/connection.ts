import { Socket } from 'node:net';
import { findPrimary, hostsOf } from '../db/open-client.ts';

/** The queue's driver knows one host. With several, each of its connections asks first which one takes writes. */
export function queueConnection(url: string): { connectionString: string; stream?: () => Socket } {
  const [first, ...others] = hostsOf(url);
  if (!first || others.length === 0) return { connectionString: url };
  return { connectionString: first.url, stream: () => openSocket(url) };
}

function openSocket(url: string): Socket {
  const socket = new Socket();
  const connect = socket.connect.bind(socket);
  return Object.assign(socket, {
    connect: () => {
      findPrimary(url).then(
        ({ host, port }) => void (socket.destroyed || connect(port, host)),
        (error: Error) => void socket.destroy(error),
      );
      return socket;
    },
  });
}
