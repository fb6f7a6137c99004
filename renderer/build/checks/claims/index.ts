import type { Finding } from '../../../sdk/issue.ts';
import type { Site } from '../../../site/site.ts';
import type { ResolvedPage } from '../../page/resolve/index.ts';
import { conflicts, expired } from './conflicts.ts';
import { claimGroups, misnamedClaims } from './groups.ts';
import { literalFindings, type WrittenWords } from './literal-findings.ts';
import { misnamedPolicies, policyFindings } from './policies.ts';

export interface ClaimOptions extends WrittenWords {
  /** The day by which claims are over (2027-01-31); none is when it is left out. */
  readonly today?: string | undefined;
}

/** What is wrong with the claims that a site makes. */
export function claimFindings(
  site: Site,
  pages: readonly ResolvedPage[],
  { today, ...written }: ClaimOptions,
): Finding[] {
  const groups = claimGroups(site.facts);
  return [
    ...misnamedClaims(site.facts),
    ...conflicts(site, groups),
    ...(today === undefined ? [] : expired(site, today)),
    ...misnamedPolicies(site, groups),
    ...policyFindings(site, pages, groups),
    ...literalFindings(site, pages, written),
  ];
}
