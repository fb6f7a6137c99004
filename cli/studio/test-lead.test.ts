import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import type { Site } from '../../renderer/site/site.ts';
import { sendTestLead } from './test-lead.ts';

const origin = 'https://site.example';
const servers: (() => void)[] = [];
afterAll(() => {
  for (const close of servers) close();
});

/** A destination that answers like this, and what it got. */
async function destination(answer: RequestListener, options: object = {}) {
  const got: { request: IncomingMessage; body: string }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ request, body: Buffer.concat(parts).toString() });
      answer(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  servers.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { got, send: () => send({ label: 'Desk', url, ...options }) };
}

function send(desk: object, name = 'desk') {
  const destinations = new Map([['desk', desk]]);
  return sendTestLead({ name: 'Site', origin: { origin }, destinations } as unknown as Site, name);
}

const cors = { 'access-control-allow-origin': '*' };

describe('a test lead', () => {
  it('is sent as a form sends it, under the names of the destination', async () => {
    const { got, send } = await destination((_, response) => response.writeHead(200, cors).end('{"ok":true}'), {
      fields: { email: 'contact_email' },
    });
    expect(await send()).toEqual({ hasArrived: true, text: 'It arrived: look for "Test lead" there.' });
    expect(got).toHaveLength(1);
    expect(got[0]?.request.headers).toMatchObject({ origin, 'content-type': 'text/plain;charset=UTF-8' });
    expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({
      formType: 'test',
      contact_email: 'test@example.com',
      meta: { test: true },
    });
  });

  it.each([
    ['an error', 500, cors, '', /500/],
    ['an error in the body', 200, cors, '{"ok":false}', /200/],
    ['a page instead of an answer', 200, cors, '<html>', /answer/],
    ['an answer that forms cannot read', 200, {}, '{"ok":true}', /Access-Control-Allow-Origin/],
    ['an answer for another site', 200, { 'access-control-allow-origin': 'https://other.example' }, '', /lets no form/],
  ] as const)('reports %s', async (_what, status, headers, body, text) => {
    const { send } = await destination((_, response) => response.writeHead(status, headers).end(body));
    expect(await send()).toEqual({ hasArrived: false, text: expect.stringMatching(text) });
  });

  it('needs no readable answer from a destination that has none', async () => {
    const { send } = await destination((_, response) => response.writeHead(200).end(), { mode: 'no-cors' });
    expect(await send()).toEqual({ hasArrived: true, text: expect.stringContaining('cannot be read') });
  });

  it('says why none is sent', async () => {
    expect(await send({ label: 'Desk', missing: 'No desk yet' })).toEqual({ hasArrived: false, text: 'No desk yet' });
    expect((await send({ label: 'Desk', url: 'https://x.example', setting: 'key' })).text).toContain('key');
    expect((await send({ label: 'Desk', url: 'http://127.0.0.1:9/' })).text).toContain('127.0.0.1:9 does not answer');
    await expect(send({}, 'other')).rejects.toThrow('There is no destination other.');
  });
});
