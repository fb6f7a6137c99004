import { didYouMean } from '../../sdk/suggest.ts';

/**
 * Returns the route that an address in another site's style probably means (`contact.html`, `./contact`, `/Contact/`,
 * `/contact/index.php#form`), with its query and fragment. Undefined if no route matches.
 */
export function intendedRoute(written: string, routes: Iterable<string>): string | undefined {
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

/** Suggests the intended route, else the most similar one, else lists the routes. */
export function suggestRoute(written: string, routes: ReadonlySet<string>): string {
  const intended = intendedRoute(written, routes);
  return intended === undefined ? didYouMean(written.replace(/[?#].*$/, ''), routes, 'route') : `Write "${intended}".`;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
