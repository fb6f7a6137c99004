import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';

/** An answer over https, as the scanner would get it; header names in lower case. */
export interface Answered {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** What Mozilla's Observatory gives an answer, and what it says of it. Nothing is asked for over a network. */
export function observatoryScore(answered: Answered): { readonly score: number; readonly results: readonly string[] } {
  const restore = withoutPreloadList();
  try {
    const requests = requestsOf(answered);
    const results = ALL_TESTS.flatMap((test) => test(requests).result ?? []);
    const modifiers = results.map((result) => getScoreModifier(result));
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 100);
    // As its own scan counts: what is better than needed counts only where nothing much is wrong.
    const uncurved = sum(modifiers.filter((modifier) => modifier < 0));
    return { score: uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved, results };
  } finally {
    restore();
  }
}

function requestsOf({ url, headers, html }: Answered): Requests {
  const address = new URL(url);
  const plain = new URL(url.replace(/^https:/, 'http:'));
  const requests = new Requests(address.hostname);
  const named = Object.assign(Object.create({ get: (name: string) => headers[name] }), headers);
  const answer = { status: 200, headers: named, httpEquiv: new Map(), verified: true };
  // It looks for scripts alone, and its parser of style sheets does not know today's.
  requests.resources.path = html.replace(/<style>.*?<\/style>/gs, '');
  requests.responses.auto = answer;
  requests.responses.https = answer;
  requests.responses.http = { ...answer, request: {} };
  requests.responses.cors = { status: 200, headers: {}, verified: true };
  requests.responses.httpRedirects = [
    { url: plain, status: 301 },
    { url: address, status: 200 },
  ];
  requests.responses.httpsRedirects = [{ url: address, status: 200 }];
  requests.session = { url: address, jar: { serializeSync: () => ({ cookies: [] }) } };
  return requests;
}

/** The list of hosts that browsers know already is fetched when the package is installed; here, no host is on it. */
function withoutPreloadList(): () => void {
  const read = fs.readFileSync;
  const patched = (file: fs.PathOrFileDescriptor, options?: BufferEncoding) =>
    String(file).endsWith('hsts-preload.json') ? '{}' : read(file, options);
  fs.readFileSync = patched as typeof fs.readFileSync;
  return () => {
    fs.readFileSync = read;
  };
}
