import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isAllowedHost, isCrossOrigin, isEveryAddress, isSameOrigin } from './request-origin.ts';

const interfaces = Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address));
const strangers = [
  undefined,
  '',
  ':4173',
  'evil.example',
  'evil.example:4173',
  'localhost.evil.example',
  'sub.localhost',
  'localhost.',
  '127.0.0.1.evil.example',
  '198.51.100.7',
  '0.0.0.0',
  '[::]',
  '[::2]',
  '[2001:db8::7]:4173',
  'localhost:80:80',
  'localhost, evil.example',
  'evil.example@localhost',
];

describe('the Host header of a request', () => {
  it.each(['localhost', 'localhost:4173', 'LOCALHOST:1', '127.0.0.1', '127.0.0.1:4173', '[::1]', '[::1]:4173'])(
    'may be %s on a loopback address, and on every address',
    (header) => {
      for (const address of ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::']) {
        expect(isAllowedHost(header, address)).toBe(true);
      }
    },
  );

  it.each(strangers)('may not be %s anywhere', (header) => {
    for (const address of ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::', '192.168.0.7', 'my-machine.lan']) {
      expect(isAllowedHost(header, address), address).toBe(false);
    }
  });

  it.each([
    ['127.0.0.2', '127.0.0.2:4173'],
    ['127.1', '127.0.0.1:4173'],
    ['LOCALHOST', 'localhost:4173'],
    ['0:0:0:0:0:0:0:1', '[::1]:4173'],
    ['::ffff:127.0.0.1', '[::ffff:7f00:1]:4173'],
  ])('may also be a name of this machine on %s', (address, header) => {
    expect(isAllowedHost(header, address)).toBe(true);
    expect(isAllowedHost('localhost', address)).toBe(true);
  });

  it.each([
    ['192.168.0.7', '192.168.0.7:4173'],
    ['::ffff:192.168.0.7', '[::ffff:c0a8:7]'],
    ['2001:DB8:0::7', '[2001:db8::7]:4173'],
    ['My-Machine.lan', 'my-machine.lan:4173'],
    ['127.0.0.1.evil.example', '127.0.0.1.evil.example'],
  ])('must be the given host on %s', (address, header) => {
    expect(isAllowedHost(header, address)).toBe(true);
    for (const other of ['localhost', '127.0.0.1', '[::1]', ...interfaces]) {
      expect(isAllowedHost(other, address), other).toBe(false);
    }
  });

  it.each(['0.0.0.0', '::', '', '0', '0.0', '0x0', '0:0::0', '::ffff:0.0.0.0'])(
    'may be an address of this machine where %j means all of them',
    (address) => {
      expect(isEveryAddress(address)).toBe(true);
      for (const own of interfaces) {
        const name = own.includes(':') ? `[${own}]` : own;
        expect(isAllowedHost(`${name}:4173`, address), name).toBe(true);
      }
      expect(isAllowedHost('evil.example', address)).toBe(false);
    },
  );
});

const host = 'localhost:4173';
const sandboxed = { origin: 'null' };

describe('the origin of a request', () => {
  it.each([
    [{}, false],
    [{ origin: 'http://localhost:4173' }, false],
    [{ origin: 'https://localhost:4173' }, true],
    [{ origin: 'http://localhost:4173/' }, true],
    [{ origin: 'HTTP://localhost:4173' }, true],
    [{ origin: 'http://localhost' }, true],
    [{ origin: 'http://localhost:4174' }, true],
    [{ origin: 'http://127.0.0.1:4173' }, true],
    [{ origin: 'http://[::1]:4173' }, true],
    [sandboxed, true],
    [{ ...sandboxed, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, true],
    [{ ...sandboxed, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, true],
    [{ origin: 'https://evil.example' }, true],
    [{ origin: 'http://localhost:4173.evil.example' }, true],
    [{ origin: 'http://localhost:4173, http://evil.example' }, true],
    [{ origin: 'ws://localhost:4173' }, true],
    [{ origin: 'file://localhost:4173' }, true],
    [{ origin: 'chrome-extension://abc' }, true],
    [{ origin: '' }, true],
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, false],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, true],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }, true],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
  ])('%j is another site: %s', (headers, elsewhere) => {
    expect(isCrossOrigin({ host, ...headers })).toBe(elsewhere);
  });

  it.each([
    [{}, false],
    [{ origin: 'http://localhost:4173' }, true],
    [{ origin: 'https://localhost:4173' }, false],
    [{ origin: 'http://localhost:4173', 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'http://localhost:4173', 'sec-fetch-site': 'same-site' }, false],
    [{ origin: 'http://localhost:4173', 'sec-fetch-site': 'cross-site' }, false],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }, false],
    [{ ...sandboxed, 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, false],
  ])('%j is the same origin: %s', (headers, own) => {
    expect(isSameOrigin({ host, ...headers })).toBe(own);
  });
});
