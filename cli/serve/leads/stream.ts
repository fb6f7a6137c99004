import type { ServerResponse } from 'node:http';

/** The server-sent events of open inbox pages (HTML Standard, "server-sent events"). */
export class Stream {
  readonly #listeners = new Set<ServerResponse>();

  /** Starts an event stream with the message `hello`. */
  open(response: ServerResponse, hello: string): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    this.#listeners.add(response);
    response.once('close', () => this.#listeners.delete(response));
    response.write(message('hello', hello));
  }

  /** Sends an event to every page. */
  send(event: string, data: unknown): void {
    for (const response of this.#listeners) response.write(message(event, data));
  }
}

/** Returns an event; JSON has no line breaks, which would end it. */
function message(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
