import type { Site } from '../../site/site.ts';
import type { HostedRedirect } from '../schema/redirect-rules.ts';
import { hostFileNames } from './host-file-names.ts';

/** Maximum bytes of a function (CloudFront, "Quotas on CloudFront Functions"). */
export const functionLimit = 10_240;

/** Extensions of files that a build makes. Any other address is that of a page, since the function cannot look for a file. */
const usualEndings = 'html|js|css|json|xml|txt|svg|png|apng|jpg|jpeg|gif|webp|avif|ico|cur|woff2?|ttf|otf';

/**
 * Returns the CloudFront function that maps addresses to objects of the bucket, and redirects. It is JavaScript of the
 * runtime `cloudfront-js-2.0`.
 */
export function cloudfrontFunction(
  { trailingSlash, origin, publicFiles = new Set() }: Pick<Site, 'trailingSlash' | 'origin' | 'publicFiles'>,
  redirects: readonly HostedRedirect[],
): string {
  const base = decodeURI(origin.base);
  const { endings, others } = publicNames(publicFiles);
  const moved = redirects.map(({ from, to, status }) => [
    decodeURIComponent(from),
    status === 301 ? [to] : [to, status],
  ]);
  const page =
    trailingSlash === 'always'
      ? `if (!path.endsWith('/')) return redirect(308, request.uri + '/', query);
  request.uri += 'index.html';`
      : `if (path.endsWith('/')) return redirect(308, request.uri.slice(0, -1), query);
  request.uri += '.html';`;
  return `const base = ${JSON.stringify(base)};
const moved = new Map(${JSON.stringify(moved)});
const hidden = /^(?:404|404\\.html|${hostFileNames.map((name) => name.replace('.', '\\.')).join('|')})$|\\/\\/|(?:^|\\/)\\.(?!well-known(?:\\/|$))/;
function redirect(status, to, query) {
  const parts = /^([^#]*)(.*)$/.exec(to);
  const location = parts[1] + (parts[1].includes('?') ? '' : query) + parts[2];
  return { statusCode: status, headers: { location: { value: location } } };
}
function queryOf(values) {
  const pairs = [];
  for (const name in values)
    for (const { value } of values[name].multiValue || [values[name]]) pairs.push(value === '' ? name : name + '=' + value);
  return pairs.length ? '?' + pairs.join('&') : '';
}
function handler(event) {
  const request = event.request;
  const query = queryOf(request.querystring);
  let path;
  try {
    path = decodeURIComponent(request.uri);
  } catch (error) {
    return { statusCode: 400 };
  }
  const to = moved.get(path) || (/.\\/$/.test(path) && !/\\.html?\\/$/i.test(path) && moved.get(path.slice(0, -1)));
  if (to) return redirect(to[1] || 301, to[0], query);
  if (base && path === base) return redirect(308, request.uri + '/', query);
  if (!path.startsWith(base + '/') || hidden.test(path.slice(base.length + 1))) {
    request.uri = '/.missing';
    return request;
  }
  if (path === base + '/') {
    request.uri += 'index.html';
    return request;
  }
  if (/\\.(?:${endings})$/i.test(path)${others.length === 0 ? '' : ` || ${JSON.stringify(others)}.includes(path.slice(base.length))`}) return request;
  ${page}
  return request;
}
`;
}

/** Returns the extensions of all files, and the public files without one. */
function publicNames(publicFiles: ReadonlySet<string>) {
  const usual = new RegExp(`\\.(?:${usualEndings})$`, 'i');
  const unusual = [...publicFiles].filter((address) => !usual.test(address));
  const own = unusual.map((address) => /\.([a-z\d]{1,12})$/i.exec(address)?.[1]?.toLowerCase());
  return {
    endings: [usualEndings, ...new Set(own.filter((ending) => ending !== undefined))].join('|'),
    others: unusual.filter((_, index) => own[index] === undefined),
  };
}
