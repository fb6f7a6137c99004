import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The bytes of a request, or chunks that are sent with a pause between them. */
export type RawRequest = string | Buffer | readonly (string | Buffer)[];

/** The answer. The text is Latin-1; the status is NaN if there is none. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  /** The server answered or ended the connection. */
  readonly ended: boolean;
}

/** Sends bytes to a server and reads the answer to its end, or until nothing arrives for `patience` milliseconds. */
export async function sendRaw(port: number, request: RawRequest, patience = 400): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  let ended = false;
  const end = new Promise<void>((done) => {
    socket.on('error', () => undefined);
    socket.once('close', () => {
      ended = true;
      done();
    });
  });
  let last = Date.now();
  socket.on('data', (part) => {
    parts.push(part);
    last = Date.now();
  });
  for (const chunk of Array.isArray(request) ? request : [request]) {
    if (!socket.destroyed) socket.write(chunk);
    if (Array.isArray(request)) await wait(5);
  }
  while (!ended && Date.now() - last < patience) await Promise.race([end, wait(20)]);
  socket.destroy();
  const text = Buffer.concat(parts).toString('latin1');
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]), text, ended: ended || text !== '' };
}

/** Sends many requests, a few at a time, and passes each answer to `look`. */
export async function sendEach<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<void>,
  atOnce = 16,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await send(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
