import { describe, expect, it } from 'vitest';
import type { Site } from '../../site/site.ts';
import { hostedRedirects, redirectsFile } from '../schema/redirect-rules.ts';
import { redirectLimitDiagnostics, redirectLimits } from './limits.ts';
import { vercelFile } from './vercel.ts';

function siteWith(redirects: Site['redirects'], more: Partial<Site> = {}): Site {
  const origin = { origin: 'https://example.org', base: '' };
  return { origin, trailingSlash: 'never', hosts: [], redirects, ...more } as unknown as Site;
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ from: `/old-${index}`, to: '/', temporary: false }));

/** A redirect whose longer line has `length` characters. */
function ofLine(length: number) {
  const rest = '/old/ https://example.com/? 301'.length;
  return { from: '/old', to: `https://example.com/?${'x'.repeat(length - rest)}`, temporary: false };
}

const linesOf = (site: Site) => redirectsFile(hostedRedirects(site)).trimEnd().split('\n');

describe('redirects that hosts do not follow', () => {
  it('start with the first one beyond the limit of Cloudflare Pages', () => {
    const { lines } = redirectLimits.cloudflare;
    expect(linesOf(siteWith(many(1000)))).toHaveLength(lines);
    expect(redirectLimitDiagnostics(siteWith(many(1000)))).toEqual([]);
    expect(redirectLimitDiagnostics(siteWith(many(1001)))).toMatchObject([
      {
        code: 'redirects-limit',
        path: ['redirects', 1000],
        message: expect.stringMatching(/1,000 redirects.*has 1,001/),
      },
    ]);
  });

  it('take fewer lines if they are from HTML files', () => {
    const files = (count: number) =>
      many(count).map((redirect) => ({ ...redirect, from: `/file${redirect.from.slice(1)}.html` }));
    expect(redirectLimitDiagnostics(siteWith(files(2000)))).toEqual([]);
    expect(redirectLimitDiagnostics(siteWith([...files(1000), ...many(501)]))).toMatchObject([
      { path: ['redirects', 1500], message: expect.stringMatching(/1,500 redirects.*has 1,501/) },
    ]);
    const toVercel = { hosts: ['vercel'] } as const;
    expect(
      redirectLimitDiagnostics(siteWith([...files(1), ...many(2048)], toVercel)).filter(({ message }) =>
        message.startsWith('Vercel'),
      ),
    ).toMatchObject([{ path: ['redirects', 2048], message: expect.stringContaining('has 2,049') }]);
  });

  it('are those with a line that is too long, each reported by itself', () => {
    const { line } = redirectLimits.cloudflare;
    const fits = siteWith([ofLine(line)]);
    expect(Math.max(...linesOf(fits).map((text) => text.length))).toBe(line);
    expect(redirectLimitDiagnostics(fits)).toEqual([]);
    const [first, second] = [ofLine(line + 1), { ...ofLine(line + 20), from: '/new' }];
    expect(redirectLimitDiagnostics(siteWith([first, ...many(1), second]))).toMatchObject([
      { path: ['redirects', 0], message: expect.stringContaining('a line of 1,001 characters') },
      { path: ['redirects', 2], message: expect.stringContaining('a line of 1,020 characters') },
    ]);
  });

  it('are reported for nginx if its file is written, and nginx is not suggested', () => {
    const ofNginx = (site: Site) =>
      redirectLimitDiagnostics(site).filter(({ message }) => message.includes('; nginx accepts'));
    const to = (length: number) => ({ ...ofLine(40), to: `https://example.com/?${'x'.repeat(length - 21)}` });
    expect(ofNginx(siteWith([to(4080)], { hosts: ['nginx'] }))).toEqual([]);
    expect(ofNginx(siteWith([to(4081)]))).toEqual([]);
    expect(redirectLimitDiagnostics(siteWith([to(4080)]))).toMatchObject([
      { suggestion: expect.stringContaining('(Netlify, nginx)') },
    ]);
    const found = redirectLimitDiagnostics(siteWith([to(4081)], { hosts: ['nginx'] }));
    expect(found).toMatchObject([
      { path: ['redirects', 0] },
      { message: expect.stringContaining('4,081 characters; nginx accepts 4,080') },
    ]);
    for (const { suggestion } of found) expect(suggestion).toContain('(Netlify)');
  });

  it('are reported for CloudFront if its function is too long', () => {
    const ofCloudfront = (site: Site) =>
      redirectLimitDiagnostics(site).filter(({ message }) => message.startsWith('CloudFront'));
    const redirects = Array.from({ length: 1000 }, (_, index) => ({
      from: `/old-${index}`,
      to: '/',
      temporary: false,
    }));
    const fitting = ofCloudfront(siteWith(redirects, { hosts: ['s3'] }))[0]?.path[1];
    expect(fitting).toBeGreaterThan(150);
    expect(ofCloudfront(siteWith(redirects.slice(0, Number(fitting)), { hosts: ['s3'] }))).toEqual([]);
    expect(ofCloudfront(siteWith(redirects.slice(0, Number(fitting) + 1), { hosts: ['s3'] }))).toHaveLength(1);
    expect(ofCloudfront(siteWith(redirects))).toEqual([]);
  });

  it('are reported for Vercel if its file is written', () => {
    const { entries, address } = redirectLimits.vercel;
    const ofVercel = (site: Site) => redirectLimitDiagnostics(site).filter(({ message }) => message.includes('Vercel'));
    const hosts = ['vercel'] as const;
    for (const [trailingSlash, most] of [
      ['never', entries],
      ['always', entries / 2],
    ] as const) {
      const fits = siteWith(many(most), { hosts, trailingSlash });
      expect(JSON.parse(vercelFile(fits, hostedRedirects(fits), [])).redirects).toHaveLength(entries);
      expect(ofVercel(fits)).toEqual([]);
      expect(ofVercel(siteWith(many(most + 1), { hosts, trailingSlash }))).toMatchObject([
        { path: ['redirects', most] },
      ]);
    }
    const long = siteWith([{ from: '/old', to: `/${'x'.repeat(address)}`, temporary: false }], { hosts });
    expect(ofVercel(long)).toMatchObject([{ path: ['redirects', 0], message: expect.stringContaining('4,097') }]);
    expect(ofVercel({ ...long, hosts: [] })).toEqual([]);
    expect(ofVercel(siteWith(many(3000)))).toEqual([]);
  });

  it('are none on a site without redirects', () => {
    expect(redirectLimitDiagnostics(siteWith([], { hosts: ['vercel'] }))).toEqual([]);
  });
});
