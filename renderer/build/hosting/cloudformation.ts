import type { Site } from '../../site/site.ts';
import type { HostedRedirect } from '../schema/redirect-rules.ts';
import { hostFileNames } from './host-file-names.ts';
import { type HostRule, headersAt } from './host-rules.ts';

/**
 * Returns `cloudformation.json`, a template of AWS for a private bucket and a CloudFront distribution in front of it. A
 * policy of CloudFront sets headers for a whole behavior, so there is one for pages and one for each folder of assets.
 */
export function cloudformationFile(
  site: Pick<Site, 'trailingSlash' | 'origin' | 'publicFiles'>,
  redirects: readonly HostedRedirect[],
  rules: readonly HostRule[],
): string {
  const { base } = site.origin;
  // The first behavior that matches counts, so folders in folders come first.
  const folders = rules
    .flatMap((rule) => (rule.at.kind === 'folder' ? [{ path: rule.at.path, headers: headersAt(rules, rule) }] : []))
    .reverse();
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: 'A static site in a private S3 bucket, behind CloudFront.',
    Parameters: {
      DomainName: {
        Type: 'String',
        Default: '',
        Description: 'The domain of the site; leave empty to use that of CloudFront.',
      },
      CertificateArn: { Type: 'String', Default: '', Description: 'A certificate for the domain, in us-east-1.' },
    },
    Conditions: { HasDomain: { 'Fn::Not': [{ 'Fn::Equals': [{ Ref: 'DomainName' }, ''] }] } },
    Resources: {
      Bucket: { Type: 'AWS::S3::Bucket', DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' },
      BucketPolicy: bucketPolicy,
      Access: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: named('access'),
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      Addresses: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: named('addresses'),
          AutoPublish: true,
          FunctionConfig: { Comment: 'Addresses and redirects', Runtime: 'cloudfront-js-2.0' },
          FunctionCode: cloudfrontFunction(site, redirects),
        },
      },
      Headers: headersPolicy('headers', rules[0]?.headers ?? {}),
      ...Object.fromEntries(
        folders.map(({ headers }, index) => [
          `FolderHeaders${index + 1}`,
          headersPolicy(`folder-headers-${index + 1}`, headers),
        ]),
      ),
      Distribution: distribution(
        base,
        folders.map(({ path }) => path),
      ),
    },
    Outputs: {
      BucketName: { Value: { Ref: 'Bucket' } },
      DistributionId: { Value: { Ref: 'Distribution' } },
      Address: { Value: { 'Fn::GetAtt': ['Distribution', 'DomainName'] } },
    },
  };
  return `${JSON.stringify(template, null, 2)}\n`;
}

/** Lets the distribution read the bucket. Without the right to list it, S3 answers 403 instead of 404. */
const bucketPolicy = {
  Type: 'AWS::S3::BucketPolicy',
  Properties: {
    Bucket: { Ref: 'Bucket' },
    PolicyDocument: {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Action: ['s3:GetObject', 's3:ListBucket'],
          Resource: [{ 'Fn::GetAtt': ['Bucket', 'Arn'] }, { 'Fn::Sub': `\${Bucket.Arn}/*` }],
          Condition: {
            StringEquals: {
              'AWS:SourceArn': {
                'Fn::Sub': `arn:\${AWS::Partition}:cloudfront::\${AWS::AccountId}:distribution/\${Distribution}`,
              },
            },
          },
        },
      ],
    },
  },
};

function named(what: string) {
  return { 'Fn::Sub': `\${AWS::StackName}-${what}` };
}

/**
 * Headers that CloudFront only accepts as settings of their own (`SecurityHeadersConfig`). Objects bring their own caching: from a policy, a
 * missing asset would be cached for a year as well.
 */
function securityHeaders(headers: Readonly<Record<string, string>>) {
  const {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': transport,
    'X-Frame-Options': frames,
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': types,
    'Cache-Control': _,
    ...others
  } = headers;
  const config = {
    ...(policy && { ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true } }),
    ...(transport && {
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: /includeSubDomains/i.test(transport),
        Override: true,
      },
    }),
    ...(frames && { FrameOptions: { FrameOption: frames, Override: true } }),
    ...(referrer && { ReferrerPolicy: { ReferrerPolicy: referrer, Override: true } }),
    ...(types && { ContentTypeOptions: { Override: true } }),
  };
  return { config, others };
}

function headersPolicy(name: string, headers: Readonly<Record<string, string>>) {
  const { config, others } = securityHeaders(headers);
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: named(name),
        SecurityHeadersConfig: config,
        CustomHeadersConfig: {
          Items: Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override: true })),
        },
      },
    },
  };
}

/** The managed cache policy "CachingOptimized" (CloudFront, "Use managed cache policies"). */
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';

function distribution(base: string, folders: readonly string[]) {
  const behavior = (policy: string) => ({
    TargetOriginId: 'bucket',
    ViewerProtocolPolicy: 'redirect-to-https',
    Compress: true,
    CachePolicyId: cachingOptimized,
    ResponseHeadersPolicyId: { Ref: policy },
    FunctionAssociations: [
      { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Addresses', 'FunctionMetadata.FunctionARN'] } },
    ],
  });
  const missing = { ResponseCode: 404, ResponsePagePath: `${base}/404.html`, ErrorCachingMinTTL: 0 };
  return {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Enabled: true,
        HttpVersion: 'http2and3',
        IPV6Enabled: true,
        Aliases: { 'Fn::If': ['HasDomain', [{ Ref: 'DomainName' }], { Ref: 'AWS::NoValue' }] },
        ViewerCertificate: {
          'Fn::If': [
            'HasDomain',
            {
              AcmCertificateArn: { Ref: 'CertificateArn' },
              SslSupportMethod: 'sni-only',
              MinimumProtocolVersion: 'TLSv1.2_2021',
            },
            { Ref: 'AWS::NoValue' },
          ],
        },
        Origins: [
          {
            Id: 'bucket',
            DomainName: { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] },
            OriginAccessControlId: { Ref: 'Access' },
            S3OriginConfig: { OriginAccessIdentity: '' },
          },
        ],
        DefaultCacheBehavior: behavior('Headers'),
        CacheBehaviors: folders.map((path, index) => ({
          PathPattern: `${path}*`,
          ...behavior(`FolderHeaders${index + 1}`),
        })),
        CustomErrorResponses: [403, 404].map((ErrorCode) => ({ ErrorCode, ...missing })),
      },
    },
  };
}

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
