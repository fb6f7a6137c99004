import type { Issue } from '../../sdk/issue.ts';
import { type Claim, ledger } from '../checks/rules/claims/ledger.ts';
import { analyzeSite, type SiteOptions } from '../run/analyze-site.ts';

/** Returns the claims of a site; undefined if errors prevent its analysis. */
export async function claims(
  options: SiteOptions,
): Promise<{ readonly issues: readonly Issue[]; readonly claims: readonly Claim[] | undefined }> {
  const { issues, ready } = await analyzeSite(options);
  return { issues, claims: ready && ledger(ready.site, ready.pages, ready.place) };
}
