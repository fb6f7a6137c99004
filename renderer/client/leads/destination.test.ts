import { afterEach, describe, expect, it, vi } from 'vitest';
import { destinationAddress, destinationKey, mayReceiveLeads, missingAddressMessage } from './destination.ts';

const origins = ['https://script.example.com', 'http://localhost:*', 'http://127.0.0.1:4000', 'http://lan.example:80'];

describe('an address in local storage', () => {
  it.each([
    ['https://script.example.com/exec', true],
    ['http://localhost:4321/leads', true],
    ['http://127.0.0.1:4000/leads', true],
    ['http://127.0.0.1:4001/leads', false],
    ['http://script.example.com/exec', false],
    ['https://script.example.com.evil.test/exec', false],
    ['https://script.example.com@evil.test/exec', false],
    ['https://evil.test/#https://script.example.com', false],
    ['http://lan.example/leads', false],
    ['javascript:alert(1)', false],
    ['secret-key', false],
  ])('%s may receive: %s', (address, expected) => {
    expect(mayReceiveLeads(address, origins)).toBe(expected);
  });
});

describe('where a lead goes', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const destination = {
    label: 'Sheet',
    url: 'https://declared.example/a',
    storageKey: 'sheet',
    allowedOrigins: origins,
  };

  it.each([
    ['https://script.example.com/exec', 'https://script.example.com/exec'],
    ['https://evil.test/', 'https://declared.example/a'],
    ['', 'https://declared.example/a'],
    [null, 'https://declared.example/a'],
  ])('with %j in local storage: %s', (stored, expected) => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'sheet' ? stored : null) });
    expect(destinationAddress(destination)).toBe(expected);
  });

  it('is the declared address when local storage is denied', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(destinationAddress(destination)).toBe('https://declared.example/a');
  });

  it('is undefined without an address', () => {
    expect(destinationAddress({ label: 'Sheet', url: null })).toBeUndefined();
  });
});

describe('a destination that needs a key', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const pipeline = {
    label: 'Pipeline',
    url: 'https://api.example/run',
    storageKey: 'pipelineKey',
    setting: 'key',
    missing: 'No key provided',
    allowedOrigins: ['https://api.example', 'https://evil.test'],
  } as const;
  const store = (key: string | null) => vi.stubGlobal('localStorage', { getItem: () => key });

  it('has the declared address once there is a key', () => {
    store('k-123');
    expect(destinationKey(pipeline)).toBe('k-123');
    expect(destinationAddress(pipeline)).toBe('https://api.example/run');
  });

  it.each([null, '', 'two words', 'line\nbreak', 'kéy'])('has no address with the key %j', (key) => {
    store(key);
    expect(destinationKey(pipeline)).toBeUndefined();
    expect(destinationAddress(pipeline)).toBeUndefined();
    expect(missingAddressMessage(pipeline)).toBe('No key provided');
  });

  it('never uses the key as an address', () => {
    store('https://evil.test/');
    expect(destinationAddress(pipeline)).toBe('https://api.example/run');
  });

  it('has no address with a key alone, and does not report a missing key', () => {
    store('k-123');
    expect(destinationAddress({ ...pipeline, url: null })).toBeUndefined();
    expect(missingAddressMessage({ ...pipeline, url: null })).toBe('No address is declared.');
  });

  it('is the only one that has a key', () => {
    store('k-123');
    expect(destinationKey({ ...pipeline, setting: 'url' })).toBeUndefined();
  });
});
