import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isAllowedHost, isCrossOrigin } from './request-origin.ts';
import { readTarget } from './target.ts';

/**
 * Returns a server that only receives the allowed upgrades of `server`. Other upgrades (wrong host, other origin, unknown
 * protocol) get an error and are closed, because open sockets would keep the server from closing.
 */
export function guardUpgrades(server: Server, host: string, protocols: readonly string[]): Server {
  const passed = createServer();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // The client may disconnect at any time.
    socket.on('error', () => socket.destroy());
    const status = refusal(request, host, protocols);
    if (status === undefined && passed.emit('upgrade', request, socket, head)) return;
    socket.end(
      `HTTP/1.1 ${status ?? '503 Service Unavailable'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      () => socket.destroy(),
    );
  });
  return passed;
}

function refusal({ headers, url, method }: IncomingMessage, host: string, protocols: readonly string[]) {
  if (!isAllowedHost(headers.host, host) || isCrossOrigin(headers)) return '403 Forbidden';
  if (method !== 'GET' || readTarget(url ?? '') === undefined) return '400 Bad Request';
  const asked = headers['sec-websocket-protocol'] ?? '';
  return headers.upgrade?.toLowerCase() === 'websocket' && protocols.includes(asked) ? undefined : '404 Not Found';
}
