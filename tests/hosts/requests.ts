import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** What a visitor gets for an address. */
export interface Reply {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Requests an address exactly as it is written, without compression. */
export function ask(port: number, path: string): Promise<Reply> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, agent: false }, async (response) => {
      try {
        done({ status: response.statusCode, headers: response.headers, body: await text(response) });
      } catch (error) {
        fail(error);
      }
    });
    sent.once('error', fail);
    sent.setTimeout(10_000, () => sent.destroy(new Error(`no answer to ${path}`)));
    sent.end();
  });
}
