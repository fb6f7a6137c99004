import { describe, expect, it } from 'vitest';
import type { Destination } from '../../../site/site.ts';
import { siteView } from './testing/sample-site.ts';
import { unreachableDestinations, whyUnreachable } from './unreachable-destinations.ts';

describe('an address of a destination', () => {
  it.each([
    'http://localhost:8080/in',
    'https://localhost/in',
    'https://inbox.localhost/in',
    'http://127.0.0.1/in',
    'https://127.1/in',
    'https://0x7f000001/in',
    'https://0.0.0.0/in',
    'https://[::1]/in',
    'https://[::ffff:127.0.0.1]/in',
    'https://10.0.0.7/in',
    'https://172.31.255.1/in',
    'https://192.168.1.20/in',
    'https://100.64.0.1/in',
    'https://169.254.169.254/in',
    'https://[fd00::1]/in',
    'https://[fe80::1]/in',
    'https://printer.local/in',
    'https://crm.internal/in',
    'https://crm.test/in',
    'https://leads.example/in',
    'https://leads.example./in',
    'https://hooks.example.com/in',
    'https://example.org/in',
    'https://crm/in',
    'http://hooks.zapier.com/in',
  ])('that the public cannot reach: %s', (url) => {
    expect(whyUnreachable(new URL(url))).toBeTruthy();
  });

  it.each([
    'https://hooks.zapier.com/hooks/catch/1',
    'https://172.32.0.1/in',
    'https://8.8.8.8/in',
    'https://[2606:4700::1111]/in',
    'https://notexample.com/in',
    'https://local.example-shop.com/in',
    'https://testing.com/test',
  ])('that the public can reach: %s', (url) => {
    expect(whyUnreachable(new URL(url))).toBeUndefined();
  });

  it('is reported where it is written', () => {
    const destination = {
      label: 'Desk',
      setting: 'url',
      acceptsForms: false,
      mode: 'cors',
      redirectConfirms: false,
    } as const;
    const destinations = new Map<string, Destination>([
      ['desk', { ...destination, url: 'http://localhost:3000/in' }],
      ['none', destination],
    ]);
    const view = siteView({ site: { destinations }, options: { production: true } });
    expect(unreachableDestinations.check(view)).toMatchObject([
      { code: 'destination-unreachable', path: ['destinations', 'desk', 'url'] },
    ]);
  });
});
