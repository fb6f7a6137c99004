import { describe, expect, it } from 'vitest';
import { mayReceiveLeads } from '../../renderer/client/leads/destination.ts';
import { allowLoopback, readDestinations, rewriteDestinationsForLoopback } from './loopback.ts';

const built = JSON.stringify({ hook: { label: 'Hook', url: null, allowedOrigins: ['https://hook.example'] } });

describe('destinations.json', () => {
  it('allows leads to any port of this machine, and changes nothing else', () => {
    const { hook } = readDestinations(rewriteDestinationsForLoopback('destinations.json', built));
    expect(hook).toEqual({
      label: 'Hook',
      url: null,
      allowedOrigins: ['https://hook.example', 'http://localhost:*', 'http://127.0.0.1:*'],
    });
    for (const address of ['http://localhost:9000/x', 'http://127.0.0.1:1', 'https://hook.example/y']) {
      expect([address, mayReceiveLeads(address, hook?.allowedOrigins ?? [])]).toEqual([address, true]);
    }
    expect(mayReceiveLeads('https://elsewhere.example', hook?.allowedOrigins ?? [])).toBe(false);
  });

  it('is the only changed file', () => {
    expect(rewriteDestinationsForLoopback('index.html', built)).toBe(built);
  });

  it.each([undefined, '', 'no JSON', '7'])('has no entries if it contains %j', (text) => {
    expect(Object.keys(readDestinations(text))).toEqual([]);
  });
});

describe('the content security policy', () => {
  const of = (policy: string) =>
    allowLoopback(new Map([['content-security-policy', policy]])).get('content-security-policy');

  it('allows scripts and forms to send to this machine, and nothing else', () => {
    expect(of("default-src 'none'; connect-src 'self' https://a.example; form-action 'self'; base-uri 'none'")).toBe(
      "default-src 'none'; connect-src 'self' https://a.example http://localhost:* http://127.0.0.1:*; form-action 'self' http://localhost:* http://127.0.0.1:*; base-uri 'none'",
    );
  });

  it('stays unchanged if it restricts neither, and is never added', () => {
    expect(of("script-src 'self'")).toBe("script-src 'self'");
    expect([...allowLoopback(new Map([['x-frame-options', 'DENY']]))]).toEqual([['x-frame-options', 'DENY']]);
  });
});
