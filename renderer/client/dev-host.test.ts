import { describe, expect, it } from 'vitest';
import { isLoopback, isOpenHost } from './dev-host.ts';

describe('a loopback host', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('is %s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  it.each(['localhost.evil.test', 'my-localhost', '127.0.0.1.evil.test', '127.0.0.10', '::1', 'www.example.com', ''])(
    'is not %s',
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );
});

describe('a host open to developers', () => {
  const suffixes = ['.preview.agency.example', 'staging.agency.example'];

  it.each([
    'localhost',
    'a.preview.agency.example',
    'a.b.preview.agency.example',
    'staging.agency.example',
    'x.staging.agency.example',
  ])('is %s', (host) => {
    expect(isOpenHost(host, suffixes)).toBe(true);
  });

  it.each([
    'my-preview.evil.test',
    'preview.agency.example',
    'my-preview.agency.example',
    'prestaging.agency.example',
    'preview.agency.example.evil.test',
    'www.agency.example',
  ])('is not %s', (host) => {
    expect(isOpenHost(host, suffixes)).toBe(false);
  });
});
