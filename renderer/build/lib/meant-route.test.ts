import { describe, expect, it } from 'vitest';
import { meantRoute } from './meant-route.ts';

const routes = ['/', '/contact', '/über-uns', '/services/roofs'];

describe('the route that was meant', () => {
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
  ])('by %j', (written, route) => expect(meantRoute(written, routes)).toBe(route));

  it.each(['contacts.html', 'www.example.com', '%zz', ''])('is nothing, or the home page, for %j', (written) => {
    expect(meantRoute(written, routes)).toBe(written === '' ? '/' : undefined);
  });
});
