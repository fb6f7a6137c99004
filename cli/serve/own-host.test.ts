import { describe, expect, it } from 'vitest';
import { comesFromElsewhere, isLoopback, namesOwnHost } from './own-host.ts';

describe('the Host header of a request', () => {
  it.each(['localhost', 'localhost:4173', 'LOCALHOST:1', '127.0.0.1', '127.0.0.1:4173', '[::1]', '[::1]:4173'])(
    'may be %s on a loopback address',
    (header) => {
      expect(namesOwnHost(header, '127.0.0.1')).toBe(true);
    },
  );

  it.each([
    undefined,
    '',
    'evil.example',
    'evil.example:4173',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '[::2]',
    '10.0.0.1',
    'localhost:80:80',
  ])('may not be %s there', (header) => {
    expect(namesOwnHost(header, '127.0.0.1')).toBe(false);
    expect(namesOwnHost(header, 'localhost')).toBe(false);
    expect(namesOwnHost(header, '::1')).toBe(false);
  });

  it.each([
    ['127.0.0.2', '127.0.0.2:4173'],
    ['127.1', '127.0.0.1:4173'],
    ['LOCALHOST', 'localhost:4173'],
    ['0:0:0:0:0:0:0:1', '[::1]:4173'],
    ['::ffff:127.0.0.1', '[::ffff:7f00:1]:4173'],
  ])('must name this machine as well on %s', (address, header) => {
    expect(isLoopback(address)).toBe(true);
    expect(namesOwnHost(header, address)).toBe(true);
    expect(namesOwnHost('evil.example', address)).toBe(false);
  });

  it.each([
    '0.0.0.0',
    '::',
    '192.168.0.7',
    '::ffff:192.168.0.7',
    'my-machine',
    '127.0.0.1.evil.example',
    'fe80::1%eth0',
    '',
  ])('may be anything on %j', (address) => {
    expect(isLoopback(address)).toBe(false);
    expect(namesOwnHost('evil.example', address)).toBe(true);
  });

  it('may be anything where the server is open to others', () => {
    expect(namesOwnHost('my-machine.lan:8080', '0.0.0.0')).toBe(true);
  });
});

describe('the page that a request comes from', () => {
  it.each([
    [{}, false],
    [{ origin: 'http://localhost:4173' }, false],
    [{ origin: 'https://127.0.0.1' }, false],
    [{ origin: 'http://[::1]:3000' }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'https://evil.example' }, true],
    [{ origin: 'http://localhost.evil.example' }, true],
    [{ origin: 'file://localhost' }, true],
    [{ origin: 'chrome-extension://abc' }, true],
    [{ origin: '' }, true],
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
  ])('%j is elsewhere: %s', (headers, elsewhere) => {
    expect(comesFromElsewhere(headers, '127.0.0.1')).toBe(elsewhere);
    expect(comesFromElsewhere(headers, '0.0.0.0')).toBe(false);
  });
});
