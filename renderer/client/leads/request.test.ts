import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Lead } from './lead.ts';
import { parseAnswer, request, requestBody } from './request.ts';

const lead: Lead = {
  id: '7',
  payload: { email: 'ada@example.com', leadId: 'typed' },
  meta: { page: '/' },
  destinations: ['sheet'],
  delivery: 'all',
  label: 'Ask',
  source: '/destinations.json',
  created: 0,
  standings: [],
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('makes a simple request that outlives its page', async () => {
  const fetch = vi.fn(async (_url: string, _request: RequestInit) => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  const answer = await request('https://hooks.example.com/a', lead, { label: 'Hook' }, 1000);
  expect(answer).toEqual({ state: 'confirmed', message: '' });
  const [url, sent] = fetch.mock.lastCall ?? [];
  expect(url).toBe('https://hooks.example.com/a');
  expect(sent).toMatchObject({ method: 'POST', keepalive: true, mode: 'cors', body: requestBody(lead) });
  expect(sent).not.toHaveProperty('headers');
});

it('sends the key of a service that needs one, and the body as JSON', async () => {
  const fetch = vi.fn(async (_url: string, _request: RequestInit) => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'pipelineKey' ? 'k-123' : null) });
  const pipeline = { label: 'Pipeline', storageKey: 'pipelineKey', setting: 'key' } as const;
  await request('https://api.example.com/run', lead, pipeline, 1000);
  expect(fetch.mock.lastCall?.[1]).toMatchObject({
    mode: 'cors',
    headers: { authorization: 'Bearer k-123', 'content-type': 'application/json' },
  });
});

it('is sent without keepalive when it is too long for that', async () => {
  const fetch = vi.fn(async (_url: string, _request: RequestInit) => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  await request(
    'https://hooks.example.com/a',
    { ...lead, payload: { message: 'ä'.repeat(8200) } },
    { label: 'Hook' },
    1000,
  );
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ keepalive: false });
});

describe('the body', () => {
  it('holds the values, the id and the meta', () => {
    expect(JSON.parse(requestBody(lead))).toEqual({ email: 'ada@example.com', leadId: '7', meta: { page: '/' } });
  });

  it('uses the names of the destination', () => {
    expect(JSON.parse(requestBody(lead, { email: 'E-mail' }))).toEqual({
      'E-mail': 'ada@example.com',
      leadId: '7',
      meta: { page: '/' },
    });
  });

  it('never overwrites a value with another', () => {
    const payload = { firstName: 'Ann', phone: '123', city: 'Deal' };
    const { leadId, meta, ...values } = JSON.parse(
      requestBody({ ...lead, payload }, { firstName: 'phone', city: 'town' }),
    );
    expect(values).toEqual({ firstName: 'Ann', phone: '123', town: 'Deal' });
  });
});

describe('an answer', () => {
  it.each([
    [200, '', 'confirmed'],
    [204, '', 'confirmed'],
    [200, 'Thank you', 'confirmed'],
    [200, '{"ok":true,"leadId":"7"}', 'confirmed'],
    [200, '{"status":"success"}', 'confirmed'],
    [200, 'null', 'confirmed'],
    [200, '{"ok":false}', 'failed'],
    [200, '{"status":"error"}', 'failed'],
    [403, '{"ok":true}', 'failed'],
    [500, '<h1>Oops</h1>', 'failed'],
    [200, '\n<!doctype html><title>Sign in</title>', 'queued'],
  ])('%i %j is %s', (status, text, state) => {
    expect(parseAnswer(status, text).state).toBe(state);
  });

  it.each([
    [200, '{"success":false}', 'failed'],
    [200, '{"status":"failed"}', 'failed'],
    [200, '{"error":"no such sheet"}', 'failed'],
    [200, '{"error":null}', 'confirmed'],
    [202, '', 'confirmed'],
    [0, '{"ok":true}', 'failed'],
    [304, '', 'failed'],
    [207, '', 'queued'],
    [207, '{"ok":true}', 'confirmed'],
  ])('%i %j is %s', (status, text, state) => {
    expect(parseAnswer(status, text).state).toBe(state);
  });

  it.each([
    ['Welcome', 'queued'],
    ['', 'queued'],
    ['{}', 'queued'],
    ['{"status":"ok"}', 'queued'],
    ['{"leadId":"another"}', 'queued'],
    ['<p>id-of-7</p>', 'queued'],
    ['{"ok":false,"leadId":"id-of-7"}', 'failed'],
    ['{"ok":true}', 'confirmed'],
    ['{"success":true}', 'confirmed'],
    ['{"status":"success"}', 'confirmed'],
    ['{"ok":true,"leadId":"id-of-7"}', 'confirmed'],
    ['{"id":"id-of-7"}', 'confirmed'],
  ])('behind a redirect, %j is %s', (text, state) => {
    expect(parseAnswer(200, text, null, { leadId: 'id-of-7', mustConfirm: true }).state).toBe(state);
  });

  it.each([
    ['Welcome', {}, 'queued'],
    ['Welcome', { redirectConfirms: true }, 'confirmed'],
    ['{"ok":true}', {}, 'confirmed'],
    ['<p>Sign in</p>', { redirectConfirms: true }, 'queued'],
  ])('after a redirect, %j with %j is %s', async (text, declared, state) => {
    const answer = Object.defineProperty(new Response(text), 'redirected', { value: true });
    vi.stubGlobal('fetch', async () => answer);
    expect(await request('https://hooks.example.com/a', lead, { label: 'Hook', ...declared }, 1000)).toMatchObject({
      state,
    });
  });

  it('may ask to wait for some seconds, or until a date', () => {
    vi.useFakeTimers({ now: Date.parse('2031-03-04T05:06:00Z') });
    expect(parseAnswer(429, '', '120').retryAfter).toBe(120_000);
    expect(parseAnswer(503, '', 'Tue, 04 Mar 2031 05:07:00 GMT').retryAfter).toBe(60_000);
    expect(parseAnswer(503, '', 'soon').retryAfter).toBeNaN();
    expect(parseAnswer(503, '').retryAfter).toBeNaN();
    vi.useRealTimers();
  });
});
