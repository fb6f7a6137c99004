import { afterEach, describe, expect, it, vi } from 'vitest';
import { judge, post } from './post.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Puts an answer in the place of the network, and keeps what was asked. */
function answerWith(answer: (request: RequestInit) => Promise<Response>) {
  const fetch = vi.fn((_url: string, request: RequestInit) => answer(request));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('post', () => {
  it('makes a simple request that outlives its page', async () => {
    const fetch = answerWith(async () => new Response(null, { status: 204 }));
    expect(await post('https://hooks.example.com/a', { email: 'ada@example.com' })).toEqual({ kind: 'confirmed' });
    const [url, request] = fetch.mock.lastCall ?? [];
    expect(url).toBe('https://hooks.example.com/a');
    expect(request).toMatchObject({ method: 'POST', body: '{"email":"ada@example.com"}', keepalive: true });
    expect(request).not.toHaveProperty('headers');
    expect(request).not.toHaveProperty('mode');
  });

  it('does not ask to outlive its page with more than such requests may hold', async () => {
    const fetch = answerWith(async () => new Response());
    await post('/leads', { message: '€'.repeat(21_000) });
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ keepalive: false });
  });

  it('tells a refusal with its status', async () => {
    answerWith(async () => new Response('', { status: 500 }));
    expect(await post('/leads', {})).toEqual({ kind: 'failed', status: 500 });
  });

  it('tells that nobody answered', async () => {
    answerWith(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await post('/leads', {})).toEqual({ kind: 'unreachable' });
  });

  it('stops waiting after its time', async () => {
    answerWith(
      ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    expect(await post('/leads', {}, { timeout: 5 })).toEqual({ kind: 'unreachable' });
  });
});

describe('judge', () => {
  it.each([
    ['', 'confirmed'],
    ['Thank you', 'confirmed'],
    ['{"ok":true,"leadId":"7"}', 'confirmed'],
    ['{"status":"success"}', 'confirmed'],
    ['null', 'confirmed'],
    ['{"ok":false}', 'failed'],
    ['{"status":"error"}', 'failed'],
  ])('reads %j with status 200 as %s', (text, kind) => {
    expect(judge(true, 200, text).kind).toBe(kind);
  });

  it('believes a refusing status more than the words', () => {
    expect(judge(false, 403, '{"ok":true}')).toEqual({ kind: 'failed', status: 403 });
  });
});
