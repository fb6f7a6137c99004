import type { FactOverride } from '../../../sdk/facts.ts';
import type { Feed, Site } from '../../../site/site.ts';
import { fillText } from './fill-text.ts';
import { pageScope } from './scope.ts';
import { organizationTexts } from './shown-organization.ts';

/** Fills in a text that is resolved elsewhere too, where its errors are reported. */
export function fillQuietly(
  text: string,
  site: Site,
  facts: Readonly<Record<string, FactOverride>> = {},
  locale?: string,
): string {
  const scope = pageScope(site, facts, locale, organizationTexts);
  const context = { site: scope.site, scope, diagnostics: [] };
  return fillText(text, context, []);
}

/** Returns the title of a feed: the name of the site, unless the config has another. */
export function feedTitle(site: Site, { title }: Pick<Feed, 'title'>): string {
  return fillQuietly(title ?? site.name, site);
}
