import type { Diagnostic } from '../../../sdk/issue.ts';
import type { Site } from '../../../site/site.ts';
import { conflicts, expiredFacts } from './conflicts.ts';
import { claimGroups, misnamedClaims } from './groups.ts';
import { misnamedPolicies } from './policies.ts';

/** Checks the claims that a site declares. `today` is the day on which claims may have expired; without it, none have. */
export function claimDiagnostics(site: Site, today: string | undefined): Diagnostic[] {
  const groups = claimGroups(site.facts);
  return [
    ...misnamedClaims(site.facts),
    ...conflicts(site, groups),
    ...(today === undefined ? [] : expiredFacts(site, today)),
    ...misnamedPolicies(site, groups),
  ];
}
