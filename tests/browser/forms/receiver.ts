import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * How a destination responds to a lead: accepts it, rejects it, gives no readable response, does not respond, or closes
 * the connection.
 */
export type Manner = 'takes' | 'refuses' | 'mute' | 'silent' | 'hangs up';

/** A destination of a form: a real server on another origin. */
export interface Receiver {
  readonly url: string;
  manner: Manner;
  /** Delay of the response in milliseconds. */
  slowness: number;
  /** Request bodies, oldest first. */
  readonly received: string[];
  /** Request headers, oldest first. */
  readonly headers: IncomingHttpHeaders[];
  readonly leads: () => Record<string, unknown>[];
  readonly forget: () => void;
  readonly close: () => void;
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      answerPreflight(response);
      return;
    }
    // A browser that shows the answer of a destination asks for an icon as well.
    if (request.method !== 'POST') {
      response.writeHead(404).end();
      return;
    }
    receiver.received.push(await text(request));
    receiver.headers.push(request.headers);
    await new Promise((done) => setTimeout(done, receiver.slowness));
    answer(response, receiver.manner);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/lead`,
    manner: 'takes',
    slowness: 0,
    received: [],
    headers: [],
    leads: () => receiver.received.map((body) => JSON.parse(body)),
    forget() {
      receiver.received.length = 0;
      receiver.headers.length = 0;
      receiver.manner = 'takes';
      receiver.slowness = 0;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}

/** As a service that accepts a key from any page. */
function answerPreflight(response: ServerResponse): void {
  response
    .writeHead(204, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
    })
    .end();
}

function answer(response: ServerResponse, manner: Manner): void {
  if (manner === 'silent') return;
  if (manner === 'hangs up') {
    response.destroy();
    return;
  }
  if (manner !== 'mute') response.setHeader('access-control-allow-origin', '*');
  const refuses = manner === 'refuses';
  response.writeHead(refuses ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify({ ok: !refuses }));
}

/** Resets a receiver for a test. */
export function fresh(receiver: Receiver, use: (receiver: Receiver) => Promise<void>): Promise<void> {
  receiver.forget();
  return use(receiver);
}
