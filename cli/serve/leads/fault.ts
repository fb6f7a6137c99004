import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Simulated faults of destinations, with their labels in the inbox. */
export const faults = {
  none: 'Takes it',
  '500': 'Answers 500',
  '429': 'Answers 429: try again later',
  '400': 'Answers 400',
  slow: 'Takes it, answers slowly',
  hang: 'Never answers',
  reset: 'Hangs up',
  'accepts-then-resets': 'Takes it, then hangs up',
  'captive-portal': 'Answers with a sign-in page',
} as const;

export type Fault = keyof typeof faults;

function isFault(name: string): name is Fault {
  return Object.hasOwn(faults, name);
}

/** Returns whether a destination receives the lead despite its fault. */
export function takesLead(fault: Fault): boolean {
  return fault === 'none' || fault === 'slow' || fault === 'accepts-then-resets';
}

interface Answering {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Open connections without an answer; the caller closes them when the fault is turned off. */
  readonly hanging: Set<Socket>;
  /** Delay of `slow` in milliseconds. */
  readonly slowness: number;
  /** `retry-after` of `429` in seconds. */
  readonly retryAfter: number;
  /** The answer to a received lead. */
  readonly receipt?: { readonly type: string; readonly body: string };
}

/** Answers like a destination with a fault. Keeps headers that are already set. */
export function answerWith(fault: Fault, { request, response, hanging, ...options }: Answering): void {
  const { slowness, retryAfter, receipt = { type: 'application/json', body: '{"ok":true}' } } = options;
  const answer = (status: number, body: string, type = 'application/json') =>
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  switch (fault) {
    case 'none':
      answer(200, receipt.body, receipt.type);
      break;
    case '400':
    case '500':
      answer(Number(fault), '{"error":"refused"}');
      break;
    case '429':
      response.setHeader('retry-after', String(retryAfter));
      answer(429, '{"error":"too many"}');
      break;
    case 'slow':
      setTimeout(answer, slowness, 200, receipt.body, receipt.type).unref();
      break;
    case 'hang':
      hanging.add(request.socket);
      break;
    case 'reset':
    case 'accepts-then-resets':
      request.socket.destroy();
      break;
    case 'captive-portal':
      answer(200, '<!doctype html><title>Sign in to the network</title>', 'text/html');
      break;
  }
}

/** The name for all destinations. */
export const everywhere = '*';

/** The fault of the visitor's own network, which not even the site survives. */
export const offline = 'offline';

/** The active faults, for each destination or for all. */
export class Switches {
  #common: Fault | typeof offline = 'none';
  readonly #own = new Map<string, Fault>();

  /** Whether the visitor is offline. */
  get offline(): boolean {
    return this.#common === offline;
  }

  /** Returns the fault of a destination. */
  of(destination: string): Fault {
    if (this.#common === offline) return 'reset';
    return this.#own.get(destination) ?? this.#common;
  }

  /** Sets the fault of a destination, or of all. Returns false for an unknown fault. */
  set(destination: string, fault: string): boolean {
    if (destination === everywhere && (fault === offline || isFault(fault))) {
      this.#common = fault;
      this.#own.clear();
      return true;
    }
    if (destination === everywhere || !isFault(fault)) return false;
    if (this.#common === offline) this.#common = 'none';
    this.#own.set(destination, fault);
    return true;
  }

  /** Returns the selected option of each destination, and of all if they are equal. */
  chosen(destinations: readonly string[]): Readonly<Record<string, string>> {
    const own = destinations.map((name) => [name, this.of(name)] as const);
    const differs = own.some(([, fault]) => fault !== own[0]?.[1]);
    const common = this.offline ? offline : differs ? '' : (own[0]?.[1] ?? this.#common);
    return { ...Object.fromEntries(own), [everywhere]: common };
  }
}
