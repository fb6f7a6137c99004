import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerWith, type Fault as InboxFault, takesLead } from '../../cli/serve/leads/fault.ts';

/** What goes wrong at a destination: what the lead inbox can do as well, and two more, which have the lead all the same. */
export type Fault = InboxFault | 'late' | 'redirect';

/** A destination: a real server that can be switched between faults. */
export interface Receiver {
  readonly url: string;
  readonly origin: string;
  fault: Fault;
  /** Whether answers carry the headers that let a page read them. */
  cors: boolean;
  /** Requests with a lead so far, accepted or not. */
  readonly requests: number;
  /** Requests that came before the wait it asked for was over. */
  readonly early: number;
  /** By e-mail address: the ids that it was accepted with, one for each time; '' where there was none. */
  readonly accepted: ReadonlyMap<string, readonly string[]>;
  /** Partial leads so far, and those that came after their full lead. */
  readonly partials: number;
  readonly latePartials: number;
  /** Refuses connections, as a server that is down. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** Seconds that a receiver with the fault `429` asks for. */
const retryAfter = 5;

/** Milliseconds that an answer takes: one that a page still waits for, and one that it does not. */
const slowness = { slow: 1000, late: 2200 };

export async function startReceiver(cors: boolean): Promise<Receiver> {
  const accepted = new Map<string, string[]>();
  let requests = 0;
  let early = 0;
  let partials = 0;
  let latePartials = 0;
  const askedToWait = new Map<string, number>();
  const hanging = new Set<Socket>();
  let fault: Fault = 'none';

  const accept = (body: string) => {
    const { email, leadId = '', status } = JSON.parse(body);
    if (status === 'partial') {
      partials += 1;
      if (accepted.has(email)) latePartials += 1;
      return;
    }
    accepted.set(email, [...(accepted.get(email) ?? []), leadId]);
  };

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    if (receiver.cors) {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-expose-headers', 'retry-after');
    }
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
      return;
    }
    const body = await text(request);
    requests += 1;
    const { email, status = '' } = JSON.parse(body);
    const lead = `${email} ${status}`;
    if (Date.now() < (askedToWait.get(lead) ?? 0)) early += 1;
    // A browser's clock counts from when the answer arrives, so a little earlier is still in time.
    if (fault === '429') askedToWait.set(lead, Date.now() + retryAfter * 1000 - 50);
    if (fault === 'redirect') {
      accept(body);
      response.writeHead(302, { location: '/answer' }).end();
      return;
    }
    const kind = fault === 'late' ? 'slow' : fault;
    if (takesLead(kind)) accept(body);
    answerWith(kind, {
      request,
      response,
      hanging,
      slowness: slowness[fault === 'late' ? 'late' : 'slow'],
      retryAfter,
    });
  };

  const server = createServer(
    (request, response) => void take(request, response).catch(() => request.socket.destroy()),
  );
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/leads`,
    origin: `http://127.0.0.1:${port}`,
    get fault() {
      return fault;
    },
    set fault(next) {
      fault = next;
      // Who mends a server that hangs starts it anew; requests that a browser keeps open would block the next ones.
      for (const socket of hanging) socket.destroy();
      hanging.clear();
    },
    cors,
    get requests() {
      return requests;
    },
    get early() {
      return early;
    },
    accepted,
    get partials() {
      return partials;
    },
    get latePartials() {
      return latePartials;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => listen(port),
  };
  return receiver;
}
