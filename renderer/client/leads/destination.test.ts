import { afterEach, describe, expect, it, vi } from 'vitest';
import { absenceOf, addressOf, keyOf, mayReceive } from './destination.ts';

const origins = ['https://script.example.com', 'http://localhost:*', 'http://127.0.0.1:4000', 'http://lan.example:80'];

describe('an address of local storage', () => {
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
    expect(mayReceive(address, origins)).toBe(expected);
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
    expect(addressOf(destination)).toBe(expected);
  });

  it('is where it was declared when local storage is denied', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(addressOf(destination)).toBe('https://declared.example/a');
  });

  it('is nowhere without an address', () => {
    expect(addressOf({ label: 'Sheet', url: null })).toBeUndefined();
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
    expect(keyOf(pipeline)).toBe('k-123');
    expect(addressOf(pipeline)).toBe('https://api.example/run');
  });

  it.each([null, '', 'two words', 'line\nbreak', 'kéy'])('has none with the key %j', (key) => {
    store(key);
    expect(keyOf(pipeline)).toBeUndefined();
    expect(addressOf(pipeline)).toBeUndefined();
    expect(absenceOf(pipeline)).toBe('No key provided');
  });

  it('never takes the key for an address', () => {
    store('https://evil.test/');
    expect(addressOf(pipeline)).toBe('https://api.example/run');
  });

  it('is nowhere with a key and no address, and does not say that the key is missing', () => {
    store('k-123');
    expect(addressOf({ ...pipeline, url: null })).toBeUndefined();
    expect(absenceOf({ ...pipeline, url: null })).toBe('No address is declared.');
  });

  it('is the only one whose setting is a key', () => {
    store('k-123');
    expect(keyOf({ ...pipeline, setting: 'url' })).toBeUndefined();
  });
});
