import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { comesFromElsewhere, namesOwnHost } from './own-host.ts';
import { readTarget } from './target.ts';

/**
 * Stands between a server and those who take web sockets over from it: an upgrade that does not name this machine, comes
 * from a page of another origin, or asks for what nobody here speaks is answered and ended, where it would stay open and
 * keep the server from closing. Gives back the server to listen on for upgrades that may pass.
 */
export function guardUpgrades(server: Server, host: string, protocols: readonly string[]): Server {
  const passed = createServer();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Who has gone is nobody's fault.
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
  if (!namesOwnHost(headers.host, host) || comesFromElsewhere(headers)) return '403 Forbidden';
  if (method !== 'GET' || readTarget(url ?? '') === undefined) return '400 Bad Request';
  const asked = headers['sec-websocket-protocol'] ?? '';
  return headers.upgrade?.toLowerCase() === 'websocket' && protocols.includes(asked) ? undefined : '404 Not Found';
}
