import { describe, expect, it } from 'vitest';
import { intendedRoute } from './suggest-route.ts';

const routes = ['/', '/contact', '/über-uns', '/services/roofs'];

describe('intendedRoute', () => {
  it.each([
    ['contact', '/contact'],
    ['contact.html', '/contact'],
    ['/contact.html', '/contact'],
    ['Contact.HTM', '/contact'],
    ['./contact.php', '/contact'],
    ['../contact/', '/contact'],
    ['contact/index.html#form', '/contact#form'],
    ['contact?plan=a#form', '/contact?plan=a#form'],
    ['services\\roofs', '/services/roofs'],
    ['index.html', '/'],
    ['/index.php', '/'],
    ['%C3%BCber-uns', '/über-uns'],
    ['contact ', '/contact'],
  ])('by %j', (written, route) => expect(intendedRoute(written, routes)).toBe(route));

  it.each(['contacts.html', 'www.example.com', '%zz', ''])('finds nothing but the home page for %j', (written) => {
    expect(intendedRoute(written, routes)).toBe(written === '' ? '/' : undefined);
  });
});
