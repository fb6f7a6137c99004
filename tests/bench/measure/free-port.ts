import { createServer } from 'node:net';

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('This machine has no ports.');
  return address.port;
}
