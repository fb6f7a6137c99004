import { encodeRequestPath } from '../../renderer/sdk/paths.ts';
import { type HostedSite, publicFiles } from './hosted-site.ts';

/** Every kind of address that a visitor may ask for, below the folder of the site. */
export function addressesOf({ base, trailingSlash, files }: HostedSite): string[] {
  const end = trailingSlash === 'always' ? '/' : '';
  const wrong = trailingSlash === 'always' ? '' : '/';
  const pages = ['/pricing', '/men%C3%BC', '/towns/deal', '/v1.2'];
  const moved = [
    '/old',
    '/Pricing',
    '/anchor',
    '/campaign',
    '/both',
    '/moved/käse',
    '/50% off? "now"',
    '/(a+b)$1.[x]',
    '/{path}',
  ];
  const assets = new Map(
    files.filter((file) => !/^[^/]*\.html$/.test(file)).map((file) => [file.replace(/.*\./, ''), file]),
  );
  return [
    '/',
    '/?a=1',
    ...(base === '' ? [] : ['', '?a=1']),
    ...pages.flatMap((path) => [path + end, `${path}${end}?a=1&b=%20`, path + wrong, `${path}${wrong}?a=1&b=%20`]),
    '/index.html',
    '/pricing.html',
    '/pricing/index.html',
    ...[...moved.map(encodeRequestPath), '/market'].flatMap((path) => [path, `${path}/`, `${path}?a=1&b=%20c`]),
    ...['/team.html', '/team.html?a=1', '/shop/index.html'],
    // Nearly the address of a redirect or a page.
    ...['/OLD', '/oldx', '/old/x', '/team', '/PRICING', '/pricing/x', '/(aab)$1.[x]', '/%7Bx%7D', '/pric'],
    ...['/nope', '/nope/', '/towns', '/towns/', '/towns/nope', '/assets', '/assets/', '/assets/nope.js', '/nope.html'],
    ...['/404', '/404/', '/404.html', '/.frontage', '/.htaccess', '/.git/config', '/towns/.env', '/.well-known/nope'],
    ...['_headers', '_redirects', 'nginx.conf', 'vercel.json', 'Caddyfile', 'Dockerfile', 'cloudformation.json'].map(
      (name) => `/${name}`,
    ),
    ...['/sitemap.xml', '/robots.txt'],
    ...[...assets.values(), ...publicFiles].map((file) => encodeRequestPath(`/${file}`)),
    ...(trailingSlash === 'never' ? ['/google123'] : []),
  ].map((path) => base + path);
}
