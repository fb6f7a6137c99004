import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What a destination does with a lead, in the words of the inbox. */
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

export function isFault(name: string): name is Fault {
  return Object.hasOwn(faults, name);
}

/** Whether a destination with this fault has the lead all the same. */
export function takesLead(fault: Fault): boolean {
  return fault === 'none' || fault === 'slow' || fault === 'accepts-then-resets';
}

export interface Answering {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Connections that are kept waiting; whoever mends the fault destroys them. */
  readonly hanging: Set<Socket>;
  /** Milliseconds that `slow` takes. */
  readonly slowness: number;
  /** Seconds that `429` asks to wait. */
  readonly retryAfter: number;
  /** What says that the lead has been taken. */
  readonly receipt?: { readonly type: string; readonly body: string };
}

/** Answers as a destination with a fault does. Headers that were set before stay. */
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
