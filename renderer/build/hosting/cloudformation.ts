import type { Site } from '../../site/site.ts';
import type { HostedRedirect } from '../schema/redirect-rules.ts';
import { cloudfrontFunction } from './cloudfront-function.ts';
import { covers } from './headers.ts';
import type { HostRule } from './host-rules.ts';

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
  const [every, ...others] = rules;
  const general = every?.headers ?? {};
  // The first behavior that matches counts, so folders in folders come first.
  const folders = others
    .flatMap(({ at, headers }, index) => {
      const around = others.slice(0, index).filter((rule) => covers(rule.at, at));
      return at.kind === 'folder'
        ? [{ path: at.path, headers: mergedHeaders([...around.map((rule) => rule.headers), headers]) }]
        : [];
    })
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
      Headers: headersPolicy('headers', general),
      ...Object.fromEntries(
        folders.map(({ headers }, index) => [
          `FolderHeaders${index + 1}`,
          headersPolicy(`folder-headers-${index + 1}`, { ...general, ...headers }),
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

function mergedHeaders(all: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>> {
  return Object.fromEntries(all.flatMap((headers) => Object.entries(headers)));
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
