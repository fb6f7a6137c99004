import { once } from 'node:events';
import { request as rawRequest } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen, plainReply, readServer } from '../server.ts';
import { Inbox } from './index.ts';
import { isInboxRequest } from './reroute.ts';

const destinations = JSON.stringify({
  sheet: { label: 'Sheet', url: 'https://sheet.example/exec?a=1&b=2', storageKey: 'sheetUrl', allowedOrigins: [] },
  'my pipe': { label: 'Pipe', url: null, storageKey: 'pipeKey', setting: 'key', allowedOrigins: null },
});

/** Starts an inbox in front of a site that answers with the name of the file. */
async function started() {
  const inbox = new Inbox();
  const site = () => ({ home: '/shop/', destinations });
  const handle = inbox.inFrontOf(({ url = '' }) => plainReply(200, `site ${url}`), site);
  const { origin, close } = await listen(readServer('127.0.0.1', handle, { post: isInboxRequest, link: () => true }), {
    port: 0,
    host: '127.0.0.1',
    command: 'test',
  });
  onTestFinished(close);
  const post = (path: string, body: string | URLSearchParams, headers: Record<string, string> = {}) =>
    fetch(`${origin}/__leads${path}`, { method: 'POST', body, headers, redirect: 'manual' });
  const page = async () => (await fetch(`${origin}/__leads`)).text();
  const fault = (destination: string, name: string) =>
    post('/faults', new URLSearchParams({ destination, fault: name }));
  return { inbox, origin, site, post, page, fault };
}

const lead = (values: Record<string, unknown> = {}, meta: Record<string, unknown> = {}) =>
  JSON.stringify({
    email: 'ada@example.com',
    leadId: '7',
    meta: { form: 'Contact form', page: '/c', ...meta },
    ...values,
  });

describe('the lead inbox', () => {
  it('answers its own addresses, and the site all others', async () => {
    const { origin } = await started();
    for (const path of ['/', '/__leadsx', '/shop/destinations.json', '/shop/__leads']) {
      expect(await (await fetch(origin + path)).text()).toBe(`site ${path}\n`);
    }
    const answer = await fetch(`${origin}/shop/`, { method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('receives a lead, acknowledges its id, and shows all its data', async () => {
    const { inbox, post, page } = await started();
    const submitted = new Date(Date.now() - 400).toISOString();
    const answer = await post('/to/sheet', lead({ firstName: 'Ada' }, { submitted, suspect: ['haste'] }));
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, leadId: '7' }]);
    expect(inbox.arrivals).toMatchObject([
      {
        destination: 'sheet',
        label: 'Sheet',
        form: 'Contact form',
        page: '/c',
        leadId: '7',
        submitted: Date.parse(submitted),
        suspect: ['haste'],
        payload: { email: 'ada@example.com', firstName: 'Ada' },
        attempt: 1,
        repeated: false,
        fault: 'none',
      },
    ]);
    const html = await page();
    expect(html).toMatch(/\d{3} ms after the submit/);
    for (const words of ['Contact form', 'href="/c"', '<code>7</code>', 'Sheet', 'Ada', 'Suspect: sent faster']) {
      expect(html).toContain(words);
    }
  });

  it('escapes the sent text', async () => {
    const { post, page } = await started();
    await post('/to/sheet', lead({ '<i>': '<script>alert(1)</script>"&' }, { form: '</h3><b>', page: '"><b>' }));
    const html = await page();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;');
    expect(html).not.toMatch(/<script>|<b>|<i>/);
    for (const address of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\\\evil.example']) {
      await post('/to/sheet', lead({ leadId: address }, { page: address }));
      expect(await page()).not.toContain(`href="${address}"`);
    }
  });

  it('marks a lead that a destination receives again', async () => {
    const { inbox, post, fault } = await started();
    await fault('sheet', '500');
    expect((await post('/to/sheet', lead())).status).toBe(500);
    await fault('sheet', 'none');
    await post('/to/sheet', lead());
    await post('/to/sheet', lead());
    await post('/to/my%20pipe', lead());
    await post('/to/sheet', lead({ leadId: '8' }));
    const known = inbox.arrivals.map(({ destination, attempt, repeated }) => [destination, attempt, repeated]);
    expect(known.reverse()).toEqual([
      ['sheet', 1, false],
      ['sheet', 2, false],
      ['sheet', 3, true],
      ['my pipe', 1, false],
      ['sheet', 1, false],
    ]);
  });

  it('has one card for each lead, with the latest first', async () => {
    const { post, page } = await started();
    await post('/to/sheet', lead({ leadId: 'first' }));
    await post('/to/sheet', lead({ leadId: 'second' }));
    await post('/to/my%20pipe', lead({ leadId: 'first' }));
    expect([...(await page()).matchAll(/<code>(.*?)<\/code>/g)].map(([, id]) => id)).toEqual(['first', 'second']);
  });

  it.each([
    ['400', 400, null],
    ['429', 429, '10'],
    ['500', 500, null],
    ['captive-portal', 200, null],
  ])('simulates the fault %s of a destination, and still shows the lead', async (name, status, after) => {
    const { inbox, post, fault } = await started();
    expect((await fault('*', name)).status).toBe(303);
    const answer = await post('/to/sheet', lead());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, after]);
    expect(inbox.arrivals).toMatchObject([{ fault: name }]);
  });

  it('resets the connection, with or without the lead', async () => {
    const { inbox, post, fault } = await started();
    for (const name of ['reset', 'accepts-then-resets']) {
      await fault('sheet', name);
      await expect(post('/to/sheet', lead())).rejects.toThrow();
    }
    expect((await post('/to/my%20pipe', lead())).status).toBe(200);
    // Some clients retry when a reused connection is reset.
    expect(inbox.arrivals.at(-1)).toMatchObject({ fault: 'reset', repeated: false });
  });

  it('hangs until the fault is turned off', async () => {
    const { inbox, post, fault } = await started();
    await fault('sheet', 'hang');
    const waiting = post('/to/sheet', lead()).then(
      () => 'answered',
      () => 'hung up',
    );
    await expect.poll(() => inbox.arrivals.length).toBe(1);
    await fault('sheet', 'none');
    expect(await waiting).toBe('hung up');
  });

  it('simulates a visitor who is offline', async () => {
    const { origin, post, fault } = await started();
    await fault('*', 'offline');
    await expect(fetch(`${origin}/shop/destinations.json`)).rejects.toThrow();
    await expect(post('/to/sheet', lead())).rejects.toThrow();
    await fault('*', 'none');
    expect((await fetch(`${origin}/shop/destinations.json`)).status).toBe(200);
    expect((await post('/to/sheet', lead())).status).toBe(200);
  });

  it('receives forms that a browser sends without a script, and links back', async () => {
    const { inbox, origin, post } = await started();
    const form = { email: 'ada@example.com', formType: 'Audit', reply_by: 'spam' };
    const referer = `${origin}/shop/contact?x=1`;
    const answer = await post('/to/sheet', new URLSearchParams(form), { referer, origin });
    expect(await answer.text()).toContain('<a class="button" href="/shop/contact">Back to the page</a>');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(inbox.arrivals).toMatchObject([
      { form: 'Audit', page: '/shop/contact', suspect: ['trap'], payload: { email: 'ada@example.com' } },
    ]);
    expect(inbox.arrivals[0]?.payload).not.toHaveProperty('reply_by');
    const elsewhere = await post('/to/sheet', new URLSearchParams(form), { referer: 'https://evil.example/x' });
    expect(await elsewhere.text()).toContain('href="/shop/"');
  });

  it('refuses requests from other sites, invalid leads and long ones', async () => {
    const { inbox, post } = await started();
    expect((await post('/to/sheet', lead(), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/clear', '', { origin: 'null' })).status).toBe(403);
    expect((await post('/to/nobody', lead())).status).toBe(404);
    for (const body of ['', 'words', '[]', '7']) expect((await post('/to/sheet', body)).status).toBe(400);
    expect((await post('/to/sheet', lead({ message: 'x'.repeat(70_000) }))).status).toBe(413);
    expect(inbox.arrivals).toEqual([]);
  });

  it('sends leads, faults and clearing to open pages', async () => {
    const { origin, post, fault } = await started();
    const heard: string[] = [];
    const stream = rawRequest(`${origin}/__leads/events`).end();
    const [response] = await once(stream, 'response');
    response.setEncoding('utf8').on('data', (part: string) => heard.push(part));
    await post('/to/sheet', lead({ message: 'two\nlines' }));
    await fault('sheet', '500');
    await post('/clear', '');
    await expect.poll(() => heard.join('')).toContain('event: cleared');
    const messages = heard.join('').trim().split('\n\n');
    expect(messages.map((message) => message.split('\n')[0])).toEqual([
      'event: hello',
      'event: lead',
      'event: faults',
      'event: cleared',
    ]);
    expect(messages.every((message) => message.split('\n').length === 2)).toBe(true);
    expect(messages[2]).toContain('{"sheet":"500","my pipe":"none","*":""}');
    stream.destroy();
  });

  it('serves everything as JSON, and forgets it when it is cleared', async () => {
    const { origin, post } = await started();
    await post('/to/sheet', lead());
    const exported = async () => (await fetch(`${origin}/__leads/leads.json`)).json();
    expect(await exported()).toMatchObject([{ leadId: '7', arrived: expect.stringMatching(/^\d{4}-.*Z$/) }]);
    expect((await post('/clear', '')).headers.get('location')).toBe('/__leads');
    expect(await exported()).toEqual([]);
  });

  it('has its own script and style sheet under a strict policy', async () => {
    const { origin } = await started();
    const get = (path: string) => fetch(`${origin}/__leads${path}`);
    const page = await get('');
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(await page.text()).not.toMatch(/ style=|<script>|https?:/);
    expect(await (await get('/live.js')).text()).toContain('EventSource');
    expect((await get('/style.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
    for (const path of ['/index.ts', '/..%2fserver.ts', '/constructor']) expect((await get(path)).status).toBe(404);
  });
});

describe('a site behind the inbox', () => {
  it('sends the leads of every destination to the inbox', async () => {
    const { inbox, site } = await started();
    const text = inbox.reroute('destinations.json', destinations, { host: 'localhost:4173' }, site());
    expect(JSON.parse(text)).toEqual({
      sheet: {
        label: 'Sheet',
        url: 'http://localhost:4173/__leads/to/sheet',
        storageKey: 'sheetUrl',
        setting: 'url',
        allowedOrigins: ['http://localhost:4173'],
      },
      'my pipe': {
        label: 'Pipe',
        url: 'http://localhost:4173/__leads/to/my%20pipe',
        storageKey: 'pipeKey',
        setting: 'url',
        allowedOrigins: ['http://localhost:4173'],
      },
    });
  });

  it('posts to the inbox without a script, and keeps links to a destination', async () => {
    const { inbox, site } = await started();
    const url = 'https://sheet.example/exec?a=1&amp;b=2';
    const html = `<form action="${url}" data-props="{&quot;action&quot;:&quot;${url}&quot;}"></form><a href="${url}">x</a><form action="/find">`;
    const to = '/__leads/to/sheet';
    expect(inbox.reroute('index.html', html, { host: 'localhost' }, site())).toBe(
      `<form action="${to}" data-props="{&quot;action&quot;:&quot;${to}&quot;}"></form><a href="${url}">x</a><form action="/find">`,
    );
  });
});
