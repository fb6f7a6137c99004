import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFor, parseHeaders } from '../cli/serve/answer.ts';
import { buildInMemory } from '../renderer/build/index.ts';
import { diskFiles } from '../renderer/build/lib/files.ts';
import { inlineOf, tagsOf } from './markup.ts';
import { observatoryScore } from './observatory.ts';

/** Minimum score from Mozilla's Observatory. */
const leastScore = 125;
/** Google's CSP Evaluator reports weaknesses below this severity (`MEDIUM_MAYBE`), and notes from it on. */
const leastSeverity = 50;

/** An address without a page. */
const anywhere = '/any/address';

const cacheDir = mkdtempSync(join(tmpdir(), 'frontage-headers-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

/** Returns the weaknesses that Google's CSP Evaluator finds in a policy. */
function weaknesses(policy: string): string[] {
  const diagnostics = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return diagnostics.flatMap(({ severity, directive, description }) =>
    severity < leastSeverity ? [`${severity} ${directive}: ${description}`] : [],
  );
}

const sites = { 'the first site': '..', 'the bakery': 'fixtures/bakery' };

describe.each(Object.entries(sites))('the headers of %s', (_, folder) => {
  let pages: readonly { readonly path: string; readonly html: string; readonly headers: Record<string, string> }[];
  beforeAll(async () => {
    const { files, made } = await buildInMemory({
      files: diskFiles,
      config: resolve(import.meta.dirname, folder, 'pages.config.ts'),
      cacheDir: join(cacheDir, folder.replace(/\W/g, '-')),
      year: 2026,
    });
    const rules = parseHeaders(String(files.get('_headers')));
    pages = (made?.rendered ?? []).map(({ page, html }) => {
      const path = decodeURI(
        page.url === undefined ? `${made?.ready.site.origin.base}${anywhere}` : new URL(page.url).pathname,
      );
      return { path, html, headers: Object.fromEntries(headersFor(rules, path)) };
    });
    expect(pages.length).toBeGreaterThan(2);
  });

  const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? '';

  it(`get at least ${leastScore} points from Mozilla's Observatory`, () => {
    const scores = pages
      .filter(({ path }) => !path.endsWith(anywhere))
      .map(({ path, html, headers }) => {
        const { score, results } = observatoryScore({
          url: `https://www.example.com${encodeURI(path)}`,
          headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
          html,
        });
        return { path, score, results };
      });
    expect(scores.filter(({ score }) => score < leastScore)).toEqual([]);
  });

  it('have no weakness for CSP Evaluator, on any page', () => {
    expect(
      pages.flatMap(({ path, headers }) => weaknesses(policyOf(headers)).map((fault) => `${path} ${fault}`)),
    ).toEqual([]);
  });

  it('give each page its own policy, for its content and nothing else', () => {
    for (const { path, html, headers } of pages) {
      const policy = policyOf(headers);
      const styles = inlineOf(html, 'style').length;
      const own = !path.endsWith(anywhere);
      if (own) expect([path, policy.match(/style-src ([^;]*)/)?.[1]?.split(' ').length]).toEqual([path, styles + 1]);
      const posts = tagsOf(html).some(
        ({ name, attributes }) => name === 'form' && /^https:/.test(attributes.action ?? ''),
      );
      if (own) expect([path, /form-action 'self' https:/.test(policy)]).toEqual([path, posts]);
      expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types 'none'");
      expect(headers).not.toHaveProperty('content-security-policy-report-only');
    }
  });

  it('let browsers cache assets forever, and revalidate pages', () => {
    expect(new Set(pages.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-cache']));
  });
});

describe('a weak policy or response', () => {
  it.each([
    ["script-src 'unsafe-inline'", 'script-src'],
    ["default-src 'none'; script-src 'self' https://www.googleapis.com; base-uri 'none'", 'script-src'],
    ["default-src 'none'; script-src 'self' data:; base-uri 'none'", 'script-src'],
    [
      "default-src 'none'; script-src 'strict-dynamic' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
      'base-uri',
    ],
  ])('is detected: %s', (policy, directive) => {
    expect(weaknesses(policy).some((fault) => fault.includes(directive))).toBe(true);
  });

  it('does not reach the score', () => {
    const headers = { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' };
    expect(observatoryScore({ url: 'https://www.example.com/', headers, html: '<p>' }).score).toBeLessThan(80);
  });
});
