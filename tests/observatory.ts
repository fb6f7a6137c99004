import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';

/** An https response, as the scanner would get it. Header names are in lower case. */
export interface ScannedResponse {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** Returns the score and results of Mozilla's Observatory for a response, without any network request. */
export function observatoryScore(response: ScannedResponse): {
  readonly score: number;
  readonly results: readonly string[];
} {
  const restore = withoutPreloadList();
  try {
    const requests = requestsFor(response);
    const results = ALL_TESTS.flatMap((test) => test(requests).result ?? []);
    const modifiers = results.map((result) => getScoreModifier(result));
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 100);
    // Like its own scan: extra credit counts only from a minimum score.
    const uncurved = sum(modifiers.filter((modifier) => modifier < 0));
    return { score: uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved, results };
  } finally {
    restore();
  }
}

function requestsFor({ url, headers, html }: ScannedResponse): Requests {
  const address = new URL(url);
  const plain = new URL(url.replace(/^https:/, 'http:'));
  const requests = new Requests(address.hostname);
  const named = Object.assign(Object.create({ get: (name: string) => headers[name] }), headers);
  const answer = { status: 200, headers: named, httpEquiv: new Map(), verified: true };
  // The scanner reads only scripts, and its CSS parser fails on modern stylesheets.
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

/** Replaces the HSTS preload list, which the package downloads at installation, by an empty one. Returns the undo. */
function withoutPreloadList(): () => void {
  const read = fs.readFileSync;
  const patched = (file: fs.PathOrFileDescriptor, options?: BufferEncoding) =>
    String(file).endsWith('hsts-preload.json') ? '{}' : read(file, options);
  fs.readFileSync = patched as typeof fs.readFileSync;
  return () => {
    fs.readFileSync = read;
  };
}
