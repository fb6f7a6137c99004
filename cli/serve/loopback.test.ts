import { describe, expect, it } from 'vitest';
import { mayReceiveLeads } from '../../renderer/client/leads/destination.ts';
import { allowLoopback, readDestinations, rewriteDestinationsForLoopback } from './loopback.ts';

const built = JSON.stringify({ hook: { label: 'Hook', url: null, allowedOrigins: ['https://hook.example'] } });

describe('the file of destinations', () => {
  it('lets leads go to any port of this machine as well, and changes nothing else', () => {
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

  it('is the only file that is changed', () => {
    expect(rewriteDestinationsForLoopback('index.html', built)).toBe(built);
  });

  it.each([undefined, '', 'no JSON', '7'])('has no entries when it holds %j', (text) => {
    expect(Object.keys(readDestinations(text))).toEqual([]);
  });
});

describe('the content security policy', () => {
  const of = (policy: string) =>
    allowLoopback(new Map([['content-security-policy', policy]])).get('content-security-policy');

  it('lets scripts and forms send to this machine, and loosens nothing else', () => {
    expect(of("default-src 'none'; connect-src 'self' https://a.example; form-action 'self'; base-uri 'none'")).toBe(
      "default-src 'none'; connect-src 'self' https://a.example http://localhost:* http://127.0.0.1:*; form-action 'self' http://localhost:* http://127.0.0.1:*; base-uri 'none'",
    );
  });

  it('stays as it is where it restricts neither, and is not made up', () => {
    expect(of("script-src 'self'")).toBe("script-src 'self'");
    expect([...allowLoopback(new Map([['x-frame-options', 'DENY']]))]).toEqual([['x-frame-options', 'DENY']]);
  });
});
