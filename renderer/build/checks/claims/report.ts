import type { Issue } from '../../../sdk/issue.ts';
import { type PlanOptions, plan } from '../../plan.ts';
import { type Claim, ledger } from './ledger.ts';

/** Returns the claims of a site; undefined if errors prevent its analysis. */
export async function claims(
  options: PlanOptions,
): Promise<{ readonly issues: readonly Issue[]; readonly claims: readonly Claim[] | undefined }> {
  const { issues, ready } = await plan(options);
  return { issues, claims: ready && ledger(ready.site, ready.pages, ready.place) };
}
