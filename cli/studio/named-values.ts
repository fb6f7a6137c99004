import type { RenderedSite } from '../../renderer/build/index.ts';
import { pageScope } from '../../renderer/build/page/resolve/scope.ts';
import { organizationTexts } from '../../renderer/build/page/resolve/shown-organization.ts';
import type { FactOverride } from '../../renderer/sdk/facts.ts';
import type { PageNode } from '../../renderer/site/site.ts';

/** A token that the texts of a page may name, and what the page shows for it. */
export interface NamedValue {
  /** Without braces: `facts.guarantee`. */
  readonly token: string;
  readonly text: string;
  /** The fact that it shows. */
  readonly fact?: string;
  /** The value of the fact on this page alone, with the reason. */
  readonly own?: FactOverride;
}

/** Returns the tokens that texts of a page may name, with the values that they have there. */
export function namedValues({ ready: { site } }: RenderedSite, { facts, locale }: PageNode): NamedValue[] {
  const scope = pageScope(site, facts, locale, organizationTexts);
  const names = scope.tokenNames().flatMap((name) => (name.startsWith('facts.') ? [name, `${name}.value`] : [name]));
  const seen = new Set<string>();
  return names.flatMap((token): NamedValue[] => {
    const text = scope.token(token);
    const fact = scope.factShown(token);
    // A value without its unit is only of use if it differs.
    const key = `${fact ?? token} ${text}`;
    if (text === undefined || seen.has(key)) return [];
    seen.add(key);
    const own = fact === undefined ? undefined : facts[fact];
    return [{ token, text, ...(fact !== undefined && { fact }), ...(own !== undefined && { own }) }];
  });
}
