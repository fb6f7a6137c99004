import { didYouMean } from '../../sdk/suggest.ts';

/**
 * The route that was probably meant by an address as other sites write them: `contact.html`, `./contact`, `/Contact/`,
 * `/contact/index.php#form`, with its query and anchor. Undefined where no route is like it.
 */
export function meantRoute(written: string, routes: Iterable<string>): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  const plain = `/${decoded(path)
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/\.(?:html?|php\d?|aspx?|jsp)$/i, '')
    .replace(/(?:^|\/)index$/i, '')
    .replace(/\/+$/, '')}`.toLowerCase();
  const route = [...routes].find((one) => one.toLowerCase() === plain);
  return route === undefined ? undefined : `${route}${rest.trim()}`;
}

/** A suggestion: the route that was probably meant, else the nearest one, else the routes there are. */
export function otherRoute(written: string, routes: ReadonlySet<string>): string {
  const meant = meantRoute(written, routes);
  return meant === undefined ? didYouMean(written.replace(/[?#].*$/, ''), routes, 'route') : `Write "${meant}".`;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
