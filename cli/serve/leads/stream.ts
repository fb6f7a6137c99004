import type { ServerResponse } from 'node:http';

/** The pages that are open and want to hear what happens (HTML Standard, "server-sent events"). */
export class Stream {
  readonly #listeners = new Set<ServerResponse>();

  /** Takes over a response; its first message is `hello`. */
  open(response: ServerResponse, hello: string): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    this.#listeners.add(response);
    response.once('close', () => this.#listeners.delete(response));
    response.write(message('hello', hello));
  }

  /** Tells every page. */
  send(event: string, data: unknown): void {
    for (const response of this.#listeners) response.write(message(event, data));
  }
}

/** JSON has no line breaks, which would end a message. */
function message(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
