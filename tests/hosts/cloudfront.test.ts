import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPreview } from '../../cli/commands/preview.ts';
import { functionLimit } from '../../renderer/build/hosting/cloudformation.ts';
import { addressesOf } from './addresses.ts';
import { type HostedSite, hostedSite } from './hosted-site.ts';
import { ask } from './requests.ts';

/** Runs the function and reads the behaviors of `cloudformation.json` as CloudFront does, and compares with `preview`. */
describe.each([
  { base: '', trailingSlash: 'never' },
  { base: '/k%C3%A4se', trailingSlash: 'always' },
] as const)('a site at "$base" with a slash $trailingSlash, on S3 with CloudFront', (setting) => {
  let site: HostedSite;
  let template: Template;

  beforeAll(async () => {
    site = await hostedSite(setting, ['s3']);
    template = JSON.parse(readFileSync(join(site.site, 'cloudformation.json'), 'utf8'));
  });
  afterAll(() => site?.drop());

  it('answers as preview does', async () => {
    const { url, close } = await startPreview({ out: site.site, port: 0, host: '127.0.0.1' });
    const differences = [];
    for (const path of addressesOf(site)) {
      const { status, headers, body } = await ask(Number(new URL(url).port), path);
      const answer = cloudfront(path);
      const location = headers.location;
      const preview = status === 200 || status === 404 ? { status, body } : { status, location };
      if (JSON.stringify(preview) !== JSON.stringify(answer)) differences.push([path, preview.status, answer]);
    }
    await close();
    // The function cannot look for a page, so that it redirects to the other spelling in any case.
    expect(differences.filter(([, status, answer]) => !(status === 404 && Object(answer).status === 308))).toEqual([]);
  });

  it('has the headers of the site in the first behavior that matches', () => {
    const headers = readFileSync(join(site.site, '_headers'), 'utf8');
    const [first = ''] = headers.split(/^(?=\S)/m);
    const rule = Object.fromEntries(
      [...first.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    const { 'Cache-Control': _, ...expected } = rule;
    expect(headersAt(`${site.base}/pricing`)).toEqual(expected);
    const ofAssets = { ...expected, 'Cross-Origin-Resource-Policy': 'cross-origin' };
    expect(headersAt(`${site.base}/assets/a.js`)).toEqual(ofAssets);
    expect(headersAt(`${site.base}/assets/islands/a.js`)).toEqual(ofAssets);
  });

  it('fits into the limits of CloudFront', () => {
    expect(Buffer.byteLength(template.Resources.Addresses.Properties.FunctionCode)).toBeLessThan(functionLimit / 2);
    expect(Buffer.byteLength(JSON.stringify(template))).toBeLessThan(51_200);
  });

  /** The answer to a request, with the object of the bucket. */
  function cloudfront(target: string) {
    const [path = '', query = ''] = target.split('?');
    const pairs = query.split('&').filter((pair) => pair !== '');
    const querystring = Object.fromEntries(
      pairs.map((pair) => [pair.split('=')[0], { value: pair.split('=')[1] ?? '' }]),
    );
    const code = template.Resources.Addresses.Properties.FunctionCode;
    const handler = new Function(`${code}; return handler;`)();
    const result = handler({ request: { uri: path, querystring } });
    if (result.statusCode !== undefined)
      return { status: result.statusCode, location: result.headers.location.value.replaceAll('%24', '$') };
    const key = decodeURIComponent(result.uri).slice(1);
    const isFile = site.files.some((file) => `${decodeURI(site.base)}/${file}`.slice(1) === key);
    const { ResponsePagePath } = template.Resources.Distribution.Properties.DistributionConfig.CustomErrorResponses[0];
    const file = isFile ? key : decodeURI(ResponsePagePath).slice(1);
    return { status: isFile ? 200 : 404, body: readFileSync(join(site.root, file), 'utf8') };
  }

  /** The headers that the policy of a path sets. */
  function headersAt(path: string): Record<string, string> {
    const { CacheBehaviors, DefaultCacheBehavior } = template.Resources.Distribution.Properties.DistributionConfig;
    const matches = ({ PathPattern }: Behavior) => path.startsWith(PathPattern.replace('*', ''));
    const { ResponseHeadersPolicyId } = CacheBehaviors.find(matches) ?? DefaultCacheBehavior;
    const policies = template.Resources as unknown as Record<string, HeadersPolicy>;
    const config = policies[ResponseHeadersPolicyId.Ref]?.Properties.ResponseHeadersPolicyConfig;
    const { ContentSecurityPolicy, StrictTransportSecurity, FrameOptions, ReferrerPolicy } =
      config?.SecurityHeadersConfig ?? {};
    return {
      'Content-Security-Policy': ContentSecurityPolicy?.ContentSecurityPolicy ?? '',
      'Strict-Transport-Security': `max-age=${StrictTransportSecurity?.AccessControlMaxAgeSec}; includeSubDomains`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': FrameOptions?.FrameOption ?? '',
      'Referrer-Policy': ReferrerPolicy?.ReferrerPolicy ?? '',
      ...Object.fromEntries((config?.CustomHeadersConfig.Items ?? []).map(({ Header, Value }) => [Header, Value])),
    };
  }
});

interface Behavior {
  readonly PathPattern: string;
  readonly ResponseHeadersPolicyId: { readonly Ref: string };
}

interface HeadersPolicy {
  readonly Properties: {
    readonly ResponseHeadersPolicyConfig: {
      readonly SecurityHeadersConfig: Partial<
        Record<
          string,
          Partial<Record<'ContentSecurityPolicy' | 'AccessControlMaxAgeSec' | 'FrameOption' | 'ReferrerPolicy', string>>
        >
      >;
      readonly CustomHeadersConfig: { readonly Items: readonly { readonly Header: string; readonly Value: string }[] };
    };
  };
}

interface Template {
  readonly Resources: {
    readonly Addresses: { readonly Properties: { readonly FunctionCode: string } };
    readonly Distribution: {
      readonly Properties: {
        readonly DistributionConfig: {
          readonly DefaultCacheBehavior: Omit<Behavior, 'PathPattern'>;
          readonly CacheBehaviors: readonly Behavior[];
          readonly CustomErrorResponses: readonly [{ readonly ResponsePagePath: string }];
        };
      };
    };
  };
}
