import { type Fact, formatFact } from '../../../sdk/facts.ts';
import type { ContactDetails } from '../../../sdk/organization.ts';
import { telephoneOf } from '../../schema/phones/phone-links.ts';
import type { Scope } from './scope.ts';
import { wholeOrganization } from './shown-organization.ts';

/**
 * Returns how to reach the business from a page: the facts `phone` and `email`, which a page can override, then
 * `organization`, then the first fact of the type.
 */
export function reachOf(scope: Scope): ContactDetails | undefined {
  const { site } = scope;
  const organization = wholeOrganization(site);
  const number = typedFact(scope, 'phone', organization?.phone === undefined);
  const address = typedFact(scope, 'email', organization?.email === undefined);
  const phone = number
    ? { text: formatFact(number, site.locale), href: telephoneOf(String(number.value), { site, diagnostics: [] }, []) }
    : organization?.phone;
  const email = address ? String(address.value) : organization?.email;
  return phone || email ? { ...(phone && { phone }), ...(email && { email }) } : undefined;
}

/** The fact that has its type as its name; if `any`, also the first one of the type. */
function typedFact(scope: Scope, type: 'phone' | 'email', any: boolean): Fact | undefined {
  const names = any ? [type, ...scope.factNames()] : [type];
  return names.map((name) => scope.fact(name)).find((fact) => fact?.type === type);
}
